import { z } from 'zod'
import { isLang, LANGS, langFromId } from '../../platform/format/lang'
import { integer, line } from './fields'

const KEY = /^[\w.:-]{1,100}$/
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/

/** The technical fields of every form. None is ever rejected: an invalid value counts as absent. */
export const envelope = z.object({
  /** The honeypot. It is hidden from people, so that only programs fill it in. */
  middleName: line(5000).catch('x'),
  lang: z
    .preprocess(
      (value) => (isLang(value) ? value : langFromId(Number(value))),
      z.enum(LANGS).optional(),
    )
    .catch(undefined),
  moduleId: integer(1).catch(undefined),
  /** The idempotency key: random for each submission, and the same for a retry. */
  idempotencyKey: line(100).pipe(z.string().regex(KEY)).optional().catch(undefined),
  /** The path of the page with the form. */
  page: line(500).pipe(z.string().regex(OWN_PATH)).optional().catch(undefined),
  /** The referrer of the visit, and the campaign parameters of its first page. */
  referrer: line(500).catch(''),
  campaign: line(500).catch(''),
})
export type Envelope = z.output<typeof envelope>
export const ENVELOPE_FIELDS = Object.keys(envelope.shape)
