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
import { GOAL } from '../../platform/goal'
import { agencyManager } from '../team/team'
import { VISIT_ID } from '../visits/visits'
import { ASK_ID } from './question-sheet'

interface ContactProps {
  view: View
  /** A project is asked about, never visited or bid on as a whole. */
  listing: ListingCard & Pick<ListingDetail, 'manager'>
  /** The subject of mails: the address, or a project's name. */
  subject: string
}

/** The manager's contact card in the margin, and the contact bar that speaks for it elsewhere. */
export function Contact({ view, listing, subject }: ContactProps) {
  const { t, site } = view
  const manager = listing.manager ?? agencyManager(view)
  const mayVisit = isVisited(listing)
  return (
    <>
      <ManagerCard view={view} manager={manager} subject={subject}>
        {mayVisit && <VisitLinks view={view} icon className="button block" />}
        <a className={mayVisit ? 'button quiet block' : 'button block'} href={`#${ASK_ID}`}>
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

/** The one button of a bar: the visit, or a question where nobody visits. */
export function ContactButton({ view, listing }: Pick<ContactProps, 'view' | 'listing'>) {
  if (isVisited(listing)) return <VisitLinks view={view} className="button" />
  return (
    <a className="button" href={`#${ASK_ID}`}>
      {view.t('manager.ask')}
    </a>
  )
}

/** Tells whether appointments can be made: never for a project as a whole. */
export function isVisited(listing: ContactProps['listing']): boolean {
  return listing.kind !== 'project' && !listing.gone && canBook(listing)
}

interface VisitLinksProps {
  view: View
  className: string
  icon?: boolean
}

/** One of the two is seen: which one depends on how far the visitor has come. */
export function VisitLinks({ view, className, icon = false }: VisitLinksProps) {
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

/** Other sites that the agency works with: one for tenants, one for bids. */
function HandOver({ view, listing }: Pick<ContactProps, 'view' | 'listing'>) {
  const { rentalPlatformUrl, notaryUrl } = view.site.settings
  const isRent = listing.goal === GOAL.rent
  const template = pick(isRent ? rentalPlatformUrl : notaryUrl, view.lang)
  if (!template || listing.kind === 'project' || listing.gone) return null
  return (
    <a
      className="button quiet block"
      href={template.replaceAll('{id}', String(listing.id))}
      target="_blank"
      rel="noopener noreferrer"
    >
      {view.t(isRent ? 'manager.rental' : 'manager.notary')}
      <span className="sr-only"> ({view.t('manager.newtab')})</span>
    </a>
  )
}

interface ContactBarProps {
  view: View
  manager: Manager
  listing: ListingCard
  /** The one button. */
  children: ReactNode
}

/** The manager's card in short: comes up once the visitor has scrolled 50 px. */
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
