import { type RefObject, useEffect } from 'react'
import {
  AgentLine,
  HalfDayList,
  type RequestAgent,
  SuccessMark,
} from '../../components/forms/visit-summary'
import { VisitedListing, type VisitedListingProps } from '../../components/listing/visited-listing'
import { Icon, type IconName } from '../../components/ui/icon'
import type { Lang } from '../../platform/format/lang'
import { cleanEmail, cleanText } from '../../platform/format/text'
import type { KeysOf, Translate } from '../../platform/i18n'
import { promisedTimes } from '../../platform/i18n/promises'
import { type HalfDay, visitHalfDays } from '../../site/forms/half-days'
import { EARLY_PARAM } from '../../urls'
import type { VisitText } from './visit-texts'

/** The request as the visitor filled it in. It is not sent anywhere. */
export interface SentVisit {
  firstName: string
  /** The address to which a copy is sent, or '' for none. */
  email: string
  halfDays: HalfDay[]
}

const MAX_NAME = 200

/** Returns the request of a submitted form, with its texts normalised as on the server. */
export function sentVisit(data: FormData, isCopied: boolean): SentVisit {
  const texts = (name: string) => data.getAll(name).map(String)
  return {
    firstName: cleanText(String(data.get('FirstName') ?? ''), MAX_NAME),
    email: isCopied ? cleanEmail(String(data.get('Email') ?? '')) : '',
    halfDays: visitHalfDays({ VisitDate: texts('VisitDate'), VisitPart: texts('VisitPart') }),
  }
}

/** A link to further content, while the visitor waits for the agent. */
export interface NextLink {
  icon: IconName
  text: KeysOf<VisitText>
  href: string
}

export interface VisitSentProps {
  t: Translate<VisitText>
  lang: Lang
  propertyId: number
  listing: VisitedListingProps
  agent: RequestAgent
  links: NextLink[]
  sent: SentVisit
  heading: RefObject<HTMLHeadingElement | null>
  onClose(): void
}

/** The confirmation that replaces the form in its sheet. */
export function VisitSent(props: VisitSentProps) {
  const { t, lang, propertyId, listing, agent, links, sent, heading, onClose } = props
  const { firstName, email, halfDays } = sent
  const offered = links.filter(({ href }) => isOnPage(href))
  useEffect(() => {
    // The sheet may be scrolled to the button of the form.
    heading.current?.closest('dialog')?.scrollTo(0, 0)
    heading.current?.focus()
  }, [heading])
  return (
    <div className="visit-sent">
      <div className="sent-columns">
        <div>
          <SuccessMark />
          <h3 ref={heading} tabIndex={-1}>
            {firstName ? t('thanks.visit.hello', { name: firstName }) : t('thanks.visit.thanks')}
          </h3>
          <p>{t('thanks.visit.text', { ...promisedTimes(t), agent: agent.name })}</p>
          <HalfDayList
            t={t}
            lang={lang}
            propertyId={propertyId}
            halfDays={halfDays}
            earlyToken={new URLSearchParams(location.search).get(EARLY_PARAM)}
          />
        </div>
        <div className="sent-aside">
          <VisitedListing {...listing} />
          <AgentLine t={t} agent={agent} />
          {offered.length > 0 && (
            <>
              <h4>{t('thanks.visit.until')}</h4>
              <ul>
                {offered.map(({ icon, text, href }) => (
                  <li key={text}>
                    <Icon name={icon} />
                    <a className="link" href={href} onClick={onClose}>
                      {t(text)}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      <div className="sent-foot">
        <p>{email && t('thanks.visit.copy', { email })}</p>
        <button type="button" className="button quiet large" onClick={onClose}>
          {t('thanks.visit.back')}
        </button>
      </div>
    </div>
  )
}

/** Returns true for a link to another page, and for one to an element that this page has. */
function isOnPage(href: string): boolean {
  return !href.startsWith('#') || document.getElementById(href.slice(1)) !== null
}
