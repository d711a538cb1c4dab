/**
 * The translatable texts by their names in the import format (in lower case), with the path of each in the record.
 * `managerfunction` is stored in the record's manager.
 */
export const TEXT_FIELDS = {
  city: 'city',
  district: 'district',
  street: 'street',
  publicaddress: 'publicAddress',
  countryname: 'countryName',
  substatusname: 'subStatusName',
  webidname: 'typeDescription',
  typeofpropertyname: 'typeDescription',
  typedescription: 'typeDescription',
  priceunittext: 'priceUnitText',
  marqueename: 'marqueeName',
  conditionname: 'conditionName',
  managerfunction: 'manager.function',
  name: 'name',
  descriptiona: 'description',
} as const

const DOCUMENT_TEXTS = { comment: 'comment', documenttypename: 'typeName' } as const

/** The lists whose entries have texts, each with its name in the record. */
export const TEXT_LISTS = {
  divisions: {
    list: 'divisions',
    texts: { floorname: 'floorName', roomtypename: 'roomType', comments: 'comments' },
  },
  documentitems: { list: 'documents', texts: DOCUMENT_TEXTS },
  documents: { list: 'documents', texts: DOCUMENT_TEXTS },
  plans: { list: 'plans', texts: { title: 'title' } },
} as const

/** Returns true for the lower-case name of a translatable text. */
export function isTextField(name: string): boolean {
  return Object.hasOwn(TEXT_FIELDS, name)
}

/**
 * Returns the key of an entry within its list: its ID, the address of a plan's picture, or its position. An imported
 * entry and its record have the same key.
 */
export function entryKey(entry: Readonly<Record<string, unknown>>, index: number): string {
  if (typeof entry.id === 'number') return String(entry.id)
  return typeof entry.picture === 'string' && !('x' in entry) ? entry.picture : `#${index}`
}
