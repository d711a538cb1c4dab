import type { View } from '../../../components/ui/view'
import type { Entries } from '../../../platform/fields/field'
import { clickPosition, sheetSize } from '../../../platform/fields/place-item'
import { KIND_FACTS } from '../../../platform/files/file-kind'
import { focusOf } from '../../../platform/format/focus'
import { pictureFiles } from '../../../platform/format/picture-files'
import { isPicture } from '../../../site/media/library-file'
import type { LibraryFile } from '../../../site/media/queries'

/** The name of the image button in the form. */
const PRESS = 'press'

/** The default focus point of a picture, in percent. */
export const DEFAULT_FOCAL_POINT = { x: 50, y: 50 }

/** Returns true for a photo. A drawing is always shown complete. */
export function canFocus({ type }: Pick<LibraryFile, 'type'>): boolean {
  return isPicture({ type }) && type !== KIND_FACTS.svg.type
}

/**
 * Returns the focus point of a form: the clicked point of the picture, or else the number fields. Returns undefined if
 * it is invalid.
 */
export function readFocus(entries: Entries, { url }: LibraryFile) {
  if (entries[`${PRESS}.x`] !== undefined) return clickPosition(entries, PRESS, url)
  const [x, y] = ['x', 'y'].map((axis) =>
    Number(entries[axis]?.trim().replace(',', '.') || Number.NaN),
  )
  const isInRange = [x, y].every((coordinate = -1) => coordinate >= 0 && coordinate <= 100)
  return isInRange && x !== undefined && y !== undefined ? { x, y } : undefined
}

interface FocusFormProps {
  view: View
  file: LibraryFile
  address: string
}

/**
 * The form for the focus point, which stays visible when the picture is cropped: the picture to click if its size is in
 * its address, and number fields.
 */
export function FocusForm({ view: { t }, file, address }: FocusFormProps) {
  const point = focusOf(file.url)
  const { x, y } = point ?? DEFAULT_FOCAL_POINT
  const hasSize = pictureFiles(file.url).facts !== null
  return (
    <form className="panel stack" method="post" action={`${address}/focus`} id="focus">
      <h2>{t('media.focus')}</h2>
      <p className="small muted">{t(hasSize ? 'media.focus.text' : 'media.focus.numbers')}</p>
      {hasSize ? (
        <div className="plan-press">
          <div className="plan-sheet">
            <input
              type="image"
              name={PRESS}
              src={pictureFiles(file.url).src}
              alt={t('media.focus.press')}
              {...sheetSize(file.url)}
            />
            <span
              className="plan-mark"
              aria-hidden="true"
              style={{ left: `${x}%`, top: `${y}%` }}
            />
          </div>
        </div>
      ) : null}
      <div className="edit-form">
        <div className="fields">
          <PlaceField
            label={t('record.spot.x')}
            unit={t('record.unit.percent')}
            name="x"
            value={x}
          />
          <PlaceField
            label={t('record.spot.y')}
            unit={t('record.unit.percent')}
            name="y"
            value={y}
          />
        </div>
      </div>
      <p className="acts">
        <button type="submit" className="button quiet">
          {t('media.focus.save')}
        </button>
        {point ? (
          <button type="submit" className="link" formAction={`${address}/focus/removal`}>
            {t('media.focus.middle')}
          </button>
        ) : null}
      </p>
    </form>
  )
}

interface PlaceFieldProps {
  label: string
  unit: string
  name: 'x' | 'y'
  value: number
}

function PlaceField({ label, unit, name, value }: PlaceFieldProps) {
  return (
    <p className="field narrow">
      <label htmlFor={`focus-${name}`}>
        {label}
        <small className="opt"> {unit}</small>
      </label>
      <input
        id={`focus-${name}`}
        name={name}
        type="text"
        inputMode="decimal"
        defaultValue={value}
        autoComplete="off"
      />
    </p>
  )
}
