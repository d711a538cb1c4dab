import { fullAddress } from '../../../listing/address'
import { ownerCard } from '../../../listing/owner-listing'
import type { Property } from '../../../listing/property'
import { formatDate, formatDateTime } from '../../../platform/format/dates'
import { type Lang, pick } from '../../../platform/format/lang'
import { formatInteger } from '../../../platform/format/number'
import { formatPhone } from '../../../platform/format/phone'
import { type LabelKey, type Translate, translator } from '../../../platform/i18n'
import { composeMail } from '../../../platform/mail/compose'
import type { MailRow } from '../../../platform/mail/mail-content'
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail'
import type { Site } from '../../../site/site'
import { historyPath, ownerReportsPath, stopReportsPath } from '../../../urls'
import { toMailListing } from '../../saved-searches/saved-searches'
import { translateCrmTerm } from '../crm-terms'
import { feedbackInWords } from '../owner-entries'
import type { ReportFigures } from './report-figures'

interface Report {
  site: Site
  origin: string
  property: Property
  figures: ReportFigures
  /** The agent's words, or ''. */
  note: string
}

interface Reader {
  email: string
  name: string
  lang: Lang
  /** The token of the links that stop the reports. */
  token: string
}

/** Returns the report about a property for one of its owners. */
export function reportMail(report: Report, { email, name, lang, token }: Reader): OutgoingMail {
  const { site, origin, property, figures, note } = report
  const { settings, labels } = site
  const t = translator(lang, labels[lang])
  const address = fullAddress(property, lang) || pick(property.typeDescription, lang)
  const [first, last] = [figures.days[0], figures.days.at(-1)]
  const { manager } = property
  const history = origin + historyPath(lang, property.id)
  const shown = toMailListing({ t, lang, origin }, ownerCard(property, settings))
  const mail = composeMail(
    {
      lang,
      origin,
      subject: t('mail.report.subject', { address }),
      heading: t('mail.report.heading'),
      paragraphs: [
        t('mail.report.intro', {
          address,
          from: formatDate(first?.day ?? null),
          until: formatDate(last?.day ?? null),
        }),
      ],
      ...(note && { quote: note }),
      rows: reportRows(t, lang, figures),
      ...(figures.days.some(({ views }) => views > 0) && {
        chart: {
          title: t('mail.report.chart'),
          bars: figures.days.map(({ day, views }) => ({ label: formatDate(day), value: views })),
        },
      }),
      sections: [{ listings: [{ ...shown, href: history }] }],
      button: { text: t('mail.report.button'), href: history },
      signature: [
        manager?.name || settings.name,
        formatPhone(manager?.mobile ?? settings.offices[0]?.phone ?? ''),
      ].filter(Boolean),
      reason: t('mail.report.why', { agency: settings.name }),
      links: [{ text: t('mail.report.stop'), href: origin + ownerReportsPath(lang, token) }],
    },
    settings,
    { email, ...(name && { name }) },
  )
  return { ...mail, unsubscribe: origin + stopReportsPath(token) }
}

function reportRows(t: Translate, lang: Lang, figures: ReportFigures): MailRow[] {
  const { days, viewsBefore, visitRequests, questions, appointments } = figures
  const views = days.reduce((sum, day) => sum + day.views, 0)
  const people = (count: number | null) =>
    count === null ? null : t('mail.report.people', { count: formatInteger(count) })
  const rows: [label: LabelKey, value: string | null][] = [
    [
      'mail.report.views',
      viewsBefore > 0
        ? t('mail.report.before', {
            count: formatInteger(views),
            before: formatInteger(viewsBefore),
          })
        : formatInteger(views),
    ],
    ['mail.report.early', figures.early === null ? null : formatInteger(figures.early)],
    ['mail.report.favourites', people(figures.favourites)],
    ['mail.report.searchers', people(figures.searchers)],
    ['mail.report.questions', formatInteger(questions)],
    ['mail.report.requests', formatInteger(visitRequests)],
    ['mail.report.appointments', appointments === null ? null : formatInteger(appointments)],
    ['mail.report.planned', figures.planned.map((date) => formatDateTime(date)).join('\n')],
    [
      'mail.report.feedback',
      figures.feedback
        .map(({ date, text, feedback }) =>
          [formatDate(date), text || feedbackInWords(t, lang, feedback)].join(' · '),
        )
        .join('\n'),
    ],
    [
      'mail.report.work',
      figures.work
        .map(({ date, type, kind, media }) => {
          const what = kind ? t(`history.entry.${kind}`) : (translateCrmTerm(type, lang) ?? type)
          const parts = [formatDate(date), what, media]
          return parts.filter(Boolean).join(' · ')
        })
        .join('\n'),
    ],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label: t(label), value }] : []))
}
