import type { ItemIssue } from '../import/import-issue'
import { isRecord } from '../mapping/wire-item'
import { envelopePage } from './omnicasa'
import { CrmCallError } from './source'

/** An import body; `notes` and `isAnswer` are set if it came in a CRM's envelope. */
type OpenedBody =
  | { status: 'ok'; body: unknown; notes: ItemIssue[]; isAnswer: boolean }
  | { status: 'failed'; issues: { path: string[]; message: string }[] }

/**
 * Opens the envelope of a CRM's response, `{"GetPropertyListJsonResult":{…}}`. Facts without a flag that allows their
 * publication are hidden. Any other body is returned unchanged.
 */
export function openEnvelope(body: unknown): OpenedBody {
  const name = isRecord(body) ? Object.keys(body).find(isEnvelope) : undefined
  if (!isRecord(body) || name === undefined) {
    return { status: 'ok', body, notes: [], isAnswer: false }
  }
  try {
    const kind = /project/i.test(name) ? 'project' : 'property'
    const { items, issues } = envelopePage(name === 'Value' ? body : body[name], kind)
    const list = { [kind === 'project' ? 'Projects' : 'Items']: items.map(({ data }) => data) }
    const { LanguageId } = body
    return { status: 'ok', body: { LanguageId, ...list }, notes: issues, isAnswer: true }
  } catch (error) {
    if (!(error instanceof CrmCallError)) throw error
    const message = `A CRM's answer that can't be read: ${error.message}`
    return { status: 'failed', issues: [{ path: [name], message }] }
  }
}

/** Returns true for a known envelope name; some senders copy only the content of the outermost one. */
function isEnvelope(name: string): boolean {
  return /JsonResult$/i.test(name) || name === 'Value'
}
