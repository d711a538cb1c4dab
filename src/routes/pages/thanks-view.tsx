import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { PageRole } from '../../domain/content/page-role'
import { formatPhone, phoneHref } from '../../domain/format/phone'
import type { ThanksPage } from '../../domain/lead/form-kind'
import type { LabelKey } from '../../i18n'
import { rolePath } from '../../urls'

interface Thanks {
  title: LabelKey
  text: LabelKey
  /** The next steps, in order. */
  steps?: readonly LabelKey[]
  /** Pages to go on to. */
  ways: readonly PageRole[]
}

const CONTACT: Thanks = {
  title: 'thanks.contact.title',
  text: 'thanks.contact.text',
  steps: ['thanks.contact.first', 'thanks.contact.second', 'thanks.contact.third'],
  ways: ['sale', 'rent', 'valuation'],
}

const THANKS: Record<ThanksPage, Thanks> = {
  contact: CONTACT,
  'contact-me': {
    title: 'thanks.home.title',
    text: 'thanks.home.text',
    steps: ['thanks.home.first', 'thanks.home.second', 'thanks.home.third'],
    ways: ['sale', 'rent', 'demand'],
  },
  '': {
    title: 'thanks.file.title',
    text: 'thanks.file.text',
    ways: ['valuation', 'sale', 'projects'],
  },
  estimation: {
    title: 'thanks.valuation.title',
    text: 'thanks.valuation.text',
    steps: ['thanks.valuation.first', 'thanks.valuation.second', 'thanks.valuation.third'],
    ways: ['sell', 'sale', 'demand'],
  },
  recherche: {
    title: 'thanks.demand.title',
    text: 'thanks.demand.text',
    steps: ['thanks.demand.first', 'thanks.demand.second', 'thanks.demand.third'],
    ways: ['sale', 'rent', 'projects'],
  },
  'send-to-friend': {
    title: 'thanks.friend.title',
    text: 'thanks.friend.text',
    ways: ['sale', 'rent', 'demand'],
  },
  newsletter: {
    title: 'thanks.newsletter.title',
    text: 'thanks.newsletter.text',
    ways: ['sale', 'rent', 'demand'],
  },
}

const WAYS: Partial<Record<PageRole, LabelKey>> = {
  sale: 'thanks.sale',
  rent: 'thanks.rent',
  projects: 'thanks.projects',
  demand: 'thanks.demand',
  valuation: 'thanks.valuation',
  sell: 'thanks.sell',
}

export function thanksTitle({ t }: View, name: ThanksPage): string {
  return t(THANKS[name].title)
}

/** Says that it arrived, what happens now, and where to go on. */
export function ThanksView({ view, name }: { view: View; name: ThanksPage }) {
  const { t } = view
  const { title, text, steps, ways } = THANKS[name]
  return (
    <section className="section thanks">
      <div className="wrap">
        <div className="said">
          <Tick />
          <h1>{t(title)}</h1>
          <p className="lede">{t(text)}</p>
          <Phone view={view} />
        </div>
        {steps && (
          <div className="panel tint">
            <h2>{t('thanks.happens')}</h2>
            <ol>
              {steps.map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
          </div>
        )}
        <nav aria-labelledby="thanks-ways">
          <h2 id="thanks-ways">{t('thanks.meanwhile')}</h2>
          <ul>
            {ways.map((role) => (
              <Way key={role} view={view} role={role} />
            ))}
          </ul>
        </nav>
      </div>
    </section>
  )
}

function Way({ view, role }: { view: View; role: PageRole }) {
  const href = rolePath(view.site, view.lang, role)
  const label = WAYS[role]
  return href && label ? (
    <li>
      <a href={href}>
        <span>{view.t(label)}</span>
        <Icon name="right" />
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

/** It arrived. */
function Tick() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r="47" />
      <path d="M31 49.5 43 61.5 66 35.5" />
    </svg>
  )
}
