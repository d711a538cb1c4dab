import type { CSSProperties, ReactNode } from 'react'
import { formatDate } from '../../domain/format/dates'
import { pick } from '../../domain/format/lang'
import { formatInteger, formatSurface } from '../../domain/format/number'
import {
  FILE_COSTS,
  type PurchaseCosts,
  purchaseCosts,
  purchaseFacts,
  RATES_CHECKED,
} from '../../domain/law/purchase-costs'
import { favouriteId } from '../../domain/list/favourite-ids'
import { GOAL, hasLivingArea } from '../../domain/listing/goal'
import { formatEuro } from '../../domain/listing/price'
import type { ListingDetail, ProjectDetail } from '../../domain/listing/published'
import type { LabelKey } from '../../i18n'
import { comparePath } from '../../urls'
import { typeNames } from '../list/search-options'
import { ResponsivePicture } from '../media/picture'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'
import { EpcTag } from './epc-tag'
import { listingName } from './favourite-button'
import { listingPath } from './listing-card'
import { MarqueeLabel } from './marquee-label'
import { placeLine, placeName } from './place-line'
import { PriceText } from './price'

type Home = ListingDetail | ProjectDetail

interface CompareTableProps {
  view: View
  homes: Home[]
}

/** Homes side by side, a column each; every cell has the names of its row and column. */
export function CompareTable({ view, homes }: CompareTableProps) {
  const { t } = view
  const costs = homes.map((home) => purchaseCosts(purchaseFacts(home)))
  const groups = rowGroups(view, homes, costs)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <section className="compare-box" tabIndex={0} aria-label={t('compare.caption')}>
        <table className="compare" style={{ '--n': homes.length } as CSSProperties}>
          <caption className="sr-only">{t('compare.caption')}</caption>
          <thead>
            <PictureRow view={view} homes={homes} />
            <tr>
              <th scope="col">
                <span className="sr-only">{t('compare.feature')}</span>
              </th>
              {homes.map((home) => (
                <NameCell key={favouriteId(home)} view={view} home={home} />
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title ?? ''}>
              {title && (
                <tr className="group">
                  <th scope="rowgroup" colSpan={homes.length + 1}>
                    <span>{t(title)}</span>
                  </th>
                </tr>
              )}
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{t(label)}</th>
                  {cells.map((cell, at) => (
                    <td key={favouriteId(homes[at] as Home)}>
                      {cell ?? <EmptyCell view={view} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {groups.some(({ title }) => title) && <CostNote view={view} />}
    </>
  )
}

function PictureRow({ view, homes }: CompareTableProps) {
  return (
    <tr className="pictures">
      <td />
      {homes.map((home) => (
        <td key={favouriteId(home)}>
          <div className="media">
            {home.pictures[0] ? (
              <ResponsivePicture src={home.pictures[0].url} alt="" sizes="18rem" />
            ) : (
              <img src="/images/placeholder.svg" alt="" width="960" height="640" />
            )}
            <MarqueeLabel view={view} listing={home} />
          </div>
          <RemoveLink view={view} homes={homes} home={home} />
        </td>
      ))}
    </tr>
  )
}

function RemoveLink({ view, homes, home }: CompareTableProps & { home: Home }) {
  const { t, lang } = view
  const others = homes.filter((other) => other !== home)
  return (
    <a
      className="link"
      href={comparePath(lang, others)}
      data-uncompare={favouriteId(home)}
      data-hold
      aria-label={t('compare.removename', { name: listingName(home, lang) })}
    >
      <Icon name="close" />
      {t('compare.remove')}
    </a>
  )
}

function NameCell({ view, home }: { view: View; home: Home }) {
  const { lang } = view
  const href = listingPath(view, home)
  const title = pick(home.title, lang) || placeName(home, lang)
  return (
    <th scope="col">
      {href ? <a href={href}>{title}</a> : title}
      <span className="place">{placeLine(home, lang)}</span>
    </th>
  )
}

/** An empty cell: hidden, unknown, or absent. */
function EmptyCell({ view }: { view: View }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{view.t('prop.unknown')}</span>
    </>
  )
}

interface RowGroup {
  title?: LabelKey
  rows: { label: LabelKey; cells: (ReactNode | null)[] }[]
}

/** Rows with a value for at least one home; empty rows are left out. */
function rowGroups(view: View, homes: Home[], costs: (PurchaseCosts | null)[]): RowGroup[] {
  const facts = FACTS.map(([label, value]) => ({
    label,
    cells: homes.map((home) => value(home, view) || null),
  }))
  const sums = COSTS.map(([label, value]) => ({
    label,
    cells: costs.map((cost) => (cost ? money(value(cost)) : null)),
  }))
  const groups: RowGroup[] = [
    { rows: withoutEmptyRows(facts) },
    {
      title: 'cost.title',
      rows: withoutEmptyRows([...sums, { label: 'cost.vat', cells: homes.map(vat(view)) }]),
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
  ['price.deposit', (home) => money(lawOf(home)?.deposit || null)],
  ['prop.type', (home, view) => typeNames(view, home.webIds).join(', ')],
  ['prop.livingarea', (home) => hasLivingArea(home) && area(home)],
  ['detail.surface', (home) => !hasLivingArea(home) && area(home)],
  ['prop.plotarea', ({ plot }) => plot && formatSurface(plot)],
  ['prop.bedrooms', bedrooms],
  ['prop.bathrooms', ({ bathrooms }) => bathrooms && formatInteger(bathrooms)],
  ['energy.epc', ({ epc }, view) => epc && <EpcTag view={view} epc={epc} />],
  ['prop.buildyear', (home) => buildYear(home)],
]

const COSTS: [label: LabelKey, value: (costs: PurchaseCosts) => number | null][] = [
  ['cost.ownhome', ({ ownHomeDuty }) => ownHomeDuty],
  ['cost.general', ({ generalDuty }) => generalDuty],
  ['cost.notary', ({ notary }) => notary.withVat],
]

function area({ surface }: Home): string | null {
  return surface ? formatSurface(surface) : null
}

function pricePerM2({ goal, price, surface, priceFrom }: Home): string | null {
  if (goal !== GOAL.sale || !price || !surface || priceFrom) return null
  return formatEuro(Math.round(price / surface))
}

function charges(home: Home, perMonth: string): ReactNode {
  const amount = home.goal === GOAL.rent ? lawOf(home)?.charges : null
  return amount ? (
    <>
      {formatEuro(amount)} <small>{perMonth}</small>
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

/** New homes pay VAT on what registration duty would be asked for. */
function vat({ t }: View): (home: Home) => string | null {
  return (home) => {
    const { goal, price, newBuild } = purchaseFacts(home)
    return goal === GOAL.sale && price && newBuild ? t('prop.yes') : null
  }
}

/** Nought is an amount: the allowance may leave no duty. */
function money(amount: number | null): string | null {
  return amount === null ? null : formatEuro(amount)
}

function lawOf(home: Home): ListingDetail['law'] | null {
  return 'law' in home ? home.law : null
}

const NOTARIES = 'https://www.notaris.be/'
const NOTAIRES = 'https://www.notaire.be/'

export function CostNote({ view: { t, lang } }: { view: View }) {
  return (
    <p className="compare-note">
      {t('cost.note', { date: formatDate(RATES_CHECKED), file: formatEuro(FILE_COSTS) })}{' '}
      <a className="link" href={lang === 'nl' ? NOTARIES : NOTAIRES} rel="noopener">
        {t('cost.notaries')}
      </a>
    </p>
  )
}
