import { isLang, type Lang } from '../../domain/format/lang'
import { GOAL } from '../../domain/listing/goal'
import { STATUS } from '../../domain/listing/status'
import type { WireItem } from '../wire-item'
import { isNoValue, readBoolean, readLine, readLines } from '../wire-values'
import { type Feed, FeedRefusal } from './feed'
import { listingTypeFields } from './listing-types'
import { LAW_FIELDS, NAMES, TYPES } from './openimmo-names'
import { readElements, type XmlElement } from './xml-elements'

const WANTED = new Set(['uebertragung', 'immobilie'])
const GERMAN_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const LAW_NAMES = new Set<string>(LAW_FIELDS.map((name) => name.toLowerCase()))
const ADDRESS = /^https?:\/\//i

/**
 * An OpenImmo file. A 'Vollabgleich' (`VOLL`) holds everything; any other is a 'Teilabgleich'. `lang` is the
 * language of objects that don't name theirs.
 */
export async function readOpenImmo(chunks: AsyncIterable<Uint8Array>, lang: Lang): Promise<Feed> {
  const feed: Feed = { mode: 'changes', items: [], deleted: [], unreadable: 0, issues: [] }
  let isDeletion = false
  let isOpenImmo = false
  await readElements(chunks, WANTED, (element) => {
    if (element.name === 'uebertragung') {
      isOpenImmo = true
      const { umfang = '', modus = '' } = element.attributes
      if (umfang.toUpperCase() === 'VOLL') feed.mode = 'all'
      isDeletion = modus.toUpperCase() === 'DELETE'
    } else addObject(feed, element, lang, isDeletion)
  })
  if (!isOpenImmo) throw new FeedRefusal('The XML is no OpenImmo: it has no uebertragung')
  return feed
}

function addObject(feed: Feed, object: XmlElement, lang: Lang, isDeletion: boolean): void {
  const key = firstOf(object, NAMES.key)
  if (!key) {
    feed.unreadable++
    feed.issues.push({ ID: null, issues: [`Object ${feed.unreadable} without a number`] })
    return
  }
  const action = firstOf(object, NAMES.action)?.toUpperCase() ?? (isDeletion ? 'DELETE' : 'CHANGE')
  if (action === 'DELETE') {
    feed.deleted.push({ kind: 'property', key })
    return
  }
  feed.items.push({
    kind: 'property',
    key,
    data: itemOf(object, lang, action === 'REFERENZ', feed),
  })
}

function itemOf(object: XmlElement, lang: Lang, isReference: boolean, feed: Feed): WireItem {
  const data: WireItem = {}
  for (const [field, paths] of Object.entries(NAMES.fields)) {
    const value = firstOf(object, paths)
    if (value !== null) data[field] = value
  }
  for (const field of NAMES.dates) if (data[field]) data[field] = isoDate(data[field])
  const isRent = NAMES.rent.some((path) => readBoolean(firstOf(object, [path])))
  const isSale = NAMES.sale.some((path) => readBoolean(firstOf(object, [path])))
  if (isSale) data.goal = GOAL.sale
  else if (isRent) data.goal = GOAL.rent
  const isGone = isReference || firstOf(object, NAMES.state)?.toUpperCase() === 'VERKAUFT'
  const left = isSale ? STATUS.sold : STATUS.rented
  data.status = isGone ? left : STATUS.active
  data.price = firstOf(object, isSale ? NAMES.price.sale : NAMES.price.rent)
  data.publishprice = !NAMES.onRequest.some((path) => readBoolean(firstOf(object, [path])))
  const shown = firstOf(object, NAMES.publishAddress)
  data.publishaddress = isNoValue(shown) || readBoolean(shown)
  const written = firstOf(object, NAMES.language)?.slice(0, 2).toLowerCase()
  const spoken = isLang(written) ? written : lang
  const texts = NAMES.texts.flatMap(
    (path) => readLines(elementAt(object, path.split('/'))?.text) ?? [],
  )
  if (texts.length > 0) data.descriptiona = { [spoken]: texts.join('\n\n') }
  for (const field of NAMES.translated) if (data[field]) data[field] = { [spoken]: data[field] }
  const manager = NAMES.managerName.flatMap((path) => firstOf(object, [path]) ?? [])
  if (manager.length > 0) data.managername = manager.join(' ')
  return {
    ...data,
    ...lawOf(object),
    ...typeOf(object),
    largepictureitems: picturesOf(object, feed),
  }
}

/** The legal facts among the sender's own fields. */
function lawOf(object: XmlElement): WireItem {
  const own = object.children.filter(({ name }) => name === NAMES.userDefined)
  const facts = own.flatMap(({ attributes, text }) => {
    const field = attributes[NAMES.userDefinedName]?.toLowerCase() ?? ''
    return LAW_NAMES.has(field) ? [[field, readLine(text)]] : []
  })
  return Object.fromEntries(facts)
}

/** The category is the name of the first element in `objektart`. */
function typeOf(object: XmlElement): WireItem {
  const name = elementAt(object, NAMES.type)?.children[0]?.name
  return listingTypeFields(name && Object.hasOwn(TYPES, name) ? TYPES[name] : undefined)
}

/** The title picture first. What stands in the file itself is no address that a site could show. */
function picturesOf(object: XmlElement, feed: Feed): WireItem[] {
  const attached = elementAt(object, NAMES.attachments)?.children ?? []
  const pictures = attached.filter(({ attributes }) => {
    const group = attributes[NAMES.group]?.toUpperCase() ?? ''
    return NAMES.pictureGroups.includes(group)
  })
  const isTitle = ({ attributes }: XmlElement) =>
    attributes[NAMES.group]?.toUpperCase() === NAMES.titleGroup
  const ordered = [...pictures.filter(isTitle), ...pictures.filter((one) => !isTitle(one))]
  const named = ordered.map((picture) => ({
    url: firstOf(picture, NAMES.pictureAddress) ?? '',
    name: firstOf(picture, NAMES.pictureTitle),
  }))
  const inside = named.filter(({ url }) => !ADDRESS.test(url)).length
  if (inside > 0) {
    const key = firstOf(object, NAMES.key)
    const issue = `${key}: ${inside} picture(s) without an http(s) address were dropped`
    feed.issues.push({ ID: null, issues: [issue] })
  }
  return named.filter(({ url }) => ADDRESS.test(url))
}

/** The first of these paths that has a value; `@` before the last part names an attribute. */
function firstOf(element: XmlElement, paths: readonly string[]): string | null {
  for (const path of paths) {
    const [way = '', attribute] = path.split('@')
    const found = elementAt(element, way.split('/').filter(Boolean))
    const value = attribute === undefined ? found?.text : found?.attributes[attribute]
    const line = readLine(value)
    if (line !== null) return line
  }
  return null
}

function elementAt(element: XmlElement, way: readonly string[]): XmlElement | undefined {
  return way.reduce<XmlElement | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    element,
  )
}

/** `01.08.2015` as a date of the import format; any other text stays, `sofort` above all. */
function isoDate(value: unknown): unknown {
  const [, day = '', month = '', year] = GERMAN_DATE.exec(String(value)) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value
}
