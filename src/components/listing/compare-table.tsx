import type { CSSProperties } from 'react'
import { favouriteId } from '../../listing/filter/favourite-ids'
import {
  type PurchaseCosts,
  purchaseCosts,
  purchaseFacts,
  RATES_CHECKED,
} from '../../listing/law/purchase-costs'
import { formatDate } from '../../platform/format/dates'
import { pick } from '../../platform/format/lang'
import { comparePath } from '../../urls'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'
import { advertPlace, FloodMark } from './advert-facts'
import { type Home, rowGroups } from './compare-rows'
import { listingName } from './favourite-button'
import { listingPath } from './listing-card'
import { MainPicture } from './listing-picture'
import { MarqueeLabel } from './marquee-label'
import { placeName } from './place-line'

interface CompareTableProps {
  view: View
  homes: Home[]
}

/** A table with a column per listing. Every cell is associated with the headings of its row and column. */
export function CompareTable({ view, homes }: CompareTableProps) {
  const { t } = view
  const costs = homes.map((home) => purchaseCosts(purchaseFacts(home)))
  const groups = rowGroups(view, homes, costs)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must scroll by keyboard */}
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
      {groups.some(({ title }) => title) && <CostNote view={view} costs={costs} />}
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
            <MainPicture view={view} listing={home} alt="" sizes="18rem" />
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
  const otherListings = homes.filter((other) => other !== home)
  return (
    <a
      className="link"
      href={comparePath(lang, otherListings)}
      data-uncompare={favouriteId(home)}
      data-early-events
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
      <span className="place">{advertPlace(home, lang)}</span>
      <FloodMark view={view} listing={home} />
    </th>
  )
}

/** An empty cell: the fact is hidden, unknown or absent. */
function EmptyCell({ view }: { view: View }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{view.t('prop.unknown')}</span>
    </>
  )
}

const NOTARIES = 'https://www.notaris.be/'
const NOTAIRES = 'https://www.notaire.be/'

interface CostNoteProps {
  view: View
  costs: (PurchaseCosts | null)[]
}

/** The conditions of the estimates, with those of residence if the rate of one of them has any. */
export function CostNote({ view: { t, lang }, costs }: CostNoteProps) {
  const residence = costs.find((one) => one?.residence)?.residence
  return (
    <p className="help small mt-4">
      {t('cost.note', { date: formatDate(RATES_CHECKED) })}{' '}
      {residence
        ? t('cost.note.residence', {
            years: residence.registerWithinYears,
            stay: residence.stayYears,
          })
        : null}{' '}
      <a className="link" href={lang === 'nl' ? NOTARIES : NOTAIRES} rel="noopener">
        {t('cost.notaries')}
      </a>
    </p>
  )
}
