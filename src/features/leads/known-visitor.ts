import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { primaryDb } from '../../platform/db/db'
import { countThisCall } from '../../platform/http/rate-limit'
import type { RawForm } from '../../platform/http/raw-form'
import { emailLine, isBlank } from '../../site/forms/fields'
import { FORMS, type FormKind } from '../../site/forms/forms'
import { NEW_VISITOR_FIELDS } from '../../site/forms/person-fields'
import { findKnownPerson } from './known-emails'

/**
 * Completes a visit request with only an email address by the name and number in earlier leads of that address. Returns
 * null for other forms and unknown addresses. It counts as an email check, because its response reveals the same.
 */
export async function completeKnownVisitor(
  c: Context<AppEnv>,
  kind: FormKind,
  raw: RawForm,
): Promise<RawForm | null> {
  if (!FORMS[kind].completesKnownVisitor || !isAddressAlone(raw)) return null
  const email = emailLine.safeParse(raw.Email)
  if (!email.data) return null
  const rate = await countThisCall(c, 'email-check')
  const person = rate.allowed ? await findKnownPerson(primaryDb(c.env.DB), email.data) : null
  return person && { ...raw, ...person }
}

/** Returns true for a form without name and number, whether the fields are empty or absent. */
function isAddressAlone(raw: RawForm): boolean {
  return NEW_VISITOR_FIELDS.every((name) => isBlank(raw[name]))
}
