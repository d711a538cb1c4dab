import type { ReactNode } from 'react'
import type { NumberKind } from '../../listing/field-value'
import type { AdValue } from '../../listing/law/ad-facts'
import { formatPrice } from '../../listing/price'
import type { CodeTable } from '../../platform/format/codes'
import { formatDate } from '../../platform/format/dates'
import { pick } from '../../platform/format/lang'
import { formatAmount, formatInteger, formatSurface } from '../../platform/format/number'
import type { LabelKey } from '../../platform/i18n'
import type { View } from '../ui/view'
import { scoreText } from './advert-facts'
import { EpcPicture } from './epc-tag'
import { floorName } from './floor-name'
import { typeNames } from './search-options'

/** Returns the value of a fact in the visitor's language. */
export function fieldValue(view: View, field: AdValue): ReactNode {
  const { t, lang } = view
  switch (field.kind) {
    case 'text':
      return pick(field.value, lang)
    case 'date':
      return <time dateTime={field.value.slice(0, 10)}>{formatDate(field.value)}</time>
    case 'epcLabel':
      return <EpcPicture view={view} epc={field.value} />
    case 'yes':
      return t('prop.yes')
    case 'code':
      return codeText(view, field.table, field.value)
    case 'abbreviation':
      return `${sentence(codeText(view, field.table, field.value))} (${field.written})`
    case 'types':
      return typeNames(view, field.value).join(', ') || pick(field.typeName, lang)
    case 'charges':
      return chargesText(view, formatPrice(field.value, field.currency), field.fixed)
    case 'interval':
      return t('law.permonth', {
        amount: [field.value, field.max].map((one) => formatPrice(one, field.currency)).join(' – '),
      })
    case 'meters':
      return field.value
        .map(({ code, text }) => (code ? codeText(view, 'meter', code) : text))
        .join(', ')
    case 'planningInfo':
      return <PlanningInfo view={view} href={field.href} />
    default:
      return NUMBERS[field.kind](view, field.value, field.currency)
  }
}

const NUMBERS: Record<NumberKind, (view: View, value: number, currency?: string) => string> = {
  count: (_, value) => formatInteger(value),
  year: (_, value) => String(value),
  floor: ({ t }, value) => floorName(t, value),
  surface: (_, value) => formatSurface(value),
  money: (_, value, currency) => formatPrice(value, currency),
  monthly: ({ t }, value, currency) => t('law.permonth', { amount: formatPrice(value, currency) }),
  perM2: scoreText,
  perYear: ({ t }, value) => t('energy.peryear', { value: formatAmount(value) }),
  co2: ({ t }, value) => t('energy.co2value', { value: formatAmount(value) }),
}

/** `platform/format/codes.ts` and the dictionaries have the same codes; a test compares them. */
function codeText({ t }: View, table: CodeTable, code: string): string {
  return t(`code.${table}.${code}` as LabelKey)
}

/** Capitalises the first letter of a phrase. */
function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function chargesText({ t }: View, amount: string, fixed: boolean | null): string {
  if (fixed === null) return t('law.permonth', { amount })
  return t(fixed ? 'law.chargesfixed' : 'law.chargesadvance', { amount })
}

/** A link to the planning information (Brussels), with the offer of a printed copy. */
function PlanningInfo({ view, href }: { view: View; href: string }) {
  return (
    <>
      <a href={href} rel="noopener noreferrer" target="_blank">
        {view.t('law.openinfo', { host: new URL(href).hostname })}
      </a>{' '}
      <small>{view.t('law.paper')}</small>
    </>
  )
}
