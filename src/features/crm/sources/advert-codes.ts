import { listingTexts } from '../../../listing/texts'
import { CODES, type CodeTable, codeOf } from '../../../platform/format/codes'
import type { Translated } from '../../../platform/format/lang'
import { normalise } from '../../../platform/format/text'
import { linesIn, readFlag } from '../mapping/wire-values'

/** The codes of adverts by fields of the import format that sources send as yes or no. Null for no fact. */
export const YES_NO: Readonly<Record<string, { yes: string; no: string | null }>> = {
  planningpermit: { yes: 'Vg', no: 'Gvg' },
  planningpreemption: { yes: 'Vkr', no: 'Gvkr' },
  planningsubdivision: { yes: 'Vv', no: 'Gvv' },
  planningsummons: { yes: 'Dv', no: 'Gdv' },
  soilcertificate: { yes: 'available', no: null },
  asbestos: { yes: 'available', no: null },
  asbestoscommon: { yes: 'available', no: null },
  electricalinspection: { yes: 'conform', no: 'nonconform' },
  heritage: { yes: 'protected', no: null },
}

/** The code tables of fields that sources send in words. */
const TABLES: Readonly<Record<string, CodeTable>> = {
  planningpermit: 'permit',
  planningpreemption: 'preemption',
  planningsubdivision: 'subdivision',
  planningsummons: 'summons',
  planningzone: 'zone',
  floodzone: 'flood',
  leasetype: 'lease',
}

const TEXTS: Readonly<Record<string, Translated>> = listingTexts

/** Returns the code of a fact that a source sends as yes, no or words; any other value is returned unchanged. */
export function advertValue(field: string, value: unknown): unknown {
  const flag = readFlag(value)
  const codes = Object.hasOwn(YES_NO, field) ? YES_NO[field] : undefined
  if (codes && flag !== null) return flag ? codes.yes : codes.no
  const table = Object.hasOwn(TABLES, field) ? TABLES[field] : undefined
  const [words] = linesIn(value)
  return table && words ? (codeNamed(table, words) ?? words) : value
}

/** Returns the code that a text is, or that it names in one of the site's languages; null for any other text. */
function codeNamed(table: CodeTable, words: string): string | null {
  const code = codeOf(table, words)
  if (code) return code
  const named = CODES[table].find((one) => {
    const texts = Object.values(TEXTS[`code.${table}.${one}`] ?? {})
    return texts.some((text) => normalise(text) === normalise(words))
  })
  return named ?? null
}
