type Listings = Record<string, unknown>

/** Well below the 8 MB of a body. */
const MAX_BYTES = 4 * 1024 * 1024

/**
 * An import file in parts that fit into a request, projects before their units. What it deletes, owners and
 * histories come with the last part, after all listings. A CRM's envelope is not split.
 */
export function splitListings(file: unknown, maxBytes = MAX_BYTES): unknown[] {
  if (!isRecord(file) || JSON.stringify(file).length <= maxBytes) return [file]
  const nameOf = (lowerCaseName: string) =>
    Object.keys(file).find((name) => name.toLowerCase() === lowerCaseName)
  const lists = ['projects', 'items'].flatMap((lowerCaseName) => {
    const name = nameOf(lowerCaseName)
    const list = name === undefined ? null : file[name]
    return name !== undefined && Array.isArray(list) ? [{ name, list }] : []
  })
  if (lists.length === 0) return [file]
  const languageId = nameOf('languageid')
  const common = languageId === undefined ? {} : { [languageId]: file[languageId] }
  const parts: Listings[] = lists.flatMap(({ name, list }) =>
    chunks(list, maxBytes).map((chunk) => ({ ...common, [name]: chunk })),
  )
  const remaining = { ...file }
  for (const { name, list } of lists) {
    delete remaining[name]
    const deletedName = nameOf(name.toLowerCase() === 'items' ? 'deletedids' : 'deletedprojectids')
    if (deletedName !== undefined)
      remaining[deletedName] = withoutLiving(remaining[deletedName], list)
  }
  const hasRest = Object.keys(remaining).some((name) => name !== languageId)
  return hasRest ? [...parts, remaining] : parts
}

/** An ID that a file both contains and deletes is not deleted. */
function withoutLiving(deleted: unknown, list: unknown[]): unknown {
  const living = new Set(list.map((entry) => Number(isRecord(entry) ? entry.ID : Number.NaN)))
  return Array.isArray(deleted) ? deleted.filter((id) => !living.has(Number(id))) : deleted
}

function chunks(list: unknown[], maxBytes: number): unknown[][] {
  const all: unknown[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const entry of list) {
    const bytes = Buffer.byteLength(JSON.stringify(entry)) + 1
    if (size + bytes > maxBytes) {
      all.push([])
      size = 0
    }
    all.at(-1)?.push(entry)
    size += bytes
  }
  return all
}

function isRecord(value: unknown): value is Listings {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
