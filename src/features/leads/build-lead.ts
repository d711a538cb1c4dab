import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { primaryDb } from '../../platform/db/db'
import { LINK_SECONDS, signedPath } from '../../platform/http/signed-link'
import { withoutEarlyToken } from '../../site/early-link'
import { OFFICE_FIELD } from '../../site/forms/office-question'
import { listTeam, type TeamMember } from '../../site/team'
import { filePath } from '../../urls'
import { officeOfLead } from './lead-office'
import type { LeadFacts } from './mail/lead-facts'
import type { NewLead } from './queries'
import { receiverOf } from './receiver'
import { requestTopic } from './sent-request'
import type { Submission, ValidForm } from './submission'

/** A lead that is not stored yet, with the facts for its mails. */
export interface BuiltLead {
  lead: NewLead
  facts: LeadFacts
  /** The signed path of the file in the response to the visitor. */
  fileUrl: string | null
}

/** Returns the lead of a valid submission, with the office and person that it is assigned to. */
export async function buildLead(
  c: Context<AppEnv>,
  submission: Submission,
  valid: ValidForm,
): Promise<BuiltLead> {
  const team = await listTeam(primaryDb(c.env.DB))
  const { offices } = c.get('content').site.settings
  const listing = submission.listing?.record ?? null
  const { memberId } = valid.data
  const officeName = valid.extra[OFFICE_FIELD]
  const officeId = officeOfLead({ offices, team }, { listing, officeName, memberId })
  const lead = { ...leadOf(submission, valid), officeId }
  const member = team.find(({ id }) => id === memberId)
  const file = pathOfFile(submission)
  const fileUrl = file && (await signedPath(c, file, LINK_SECONDS.now))
  const mailed = file && c.get('origin') + (await signedPath(c, file, LINK_SECONDS.mail))
  return { lead, facts: { ...factsOf(c, submission, lead, member), fileUrl: mailed }, fileUrl }
}

function leadOf({ kind, lang, page, envelope, ids }: Submission, { data, extra }: ValidForm) {
  return {
    id: crypto.randomUUID(),
    kind,
    lang,
    data,
    extra,
    ...ids,
    page: withoutEarlyToken(page),
    moduleId: envelope.moduleId ?? null,
    referrer: envelope.referrer,
    campaign: envelope.campaign,
    idempotencyKey: envelope.idempotencyKey ?? null,
  }
}

function factsOf(
  c: Context<AppEnv>,
  { kind, rules, config, listing, document, now }: Submission,
  lead: ReturnType<typeof leadOf> & Pick<NewLead, 'officeId'>,
  member: TeamMember | undefined,
): Omit<LeadFacts, 'fileUrl'> {
  const { site } = c.get('content')
  const { data, officeId } = lead
  const isRental = config?.rentalApplication ?? false
  return {
    ...lead,
    topic: requestTopic(kind, { memberId: data.memberId, isRental }),
    extraFields: rules.extra,
    listing,
    document: document?.name ?? null,
    receiver: receiverOf(c.env, site, { kind, listing, member, officeId }),
    site,
    origin: c.get('origin'),
    now,
  }
}

/** Returns the path of the file that the form unlocks: a document, or the file of its module. */
function pathOfFile({ document, config, envelope: { moduleId } }: Submission): string | null {
  if (document) return document.path
  return config?.file && moduleId !== undefined ? filePath(moduleId) : null
}
