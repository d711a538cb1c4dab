import type { ReactNode } from 'react'
import { hook } from '../../client/hooks'
import { ManagerCard } from '../../components/listing/manager-card'
import { PriceText } from '../../components/listing/price'
import { Portrait } from '../../components/media/portrait'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { Manager } from '../../listing/property'
import type { ListingCard, ListingDetail } from '../../listing/published'
import { canBook } from '../../listing/status'
import { pick } from '../../platform/format/lang'
import { isOwnLink } from '../../platform/format/link'
import { GOAL } from '../../platform/goal'
import { agencyManager } from '../team/team'
import { VISIT_ID } from '../visits/visits'
import { QUESTION_SHEET_ID } from './question-sheet'

interface ContactProps {
  view: View
  /** Visitors can ask about a project, but can't visit it or bid on it. */
  listing: ListingCard & Pick<ListingDetail, 'manager'>
  /** The subject of mails: the address, or the name of a project. */
  subject: string
}

/** The contact card of the manager in the margin, and the contact bar, which is shown where the card is not. */
export function Contact({ view, listing, subject }: ContactProps) {
  const { t, site } = view
  const manager = listing.manager ?? agencyManager(view)
  const mayVisit = isVisited(listing)
  return (
    <>
      <ManagerCard view={view} manager={manager} subject={subject}>
        {mayVisit && <VisitLinks view={view} icon className="button block" />}
        <a
          className={mayVisit ? 'button quiet block' : 'button block'}
          href={`#${QUESTION_SHEET_ID}`}
        >
          {t('manager.ask')}
        </a>
        <HandOver view={view} listing={listing} />
      </ManagerCard>
      {site.settings.showStickyManager && (
        <ContactBar view={view} manager={manager} listing={listing}>
          <ContactButton view={view} listing={listing} />
        </ContactBar>
      )}
    </>
  )
}

/** The only button of a bar: to request a visit, or to ask a question if visits are not possible. */
export function ContactButton({ view, listing }: Pick<ContactProps, 'view' | 'listing'>) {
  if (isVisited(listing)) return <VisitLinks view={view} className="button" />
  return (
    <a className="button" href={`#${QUESTION_SHEET_ID}`}>
      {view.t('manager.ask')}
    </a>
  )
}

/** Returns true if visits can be booked. They never can for a project. */
export function isVisited(listing: ContactProps['listing']): boolean {
  return listing.kind !== 'project' && !listing.gone && canBook(listing)
}

interface VisitLinksProps {
  view: View
  className: string
  icon?: boolean
}

/** The two links to a visit. The step that the visitor reached determines which of them is visible. */
function VisitLinks({ view, className, icon = false }: VisitLinksProps) {
  const links = [
    { step: 'ask', text: view.t('manager.plan') },
    { step: 'pick', text: view.t('visitsteps.picktime') },
  ]
  return links.map(({ step, text }) => (
    <a
      key={step}
      className={className}
      href={`#${VISIT_ID}`}
      data-visit={step}
      hidden={step !== 'ask'}
    >
      {icon && <Icon name="calendar" />}
      {text}
    </a>
  ))
}

/** The link to the page for rental applications or, with a price, for bids, on this site or on that of a partner. */
function HandOver({ view, listing }: Pick<ContactProps, 'view' | 'listing'>) {
  const { rentalPlatformUrl, notaryUrl } = view.site.settings
  const isRent = listing.goal === GOAL.rent
  const template = pick(isRent ? rentalPlatformUrl : notaryUrl, view.lang)
  if (!template || listing.kind === 'project' || listing.gone) return null
  if (!isRent && listing.price === null) return null
  const href = template.replaceAll('{id}', String(listing.id))
  const isOwn = isOwnLink(href, view.origin)
  return (
    <a
      className="button quiet block"
      href={href}
      {...(!isOwn && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {view.t(isRent ? 'manager.rental' : 'manager.notary')}
      {!isOwn && <span className="sr-only"> ({view.t('manager.newtab')})</span>}
    </a>
  )
}

interface ContactBarProps {
  view: View
  manager: Manager
  listing: ListingCard
  /** The only button of the bar. */
  children: ReactNode
}

/** A short form of the manager's card. It appears after the visitor has scrolled 50 px. */
function ContactBar({ view, manager, listing, children }: ContactBarProps) {
  return (
    <div className="contact-bar" {...hook('contact-bar')}>
      <Portrait photo={manager.photo} sizes="3rem" />
      <p>
        <b>
          <PriceText view={view} listing={listing} />
        </b>
        {manager.name}
      </p>
      {children}
    </div>
  )
}
