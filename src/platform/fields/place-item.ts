import { pictureBox } from '../format/picture-box'
import { applyAction, findField } from './apply-action'
import { countItems } from './document-of'
import { CHECKBOX_VALUE, type Entries, type Field, type ListField } from './field'

/** The width at which a form shows a picture on which items are positioned. Browsers send the pixel of a click. */
const SHEET_WIDTH = 640

/** Returns the name of the image button for a list's items. Browsers append `.x` and `.y`. */
export function placeName(list: string): string {
  return `spot-${list}`
}

/** Returns the size at which a form shows a picture. */
export function sheetSize(url: string): { width: number; height: number } {
  const { width, height } = pictureBox(url)
  return { width: SHEET_WIDTH, height: Math.round((SHEET_WIDTH * height) / width) }
}

interface PlacedItem {
  entries: Entries
  /** The field of the new item that receives the focus. */
  focus: string
}

/**
 * Returns the form with a new item at the clicked position of its picture, or null if no picture was clicked. Without a
 * pointer position (keyboard), the item is in the middle.
 */
export function placeItem(fields: readonly Field[], entries: Entries): PlacedItem | null {
  const input = Object.keys(entries).find((name) => /^spot-.+\.x$/.test(name))
  const list = input?.slice('spot-'.length, -'.x'.length) ?? ''
  const field = findField(fields, list)
  if (!input || field?.kind !== 'list' || !field.on) return null
  const added = applyAction(fields, entries, `${list}.add`)
  if (!added) return null
  const item = `${list}.${countItems(entries, list)}`
  const { x, y } = clickPosition(
    entries,
    placeName(list),
    entries[pictureName(list, field.on)] ?? '',
  )
  const newEntries = {
    ...added,
    [item]: CHECKBOX_VALUE,
    [`${item}.x`]: String(x),
    [`${item}.y`]: String(y),
  }
  return { entries: newEntries, focus: `${item}.${focusField(field)}` }
}

/** Returns the position of a click on a picture in percent, or the middle for a keyboard. */
export function clickPosition(
  entries: Entries,
  name: string,
  url: string,
): { x: number; y: number } {
  const size = sheetSize(url)
  const [left, top] = ['x', 'y'].map((axis) => Number(entries[`${name}.${axis}`]))
  if (!left && !top) return { x: 50, y: 50 }
  return { x: percentOf(left, size.width), y: percentOf(top, size.height) }
}

/** Returns the name of the field with the picture of a list's items. */
export function pictureName(list: string, on: string): string {
  return list.slice(0, list.lastIndexOf('.') + 1) + on
}

function focusField({ fields }: ListField): string {
  return fields.find(({ name }) => name !== 'x' && name !== 'y')?.name ?? 'x'
}

function percentOf(pixel = 0, size: number): number {
  const percent = Math.round((1000 * pixel) / size) / 10
  return Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0))
}
