import {
  AgentLine,
  HalfDayList,
  type RequestAgent,
  SuccessMark,
} from '../../components/forms/visit-summary'
import { SentListing } from '../../components/listing/sent-listing'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { ListingCard } from '../../listing/published'
import { formatPhone, phoneHref } from '../../platform/format/phone'
import type { LabelKey } from '../../platform/i18n'
import { promisedTimes } from '../../platform/i18n/promises'
import type { Thanks, ThanksPage } from '../../site/forms/define-form'
import { FORMS, type FormKind, isFormKind } from '../../site/forms/forms'
import type { PageRole } from '../../site/page-role'
import { rolePath } from '../../urls'
import { SimilarListings } from '../property-page/property-page'
import type { RequestTopic, SentRequest } from './sent-request'

interface ThanksProps {
  view: View
  name: ThanksPage
  /** The request of this browser, or null if the page was opened without one. */
  sent: SentRequest | null
  listing: ListingCard | null
  similar: ListingCard[]
  agent: RequestAgent
}

/**
 * The topic of the page. `received` is the page without a request; the site has no forms for friends and newsletters.
 */
type ThanksTopic = RequestTopic | 'received' | 'friend' | 'newsletter'

const TOPIC_OF: Record<ThanksPage, ThanksTopic> = {
  contact: 'site-contact',
  'contact-me': 'received',
  '': 'contact-download',
  estimation: 'valuation',
  recherche: 'demand',
  'send-to-friend': 'friend',
  newsletter: 'newsletter',
}

const OTHER_TOPICS: Record<Exclude<ThanksTopic, FormKind>, Thanks> = {
  received: { roles: ['sale', 'rent', 'demand'] },
  agent: { steps: ['thanks.contact.reply'], roles: ['sale', 'rent', 'valuation'] },
  rental: { steps: ['thanks.rental.owner', 'thanks.rental.answer'], roles: ['rent', 'demand'] },
  friend: { roles: ['sale', 'rent', 'demand'] },
  newsletter: { roles: ['sale', 'rent', 'demand'] },
}

function thanksOf(topic: ThanksTopic): Thanks {
  return isFormKind(topic) ? FORMS[topic].thanks : OTHER_TOPICS[topic]
}

const ROLE_TEXTS: Partial<Record<PageRole, LabelKey>> = {
  sale: 'thanks.sale',
  rent: 'thanks.rent',
  projects: 'thanks.projects',
  demand: 'thanks.demand',
  valuation: 'thanks.tovaluation',
  sell: 'thanks.sell',
}

export function thanksTitle({ view, name, sent, agent }: ThanksProps): string {
  return view.t(`thanks.${sent?.topic ?? TOPIC_OF[name]}.title`, { agent: agent.name })
}

/** Renders the request, the next steps and links to other pages. */
export function ThanksView(props: ThanksProps) {
  const { view, name, sent, listing, similar, agent } = props
  const { t, lang } = view
  const topic = sent?.topic ?? TOPIC_OF[name]
  const slots = { ...promisedTimes(t), agent: agent.name }
  const steps = stepsOf(topic, sent)
  const hasAgent = sent !== null && (listing !== null || sent.memberId !== null)
  return (
    <section className="section thanks">
      <div className="wrap">
        <div>
          <SuccessMark />
          <h1>{thanksTitle(props)}</h1>
          {hasText(topic, sent) && <p className="lede">{t(`thanks.${topic}.text`, slots)}</p>}
          {sent?.listing && sent.halfDays.length > 0 && (
            <HalfDayList t={t} lang={lang} propertyId={sent.listing.id} halfDays={sent.halfDays} />
          )}
          {!hasAgent && <Phone view={view} />}
        </div>
        {(listing || hasAgent || steps.length > 0) && (
          <div className="panel tint">
            {listing && <SentListing view={view} listing={listing} />}
            {hasAgent && <AgentLine t={t} agent={agent} />}
            {steps.length > 0 && (
              <>
                <h2>{t('thanks.happens')}</h2>
                <ol>
                  {steps.map((step) => (
                    <li key={step}>{t(step, slots)}</li>
                  ))}
                </ol>
              </>
            )}
          </div>
        )}
        <nav aria-labelledby="thanks-ways">
          <h2 id="thanks-ways">{t('thanks.meanwhile')}</h2>
          <ul>
            {thanksOf(topic).roles.map((role) => (
              <RoleLink key={role} view={view} role={role} />
            ))}
          </ul>
        </nav>
      </div>
      <div className="wrap">
        <SimilarListings view={view} cards={similar} />
      </div>
    </section>
  )
}

/** Returns false for a text that promises a mail with a link, if no mail is sent. */
function hasText(topic: ThanksTopic, sent: SentRequest | null): boolean {
  const isMailed = isFormKind(topic) && FORMS[topic].mailsFile
  return !isMailed || sent === null || sent.isCopied
}

/** Returns the steps that apply to the request: a call at a chosen time, mails, and a confirmation by mail. */
function stepsOf(topic: ThanksTopic, sent: SentRequest | null): LabelKey[] {
  const steps = thanksOf(topic).steps ?? []
  if (steps.length === 0) return []
  return [
    ...(sent?.isCopied ? ['thanks.mail' as const] : []),
    ...(sent?.asksToConfirm ? ['thanks.demand.confirm' as const] : []),
    ...steps.map((step) =>
      step === 'thanks.valuation.call' && sent?.hasTimes ? 'thanks.valuation.attime' : step,
    ),
  ]
}

function RoleLink({ view, role }: { view: View; role: PageRole }) {
  const href = rolePath(view.site, view.lang, role)
  const label = ROLE_TEXTS[role]
  return href && label ? (
    <li>
      <a href={href}>
        <span>{view.t(label)}</span>
        <Icon name="chevron-right" />
      </a>
    </li>
  ) : null
}

function Phone({ view: { t, site } }: { view: View }) {
  const phone = site.settings.offices[0]?.phone
  const [before, after] = t('thanks.urgent', { phone: '\n' }).split('\n')
  return phone ? (
    <p className="muted">
      {before}
      <a className="link" href={phoneHref(phone) ?? undefined}>
        {formatPhone(phone)}
      </a>
      {after}
    </p>
  ) : null
}
