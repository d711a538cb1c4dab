import { countItems } from '../../../platform/fields/document-of'
import { pictureName, placeName, sheetSize } from '../../../platform/fields/place-item'
import { pictureFiles } from '../../../platform/format/picture-files'
import type { EditForm } from '../edit-form'

interface PlaceInputProps {
  form: EditForm
  /** The field next to the list that contains the picture. */
  on: string
  /** The name of the list. */
  name: string
}

/**
 * The picture on which the items of a list are placed. A click sends the form with the pixel, and the server adds an
 * item there, so it works without scripts. By keyboard the item is added in the middle, and its number fields move it.
 */
export function PlaceInput({ form, on, name }: PlaceInputProps) {
  const { t } = form.view
  const url = form.entries[pictureName(name, on)]
  if (!url) return <p className="help">{t('record.plan.first')}</p>
  const points = Array.from({ length: countItems(form.entries, name) }, (_, index) => ({
    nth: index + 1,
    left: percentIn(form.entries[`${name}.${index}.x`]),
    top: percentIn(form.entries[`${name}.${index}.y`]),
  }))
  return (
    <div className="plan-press">
      <div className="plan-sheet">
        <input
          type="image"
          name={placeName(name)}
          src={pictureFiles(url).src}
          alt={t('record.plan.press')}
          {...sheetSize(url)}
          formNoValidate
        />
        {points.map(({ nth, left, top }) =>
          left === null || top === null ? null : (
            <span
              key={nth}
              className="plan-mark"
              aria-hidden="true"
              style={{ left: `${left}%`, top: `${top}%` }}
            >
              {nth}
            </span>
          ),
        )}
      </div>
    </div>
  )
}

/** Parses a number between 0 and 100. Returns null for any other text. */
function percentIn(text = ''): number | null {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && number >= 0 && number <= 100 ? number : null
}
