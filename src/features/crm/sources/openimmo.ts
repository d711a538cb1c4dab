import { isLang, type Lang } from '../../../platform/format/lang'
import { firstSaleMethod } from '../mapping/sale-method'
import type { WireItem } from '../mapping/wire-item'
import { isEmptyValue, readBoolean, readFlag, readLines } from '../mapping/wire-values'
import { type Feed, FeedRefusal, MAX_RECORDS } from './feed'
import type { StoreInlineFile } from './inline-content'
import { listingTypeFields } from './listing-types'
import { attachmentsOf } from './openimmo-attachments'
import { ignoredFields } from './openimmo-fields'
import { readOpenImmoMarket, userFields } from './openimmo-market'
import { LAW_FIELDS, NAMES, SALE_FIELDS, TYPES } from './openimmo-names'
import { readOpenImmoPrice } from './openimmo-price'
import type { FindPackedFile } from './packed-files'
import type { OpenByteStream } from './text-encoding'
import { readElements, type XmlElement } from './xml-elements'
import { elementAt, firstOf } from './xml-path'

const RECORD_ELEMENTS = new Set(['uebertragung', 'immobilie'])
const USER_FIELDS = new Set<string>(
  [...LAW_FIELDS, ...SALE_FIELDS].map((name) => name.toLowerCase()),
)

interface TransferFiles {
  find: FindPackedFile
  storeInline: StoreInlineFile
}

const NO_FILES: TransferFiles = { find: () => 'missing', storeInline: async () => undefined }

/**
 * Reads an OpenImmo file. A 'Vollabgleich' (`VOLL`) is a full list; any other is a 'Teilabgleich' with changes. `lang`
 * is the language of objects that do not name theirs.
 */
export async function readOpenImmo(
  open: OpenByteStream,
  lang: Lang,
  { find, storeInline }: TransferFiles = NO_FILES,
): Promise<Feed> {
  const feed: Feed = { mode: 'changes', items: [], deleted: [], unreadable: 0, issues: [] }
  let isDeletion = false
  let isOpenImmo = false
  let records = 0
  const itemsBeforeDeletion = new Map<string, number>()
  const take = (element: XmlElement) => {
    if (element.name === 'uebertragung') {
      isOpenImmo = true
      const { umfang = '', modus = '' } = element.attributes
      if (umfang.toUpperCase() === 'VOLL') feed.mode = 'all'
      isDeletion = modus.toUpperCase() === 'DELETE'
    } else if (++records > MAX_RECORDS) {
      throw new FeedRefusal({ code: 'recordsMany', other: '20 000' })
    } else addObject(feed, element, { lang, isDeletion, find, itemsBeforeDeletion })
  }
  const encodingIssue = await readElements(open, RECORD_ELEMENTS, take, storeInline)
  feed.items = feed.items.filter(({ key }, at) => at >= (itemsBeforeDeletion.get(key) ?? 0))
  if (!isOpenImmo) throw new FeedRefusal({ code: 'xmlNotOpenImmo' })
  if (encodingIssue) feed.issues.unshift({ ID: null, issues: [encodingIssue] })
  return feed
}

interface ObjectContext {
  lang: Lang
  isDeletion: boolean
  find: FindPackedFile
  /** The number of items before the last deletion of each key, which deletes those with the key. */
  itemsBeforeDeletion: Map<string, number>
}

function addObject(
  feed: Feed,
  object: XmlElement,
  { lang, isDeletion, find, itemsBeforeDeletion }: ObjectContext,
): void {
  const numbers = numbersOf(object)
  const [key] = Object.values(numbers)
  if (!key) {
    feed.unreadable++
    feed.issues.push({ ID: null, issues: [{ code: 'withoutNumber' }] })
    return
  }
  const action = firstOf(object, NAMES.action)?.toUpperCase() ?? (isDeletion ? 'DELETE' : 'CHANGE')
  if (action === 'DELETE') {
    feed.deleted.push({ kind: 'property', key, numbers })
    itemsBeforeDeletion.set(key, feed.items.length)
    return
  }
  const elements = elementAt(object, NAMES.attachments)?.children ?? []
  const attached = attachmentsOf(elements, {
    key,
    numbers: Object.values(numbers),
    lang: languageOf(object, lang),
    find,
  })
  if (attached.issues.length > 0) {
    feed.issues.push({ ID: null, key, issues: attached.issues, item: { kind: 'property', key } })
  }
  const data = { ...itemOf(object, lang, feed), ...attached.fields }
  const number = numbers.objektnr_extern ?? numbers.objektnr_intern
  feed.items.push({ kind: 'property', key, number, numbers, data, files: attached.files })
}

/** Returns the language that an object names for its texts, or else that of the file. */
function languageOf(object: XmlElement, lang: Lang): Lang {
  const declared = firstOf(object, NAMES.language)?.slice(0, 2).toLowerCase()
  return isLang(declared) ? declared : lang
}

function itemOf(object: XmlElement, lang: Lang, feed: Feed): WireItem {
  const data: WireItem = {}
  for (const [field, paths] of Object.entries(NAMES.fields)) {
    const value = firstOf(object, paths)
    if (value !== null) data[field] = value
  }
  const market = readOpenImmoMarket(object)
  const price = readOpenImmoPrice(object, market.data.goal)
  const issues = [...market.issues, ...price.issues, ...ignoredFields(object)]
  const key = firstOf(object, NAMES.key) ?? ''
  if (issues.length > 0)
    feed.issues.push({ ID: null, key, issues, item: { kind: 'property', key } })
  Object.assign(data, market.data, price.data)
  const isPublished = firstOf(object, NAMES.publishAddress)
  data.publishaddress = isEmptyValue(isPublished) || readBoolean(isPublished)
  const spoken = languageOf(object, lang)
  const texts = NAMES.texts.flatMap(
    (path) => readLines(elementAt(object, path.split('/'))?.text) ?? [],
  )
  if (texts.length > 0) data.descriptiona = { [spoken]: texts.join('\n\n') }
  for (const field of NAMES.translated) if (data[field]) data[field] = { [spoken]: data[field] }
  const manager = NAMES.managerName.flatMap((path) => firstOf(object, [path]) ?? [])
  if (manager.length > 0) data.managername = manager.join(' ')
  return { ...data, ...saleMethodIn(object), ...userFactsOf(object), ...typeOf(object) }
}

/** Returns the numbers of an object by the names of their elements, the globally unique one first. */
function numbersOf(object: XmlElement): Record<string, string> {
  const numbers = NAMES.key.flatMap((path) => {
    const value = firstOf(object, [path])
    return value === null ? [] : [[path.slice(path.lastIndexOf('/') + 1), value]]
  })
  return Object.fromEntries(numbers)
}

/** Returns the method of sale that the elements or texts of an object name. */
function saleMethodIn(object: XmlElement): WireItem {
  const isPublicSale = NAMES.publicSale.some((path) => {
    const value = firstOf(object, [path])
    return value !== null && readFlag(value) !== false
  })
  const texts = NAMES.saleMethod.map((path) => firstOf(object, [path]))
  const method = isPublicSale ? 'publicSale' : firstSaleMethod(texts)
  return method ? { salemethod: method } : {}
}

/** Returns the legal facts and the method of sale among the sender's own fields. */
function userFactsOf(object: XmlElement): WireItem {
  const facts = userFields(object).flatMap(({ field, value }) =>
    USER_FIELDS.has(field) ? [[field, value]] : [],
  )
  return Object.fromEntries(facts)
}

/** Returns the fields of the category, which is the name of the first element in `objektart`. */
function typeOf(object: XmlElement): WireItem {
  const name = elementAt(object, NAMES.type)?.children[0]?.name
  return listingTypeFields(name && Object.hasOwn(TYPES, name) ? TYPES[name] : undefined)
}
