import type { ReactNode } from 'react'
import { FILE_COSTS, type PurchaseCosts, purchaseFacts } from '../../listing/law/purchase-costs'
import { formatPrice } from '../../listing/price'
import type { ListingDetail, ProjectDetail } from '../../listing/published'
import { formatInteger, formatSurface } from '../../platform/format/number'
import { GOAL, hasLivingArea } from '../../platform/goal'
import type { LabelKey } from '../../platform/i18n'
import type { View } from '../ui/view'
import { Energy, hasEnergy } from './advert-facts'
import { PriceText } from './price'
import { typeNames } from './search-options'

export type Home = ListingDetail | ProjectDetail

interface RowGroup {
  title?: LabelKey
  rows: { label: LabelKey; cells: (ReactNode | null)[] }[]
}

/** Returns the rows with a value for at least one listing. `costs` are those of each listing. */
export function rowGroups(
  view: View,
  homes: Home[],
  costs: readonly (PurchaseCosts | null)[],
): RowGroup[] {
  const facts = FACTS.map(([label, value]) => ({
    label,
    cells: homes.map((home) => value(home, view) || null),
  }))
  const costRows = COSTS.map(([label, value]) => ({
    label,
    cells: costs.map((cost) => (cost ? money(value(cost)) : null)),
  }))
  const groups: RowGroup[] = [
    { rows: withoutEmptyRows(facts) },
    {
      title: 'cost.title',
      rows: withoutEmptyRows([...costRows, { label: 'cost.vat', cells: homes.map(vat(view)) }]),
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function withoutEmptyRows(rows: RowGroup['rows']): RowGroup['rows'] {
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null))
}

const FACTS: [label: LabelKey, value: (home: Home, view: View) => ReactNode][] = [
  ['price.label', (home, view) => <PriceText view={view} listing={home} />],
  ['compare.perm2', pricePerM2],
  ['price.charges', (home, { t }) => charges(home, t('price.permonth'))],
  ['price.deposit', (home) => money(lawOf(home)?.deposit || null, home.currency)],
  ['prop.type', (home, view) => typeNames(view, home.webIds).join(', ')],
  ['prop.livingarea', (home) => hasLivingArea(home) && area(home)],
  ['detail.surface', (home) => !hasLivingArea(home) && area(home)],
  ['prop.plotarea', ({ plot }) => plot && formatSurface(plot)],
  ['prop.bedrooms', bedrooms],
  ['prop.bathrooms', ({ bathrooms }) => bathrooms && formatInteger(bathrooms)],
  ['energy.epc', (home, view) => hasEnergy(home) && <Energy view={view} listing={home} />],
  ['prop.buildyear', (home) => buildYear(home)],
]

const COSTS: [label: LabelKey, value: (costs: PurchaseCosts) => number | null][] = [
  ['cost.ownhome', ({ ownHomeDuty }) => ownHomeDuty],
  ['cost.general', ({ generalDuty }) => generalDuty],
  ['cost.notary', ({ notary }) => notary.withVat],
  ['costs.file', () => FILE_COSTS],
]

function area({ surface }: Home): string | null {
  return surface ? formatSurface(surface) : null
}

function pricePerM2({ goal, price, currency, surface, priceFrom }: Home): string | null {
  if (goal !== GOAL.sale || !price || !surface || priceFrom) return null
  return formatPrice(Math.round(price / surface), currency)
}

function charges(home: Home, perMonth: string): ReactNode {
  const amount = home.goal === GOAL.rent ? lawOf(home)?.charges : null
  return amount ? (
    <>
      {formatPrice(amount, home.currency)} <small>{perMonth}</small>
    </>
  ) : null
}

function bedrooms({ bedrooms, bedroomsMin, bedroomsMax }: Home, { t }: View): string | null {
  if (bedrooms) return formatInteger(bedrooms)
  if (!bedroomsMax) return null
  if (bedroomsMin === bedroomsMax) return formatInteger(bedroomsMax)
  return t('project.range', { min: bedroomsMin ?? 0, max: bedroomsMax })
}

function buildYear(home: Home): string | null {
  const year = 'constructionYear' in home ? home.constructionYear : home.deliveryYear
  return year ? String(year) : null
}

/** Shows that VAT is due on a new home, in place of registration duty. */
function vat({ t }: View): (home: Home) => string | null {
  return (home) => {
    const { goal, price, newBuild } = purchaseFacts(home)
    return goal === GOAL.sale && price && newBuild ? t('prop.yes') : null
  }
}

/** Formats an amount without decimals. Zero is a valid amount, because the tax allowance may leave no duty. */
function money(amount: number | null, currency?: string): string | null {
  return amount === null ? null : formatPrice(Math.round(amount), currency)
}

function lawOf(home: Home): ListingDetail['law'] | null {
  return 'law' in home ? home.law : null
}
