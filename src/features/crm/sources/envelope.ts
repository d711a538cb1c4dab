import type { ItemIssue } from '../import/import-issue'
import { isRecord } from '../mapping/wire-item'
import { envelopePage } from './omnicasa'
import { CrmTrouble } from './source'

/** An import body; `notes` and `isAnswer` are set where it came in a CRM's envelope. */
type OpenedBody =
  | { status: 'ok'; body: unknown; notes: ItemIssue[]; isAnswer: boolean }
  | { status: 'failed'; issues: { path: string[]; message: string }[] }

/**
 * Opens the envelope that a CRM's answer stands in, `{"GetPropertyListJsonResult":{…}}`: what the CRM does not
 * say may be shown is hidden. Any other body is left as it is.
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
    if (!(error instanceof CrmTrouble)) throw error
    const message = `A CRM's answer that can't be read: ${error.message}`
    return { status: 'failed', issues: [{ path: [name], message }] }
  }
}

/** Some copy what stands inside of the outermost name. */
function isEnvelope(name: string): boolean {
  return /JsonResult$/i.test(name) || name === 'Value'
}
