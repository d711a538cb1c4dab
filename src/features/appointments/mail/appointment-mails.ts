import type { Bindings } from '../../../env'
import type { Db } from '../../../platform/db/db'
import { momentInWords } from '../../../platform/format/dates'
import { DEFAULT_LANG } from '../../../platform/format/lang'
import { formatPhone, phoneHref } from '../../../platform/format/phone'
import { translator } from '../../../platform/i18n'
import { composeMail } from '../../../platform/mail/compose'
import type { MailContent, MailListing, MailRow } from '../../../platform/mail/mail-content'
import { agencyAddress } from '../../../platform/mail/sender'
import type { Site } from '../../../site/site'
import { appointmentPath, STAFF } from '../../../urls'
import type { Appointment } from '../appointment'
import {
  type Agent,
  type AppointmentListing,
  findAgent,
  findAppointmentListing,
  listingName,
  listingPath,
} from '../appointment-facts'
import { appointmentToken } from '../appointment-token'
import type { AppointmentMail } from '../queries'
import { appointmentFile } from './appointment-file'

export interface MailContext {
  env: Bindings
  db: Db
  site: Site
  origin: string
}

/** The events of which a visitor is told. `gone`: the listing left the market. */
export type VisitorEvent = 'confirmed' | 'moved' | 'cancelled' | 'reminder' | 'gone' | 'feedback'
/** The events of which the agent is told. */
export type AgentEvent = 'assigned' | 'cancelled-by-visitor' | 'proposed' | 'answered' | 'gone'

const NAMES: Record<VisitorEvent, AppointmentMail['name']> = {
  confirmed: 'visitor',
  moved: 'visitor',
  cancelled: 'visitor',
  gone: 'visitor',
  reminder: 'reminder',
  feedback: 'feedback',
}

/** Returns the mail that tells the visitor of an event, or none without an address. */
export async function visitorMail(
  context: MailContext,
  row: Appointment,
  event: VisitorEvent,
  similar: MailListing[] = [],
): Promise<AppointmentMail[]> {
  if (!row.email) return []
  const { db, site, origin } = context
  const { lang } = row
  const t = translator(lang, site.labels[lang])
  const [agent, listing, token] = await Promise.all([
    findAgent(db, row),
    findAppointmentListing(db, row),
    appointmentToken(db, row.id),
  ])
  const url = origin + appointmentPath(lang, token)
  const home = listingName(listing, lang)
  const moment = momentInWords(row.startAt, lang)
  const isOff = event === 'cancelled' || event === 'gone'
  const subject = t(`mail.appointment.${event}`, { moment })
  const content: MailContent = {
    lang,
    origin,
    subject,
    heading: subject,
    paragraphs: [t(`mail.appointment.${event}.text`, { moment, home: home || row.place })],
    rows: event === 'feedback' ? [] : factRows(context, row, agent, listing),
    ...(similar.length > 0 && {
      sections: [{ title: t('mail.appointment.similar'), listings: similar }],
    }),
    ...(!isOff && {
      button: {
        text: t(
          event === 'feedback' ? 'mail.appointment.feedback.button' : 'mail.appointment.open',
        ),
        href: url,
      },
    }),
    signature: [...new Set([t('mail.greetings'), agent?.name ?? '', site.settings.name])].filter(
      Boolean,
    ),
    reason: t('mail.appointment.why', { agency: site.settings.name }),
  }
  const mail = composeMail(content, site.settings, { email: row.email, name: row.name })
  const path = listingPath(listing, lang)
  const file = appointmentFile(row, { site, origin, home, url: path ? origin + path : '' })
  return [
    {
      name: NAMES[event],
      mail: {
        ...mail,
        ...(agent && { replyTo: { email: agent.email, name: agent.name } }),
        ...(event !== 'reminder' && event !== 'feedback' && { attachments: [file] }),
      },
    },
  ]
}

function factRows(
  { site, origin }: MailContext,
  row: Appointment,
  agent: Agent | null,
  listing: AppointmentListing | null,
): MailRow[] {
  const { lang } = row
  const t = translator(lang, site.labels[lang])
  const phone = formatPhone(agent?.phone ?? site.settings.offices[0]?.phone ?? '')
  const href = phoneHref(phone)
  const with_ = [agent?.name, phone].filter(Boolean).join(', ')
  const path = listingPath(listing, lang)
  return [
    { label: t('appointment.when'), value: momentInWords(row.startAt, lang) },
    { label: t('appointment.place'), value: row.place },
    { label: t('appointment.agent'), value: with_, ...(href && { href }) },
    {
      label: t(listing?.kind === 'project' ? 'mail.row.project' : 'mail.row.listing'),
      value: listingName(listing, lang),
      ...(path && { href: origin + path }),
    },
  ].filter(({ value }) => value)
}

/** Returns the mail that tells the agent of an event. Without an agent, it goes to the agency. */
export async function agentMail(
  { env, db, site, origin }: MailContext,
  row: Appointment,
  event: AgentEvent,
): Promise<AppointmentMail[]> {
  const { settings } = site
  const agent = await findAgent(db, row)
  const lang = agent?.lang ?? settings.languages[0] ?? DEFAULT_LANG
  const t = translator(lang)
  const moment = momentInWords(row.startAt, lang)
  const subject = t(`mail.appointment.agent.${event}`, { name: row.name, moment })
  const content: MailContent = {
    lang,
    origin,
    subject,
    heading: subject,
    paragraphs: [t('mail.appointment.agent.text', { moment })],
    button: { text: t('mail.appointment.agent.open'), href: `${origin}${STAFF.visits}/${row.id}` },
    reason: t('mail.why.receiver', { agency: settings.name }),
  }
  const to = agent ? { email: agent.email, name: agent.name } : agencyAddress(env, settings)
  return [{ name: 'agent', mail: composeMail(content, settings, to) }]
}
