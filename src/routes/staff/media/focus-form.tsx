import type { View } from '../../../components/ui/view'
import type { LibraryFile } from '../../../data/media/library'
import { focusOf } from '../../../domain/format/focus'
import { pictureFiles } from '../../../domain/format/picture-files'
import type { Entries } from '../../../forms/fields/field'
import { pressedAt, sheetSize } from '../../../forms/fields/place-item'

/** What the press on the picture is called in the form. */
const PRESS = 'press'

const MIDDLE = { x: 50, y: 50 }

/** True for a picture that is cropped where it is shown, and whose size its address tells. */
export function canFocus({ url }: Pick<LibraryFile, 'url'>): boolean {
  return pictureFiles(url).facts !== null
}

/** The place that a form tells: where the picture was pressed, else its numbers; undefined for what is none. */
export function readFocus(entries: Entries, { url }: LibraryFile) {
  if (entries[`${PRESS}.x`] !== undefined) return pressedAt(entries, PRESS, url)
  const [x, y] = ['x', 'y'].map((axis) =>
    Number(entries[axis]?.trim().replace(',', '.') || Number.NaN),
  )
  const isPlace = [x, y].every((one = -1) => one >= 0 && one <= 100)
  return isPlace && x !== undefined && y !== undefined ? { x, y } : undefined
}

interface FocusFormProps {
  view: View
  file: LibraryFile
  address: string
}

/** The picture to press where it must not be cropped, and the same place as numbers. */
export function FocusForm({ view: { t }, file, address }: FocusFormProps) {
  const point = focusOf(file.url)
  const { x, y } = point ?? MIDDLE
  return (
    <form className="panel stack" method="post" action={address} id="focus">
      <input type="hidden" name="act" value="focus" />
      <h2>{t('media.focus')}</h2>
      <p className="small muted">{t('media.focus.text')}</p>
      <div className="plan-press">
        <div className="plan-sheet">
          <input
            type="image"
            name={PRESS}
            src={pictureFiles(file.url).src}
            alt={t('media.focus.press')}
            {...sheetSize(file.url)}
          />
          <span className="plan-mark" aria-hidden="true" style={{ left: `${x}%`, top: `${y}%` }} />
        </div>
      </div>
      <div className="two-fields">
        <PlaceField label={t('record.spot.x')} unit={t('record.unit.percent')} name="x" value={x} />
        <PlaceField label={t('record.spot.y')} unit={t('record.unit.percent')} name="y" value={y} />
      </div>
      <p className="acts">
        <button type="submit" className="button quiet" name="action" value="focus">
          {t('media.focus.save')}
        </button>
        {point ? (
          <button type="submit" className="link" name="action" value="middle">
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
