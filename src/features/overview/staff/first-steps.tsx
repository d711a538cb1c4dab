import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { pick } from '../../../platform/format/lang'
import { type LabelKey, plural } from '../../../platform/i18n'
import type { MailDelivery } from '../../../platform/mail/drivers'
import type { SettingsPart } from '../../../site/settings-parts'
import { type Unfilled, unfilledHref } from '../../../staff/editing/unfilled-parts'
import { STAFF } from '../../../urls'
import { PARTS } from '../../settings/settings.staff'
import type { Overview } from './overview-queries'

interface FirstStepsProps {
  view: View
  overview: Overview
  unfilled: Unfilled
  mailDelivery: MailDelivery
}

interface Step {
  title: string
  href: string | null
  /** The remaining work, or '' if the step is done. */
  remaining: string
}

const MAIL_TASKS = {
  sends: '',
  local: 'staff.start.mails.stay',
  missing: 'staff.start.steps.none',
} as const satisfies Record<MailDelivery, LabelKey | ''>

/** The remaining steps before the site of a new agency can be published. Renders nothing if all are done. */
export function FirstSteps(props: FirstStepsProps) {
  const { view, unfilled } = props
  const { t } = view
  const steps = stepsOf(props)
  const doneCount = steps.filter(({ remaining }) => remaining === '').length
  const isReady = unfilled.texts.length === 0 && [...unfilled.parts.values()].every((n) => n === 0)
  if (isReady || unfilled.parts.size === 0) return null
  return (
    <section className="panel first-steps">
      <div className="panel-head">
        <h2>{t('staff.start.steps')}</h2>
        <p className="muted">
          {t('staff.start.steps.done', { done: doneCount, all: steps.length })}
        </p>
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <StepLine view={view} step={step} />
          </li>
        ))}
      </ol>
      {props.mailDelivery === 'sends' ? null : (
        <p className="small muted">{t('staff.start.steps.mail.text')}</p>
      )}
      <p>
        <a className="button" href={STAFF.placeholders}>
          {t('staff.placeholders')}
        </a>
      </p>
      <UnfilledTexts view={view} texts={unfilled.texts} />
    </section>
  )
}

function stepsOf(props: FirstStepsProps): Step[] {
  const { overview, unfilled, mailDelivery } = props
  const { t, lang, site } = props.view
  const { logo, logoLight } = site.settings
  const remainingText = (count: number) =>
    count ? plural(t, lang, 'staff.start.steps.open', count) : ''
  const unless = (isDone: boolean) => (isDone ? '' : t('staff.start.steps.none'))
  const part = (name: SettingsPart): Step => ({
    title: t(PARTS[name].title),
    href: `${STAFF.settings}/${name}`,
    remaining: remainingText(unfilled.parts.get(name) ?? 0),
  })
  const texts = unfilled.texts.reduce((sum, { count }) => sum + count, 0)
  const appearanceStep = { title: t('staff.start.steps.logo'), href: `${STAFF.settings}/look` }
  const listingsStep = { title: t('staff.start.steps.homes'), href: `${STAFF.listings}/new` }
  return [
    part('agency'),
    part('offices'),
    { ...appearanceStep, remaining: unless(Boolean(logo ?? logoLight)) },
    part('team'),
    { title: t('staff.start.steps.texts'), href: null, remaining: remainingText(texts) },
    { ...listingsStep, remaining: unless(overview.properties + overview.projects > 0) },
    {
      title: t('staff.start.steps.mail'),
      href: null,
      remaining: MAIL_TASKS[mailDelivery] && t(MAIL_TASKS[mailDelivery]),
    },
  ]
}

function StepLine({ view: { t }, step: { title, href, remaining } }: { view: View; step: Step }) {
  const isDone = remaining === ''
  return (
    <>
      <span className={isDone ? 'mark done' : 'mark'}>{isDone ? <Icon name="check" /> : null}</span>
      <strong>{href ? <a href={href}>{title}</a> : title}</strong>
      <small className="muted">{isDone ? t('staff.start.steps.ready') : remaining}</small>
    </>
  )
}

function UnfilledTexts({ view, texts }: { view: View; texts: Unfilled['texts'] }) {
  const { t, lang } = view
  if (texts.length === 0) return null
  return (
    <details>
      <summary>{t('staff.start.steps.texts')}</summary>
      <ul className="rows spread">
        {texts.map((text) => (
          <li key={unfilledHref(text)}>
            <a className="link" href={unfilledHref(text)}>
              {pick(text.title, lang)}
            </a>
            <small className="muted">{plural(t, lang, 'staff.start.steps.open', text.count)}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
