import { shownValue } from '../../domain/crm/import-issue'
import { isLang, type Lang } from '../../domain/format/lang'
import type { WireItem } from '../wire-item'
import { isNoValue, readBoolean, readLines } from '../wire-values'
import { type Feed, FeedRefusal } from './feed'
import { listingTypeFields } from './listing-types'
import { ignoredFields } from './openimmo-fields'
import { readOpenImmoMarket, userFields } from './openimmo-market'
import { LAW_FIELDS, NAMES, TYPES } from './openimmo-names'
import { readOpenImmoPrice } from './openimmo-price'
import type { OpenBytes } from './text-encoding'
import { readElements, type XmlElement } from './xml-elements'
import { elementAt, firstOf } from './xml-path'

const WANTED = new Set(['uebertragung', 'immobilie'])
const GERMAN_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const LAW_NAMES = new Set<string>(LAW_FIELDS.map((name) => name.toLowerCase()))
const ADDRESS = /^https?:\/\//i

/**
 * An OpenImmo file. A 'Vollabgleich' (`VOLL`) holds everything; any other is a 'Teilabgleich'. `lang` is the
 * language of objects that don't name theirs.
 */
export async function readOpenImmo(open: OpenBytes, lang: Lang): Promise<Feed> {
  const feed: Feed = { mode: 'changes', items: [], deleted: [], unreadable: 0, issues: [] }
  let isDeletion = false
  let isOpenImmo = false
  const encodingIssue = await readElements(open, WANTED, (element) => {
    if (element.name === 'uebertragung') {
      isOpenImmo = true
      const { umfang = '', modus = '' } = element.attributes
      if (umfang.toUpperCase() === 'VOLL') feed.mode = 'all'
      isDeletion = modus.toUpperCase() === 'DELETE'
    } else addObject(feed, element, lang, isDeletion)
  })
  if (!isOpenImmo) throw new FeedRefusal({ code: 'xmlNotOpenImmo' })
  if (encodingIssue) feed.issues.unshift({ ID: null, issues: [encodingIssue] })
  return feed
}

function addObject(feed: Feed, object: XmlElement, lang: Lang, isDeletion: boolean): void {
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
    return
  }
  feed.items.push({ kind: 'property', key, numbers, data: itemOf(object, lang, feed) })
}

function itemOf(object: XmlElement, lang: Lang, feed: Feed): WireItem {
  const data: WireItem = {}
  for (const [field, paths] of Object.entries(NAMES.fields)) {
    const value = firstOf(object, paths)
    if (value !== null) data[field] = value
  }
  for (const field of NAMES.dates) if (data[field]) data[field] = isoDate(data[field])
  const market = readOpenImmoMarket(object)
  const price = readOpenImmoPrice(object, market.data.goal)
  const issues = [...market.issues, ...price.issues, ...ignoredFields(object)]
  const key = firstOf(object, NAMES.key) ?? ''
  if (issues.length > 0)
    feed.issues.push({ ID: null, key, issues, item: { kind: 'property', key } })
  Object.assign(data, market.data, price.data)
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

/** The numbers of an object by the names of their elements, the one that is unique everywhere first. */
function numbersOf(object: XmlElement): Record<string, string> {
  const numbers = NAMES.key.flatMap((path) => {
    const value = firstOf(object, [path])
    return value === null ? [] : [[path.slice(path.lastIndexOf('/') + 1), value]]
  })
  return Object.fromEntries(numbers)
}

/** The legal facts among the sender's own fields. */
function lawOf(object: XmlElement): WireItem {
  const facts = userFields(object).flatMap(({ field, value }) =>
    LAW_NAMES.has(field) ? [[field, value]] : [],
  )
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
    const key = firstOf(object, NAMES.key) ?? ''
    const value = named.find(({ url }) => !ADDRESS.test(url))?.url ?? ''
    const issues = [{ code: 'picturesUnusable' as const, count: inside, value: shownValue(value) }]
    feed.issues.push({ ID: null, key, issues, item: { kind: 'property', key } })
  }
  return named.filter(({ url }) => ADDRESS.test(url))
}

/** `01.08.2015` as a date of the import format; any other text stays, `sofort` above all. */
function isoDate(value: unknown): unknown {
  const [, day = '', month = '', year] = GERMAN_DATE.exec(String(value)) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value
}
