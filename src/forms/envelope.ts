import { z } from 'zod'
import { isLang, LANGS, langFromId } from '../domain/format/lang'
import { line, whole } from './fields'

const KEY = /^[\w.:-]{1,100}$/
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/

/** What every form carries beside its fields. Nothing here is ever refused: what is odd is absent. */
export const envelope = z.object({
  /** A trap: hidden from people, so that only machines fill it. */
  middleName: line(5000).catch('x'),
  lang: z
    .preprocess(
      (value) => (isLang(value) ? value : langFromId(Number(value))),
      z.enum(LANGS).optional(),
    )
    .catch(undefined),
  moduleId: whole(1).catch(undefined),
  /** A number that the browser makes up for each form it sends, so that a retry is known as one. */
  idempotencyKey: line(100).pipe(z.string().regex(KEY)).optional().catch(undefined),
  /** The path of the page that the form stands on. */
  page: line(500).pipe(z.string().regex(OWN_PATH)).optional().catch(undefined),
  /** Where the visitor came from to this site, and the campaign parameters of that click. */
  referrer: line(500).catch(''),
  campaign: line(500).catch(''),
})
export type Envelope = z.output<typeof envelope>
export const ENVELOPE_FIELDS = Object.keys(envelope.shape)
