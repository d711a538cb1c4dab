import { ContactBar } from '../../components/contact-bar'
import { Icon } from '../../components/icon'
import { ManagerCard } from '../../components/manager-card'
import type { View } from '../../components/view'
import { GOAL } from '../../domain/goal'
import { pick } from '../../domain/lang'
import { mailHref, phoneHref } from '../../domain/phone'
import type { Manager } from '../../domain/property'
import type { ListingCard, ListingDetail } from '../../domain/published'
import { canBook } from '../../domain/status'

interface ContactProps {
  view: View
  /** A project is asked about, never visited or bid on as a whole. */
  listing: ListingCard & Pick<ListingDetail, 'manager'>
  /** What mails are about: the address, or a project's name. */
  subject: string
}

/** Who to call: the manager in the margin, and at the bottom of narrow screens. */
export function Contact({ view, listing, subject }: ContactProps) {
  const { t, site, lang } = view
  const manager = listing.manager ?? agencyOf(view)
  const visit = visitHref(view, listing, manager, subject)
  const ask =
    mailHref(manager.email, t('manager.subject', { address: subject })) ?? phoneHref(manager.mobile)
  const primary = visit
    ? { href: visit, text: t('manager.plan') }
    : ask && { href: ask, text: t('manager.ask') }
  return (
    <>
      <ManagerCard view={view} manager={manager} subject={subject}>
        {visit && (
          <a className="button block" href={visit}>
            <Icon name="calendar" />
            {t('manager.plan')}
          </a>
        )}
        {ask && (
          <a className={visit ? 'button quiet block' : 'button block'} href={ask}>
            {t('manager.ask')}
          </a>
        )}
        <HandOver view={view} listing={listing} />
      </ManagerCard>
      {primary && site.settings.showStickyManager && (
        <ContactBar manager={manager} title={pick(listing.title, lang)}>
          <a className="button" href={primary.href}>
            {primary.text}
          </a>
        </ContactBar>
      )}
    </>
  )
}

/** By mail, until visits can be booked here: then this is the address of that dialog. */
function visitHref(
  { t }: View,
  listing: ContactProps['listing'],
  manager: Manager,
  subject: string,
): string | null {
  if (listing.kind === 'project' || listing.gone || !canBook(listing)) return null
  return mailHref(manager.email, t('manager.visitsubject', { address: subject }))
}

/** Other sites that the agency works with: one for tenants, one for bids. */
function HandOver({ view, listing }: Pick<ContactProps, 'view' | 'listing'>) {
  const { rentalPlatformUrl, notaryUrl } = view.site.settings
  const isRent = listing.goal === GOAL.rent
  const template = isRent ? rentalPlatformUrl : notaryUrl
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

/** The agency itself, where the CRM names nobody. */
function agencyOf({ site: { settings } }: View): Manager {
  const [office] = settings.offices
  return {
    name: settings.name,
    photo: null,
    function: null,
    biv: settings.legal.ipi,
    email: settings.siteEmail,
    mobile: office?.phone ?? null,
  }
}
