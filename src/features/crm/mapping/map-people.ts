import type { Lang } from '../../../platform/format/lang'
import { sha256 } from '../../../platform/format/sha256'
import { yieldingEntries } from '../../../platform/format/yield-to-requests'
import type { History } from '../../owner-area/history'
import type { ImportIssue, ItemIssue } from '../import/import-issue'
import { mapHistory } from './map-history'
import { mapOwner, type OwnerRecord } from './map-owner'

export interface MappedHistory {
  propertyId: number
  history: History
  hash: string
}

export interface MappedPeople {
  owners: OwnerRecord[]
  histories: MappedHistory[]
  refused: ItemIssue[]
  notes: ItemIssue[]
}

/** The largest history in bytes of JSON. A D1 row is limited to 2 MB, and a history of half of that is a mistake. */
const MAX_RECORD_BYTES = 1024 * 1024

/** Maps each entry of `Owners` and `Histories` of an import file separately. */
export async function mapPeople(
  owners: readonly unknown[],
  histories: Record<string, unknown>,
  lang: Lang,
): Promise<MappedPeople> {
  const mapped: MappedPeople = { owners: [], histories: [], refused: [], notes: [] }
  const byEmail = new Map<string, OwnerRecord>()
  for await (const [index, value] of yieldingEntries(owners)) {
    addOwner(mapped, byEmail, value, index, lang)
  }
  mapped.owners = [...byEmail.values()]
  for await (const [, [key, value]] of yieldingEntries(Object.entries(histories))) {
    await addHistory(mapped, key, value)
  }
  return mapped
}

/** Adds an owner; of two entries with one email address, the last one is used. */
function addOwner(
  mapped: MappedPeople,
  byEmail: Map<string, OwnerRecord>,
  value: unknown,
  index: number,
  lang: Lang,
): void {
  const mapping = mapOwner(value, lang)
  const entryIssue = (issues: ImportIssue[]) => ({
    ID: null,
    index,
    place: `Owners[${index}]`,
    issues,
  })
  if (mapping.status === 'refused') {
    mapped.refused.push(entryIssue(mapping.issues))
    return
  }
  const { owner, notes } = mapping
  byEmail.delete(owner.email)
  byEmail.set(owner.email, owner)
  if (notes.length > 0) mapped.notes.push(entryIssue(notes))
}

async function addHistory(mapped: MappedPeople, key: string, value: unknown): Promise<void> {
  const mapping = mapHistory(key, value)
  if (mapping.status === 'refused') {
    mapped.refused.push({ ID: mapping.propertyId, place: 'Histories', issues: mapping.issues })
    return
  }
  const { propertyId, history } = mapping
  const json = JSON.stringify(history)
  if (new TextEncoder().encode(json).length > MAX_RECORD_BYTES) {
    mapped.refused.push({ ID: propertyId, issues: [{ code: 'historyTooLarge' }] })
    return
  }
  mapped.histories.push({ propertyId, history, hash: await sha256(json) })
}
