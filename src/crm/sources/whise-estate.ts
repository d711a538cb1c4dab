import { parseDate } from '../../domain/format/dates'
import type { Lang } from '../../domain/format/lang'
import { STATUS } from '../../domain/listing/status'
import { isRecord, readItem, type WireItem } from '../wire-item'
import { isNoValue, readBoolean, readId, readLine, readNumber } from '../wire-values'
import { listingTypeFields } from './listing-types'
import type { CrmKind, SourceItem } from './source'
import {
  CATEGORIES,
  CONDITIONS,
  COUNTRIES,
  LANGUAGES,
  NAMES,
  PURPOSES,
  SHOWN,
  STATUS_IDS,
} from './whise-names'

interface Estate {
  kind: CrmKind
  item: SourceItem
  /** The flags that Whise did not send: what they are about is hidden. */
  hidden: string[]
}

/** An estate of Whise in the import format, in one language; null without a usable ID. */
export function readEstate(row: unknown, lang: Lang): Estate | null {
  const estate = readItem(row)?.item
  const id = readId(estate?.id)
  if (!estate || id === null) return null
  const { isproject, ...unconfirmed } = NAMES.unconfirmed
  const kind = readBoolean(firstOf(estate, isproject)) ? 'project' : 'property'
  const data: WireItem = {
    ...fieldsOf(estate, { ...NAMES.fields, ...unconfirmed }),
    ...detailsOf(estate),
    ...marketOf(estate),
    country: countryOf(estate.country),
    ...listingTypeFields(CATEGORIES[numberIn(estate.category)]),
    conditionid: CONDITIONS[numberIn(estate.state)] ?? null,
    descriptiona: textIn(estate, lang),
    ...picturesOf(estate.pictures),
    ...managerOf(estate[NAMES.representatives]),
    ...(kind === 'project' && { name: estate.name, publishwebsite: isShown(estate) }),
  }
  const flags = kind === 'property' ? ['publishprice', 'publishaddress'] : ['publishaddress']
  const hidden = flags.filter((flag) => isNoValue(data[flag]))
  for (const flag of hidden) data[flag] = false
  return { kind, item: { id, data, changed: changedOf(estate) }, hidden }
}

function fieldsOf(estate: WireItem, names: Readonly<Record<string, readonly string[]>>): WireItem {
  const fields = Object.entries(names).map(([field, from]) => [field, firstOf(estate, from)])
  return Object.fromEntries(fields)
}

function firstOf(estate: WireItem, names: readonly string[]): unknown {
  return names.map((name) => estate[name]).find((value) => !isNoValue(value)) ?? null
}

/** The name of a country that may be an object; one that has no more than an unknown number is not known. */
function countryOf(country: unknown): unknown {
  if (!isRecord(country)) return country
  const id = numberIn(country)
  return firstOf(country, NAMES.country) ?? COUNTRIES[id] ?? (id > 0 ? `id ${id}` : null)
}

/** The facts among the details; the others are told by number, for `crm:check`. */
function detailsOf({ details }: WireItem): WireItem {
  const fields = new Map(Object.entries(NAMES.details).map(([field, id]) => [Number(id), field]))
  const told = recordsIn(details).flatMap(({ id, value }) => {
    const number = readId(id)
    return number === null ? [] : [[fields.get(number) ?? `detail ${number}`, value]]
  })
  return Object.fromEntries(told)
}

/** What it is for and how far it is; what is not shown any more is inactive. */
function marketOf(estate: WireItem): WireItem {
  const purpose = PURPOSES[numberIn(estate.purposestatus)]
  if (!purpose) return {}
  return {
    goal: purpose.goal,
    status: isShown(estate) ? purpose.status : STATUS.inactive,
    marquee: purpose.marquee ?? null,
  }
}

/** An answer that tells no state was asked for what is shown. */
function isShown({ status, displaystatusid }: WireItem): boolean {
  const isActive = !isRecord(status) || numberIn(status) === STATUS_IDS.active
  const display = readNumber(displaystatusid)
  return isActive && (display === null || SHOWN.includes(display))
}

/** The longest text in this language; Whise names the language of each. */
function textIn(estate: WireItem, lang: Lang): string | null {
  const texts = NAMES.texts.flatMap((name) => {
    const own = recordsIn(estate[name]).find(({ languageid }) => languageid === LANGUAGES[lang])
    return readLine(own?.content) === null ? [] : [String(own?.content)]
  })
  return texts[0] ?? null
}

function picturesOf(value: unknown): WireItem {
  const order = (picture: WireItem) => readNumber(picture.order) ?? 0
  const pictures = recordsIn(value).toSorted((one, other) => order(one) - order(other))
  const [first] = pictures
  return {
    smallpictureitem: { url: first?.urlsmall },
    mediumpictureitem: { url: first?.urllarge },
    largepictureitems: pictures.map(({ urlxxl, urllarge }) => ({ url: urlxxl ?? urllarge })),
  }
}

/** The first of the colleagues who look after it. */
function managerOf(value: unknown): WireItem {
  const [manager] = recordsIn(value)
  if (!manager) return {}
  const names = [manager.firstname, manager.lastname].map(readLine).filter(Boolean)
  return {
    managername: names.join(' ') || manager.name,
    manageremail: manager.email,
    managermobilephone: firstOf(manager, ['mobile', 'mobilephone', 'phone']),
    managerfunction: manager.function,
    managerphoto: manager.picture,
  }
}

function changedOf(estate: WireItem): string | null {
  return parseDate(readLine(firstOf(estate, NAMES.fields.lastchangeddate)))
}

/** The number of `{ id: 3 }`; 0 where there is none. */
function numberIn(value: unknown): number {
  return (isRecord(value) ? readId(value.id) : null) ?? 0
}

function recordsIn(value: unknown): WireItem[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
