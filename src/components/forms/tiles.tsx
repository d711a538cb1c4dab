import type { ReactNode } from 'react'
import { FieldError, focusOnlyIssue, OptionalMark } from './field'
import { errorId, type FormScope, fieldId, initialValues, issueWith } from './form-scope'

interface Tile {
  value: string
  label: string
  drawing: ReactNode
}

interface TilesProps {
  form: FormScope
  name: string
  label: string
  tiles: Tile[]
  required?: boolean
  /** True if several options may be chosen. */
  multiple?: boolean
}

/** Large options with a drawing each, as radio buttons or check boxes. */
export function Tiles({ form, name, label, tiles, required = false, multiple }: TilesProps) {
  const selected = initialValues(form, name)
  // One of several radio buttons stays chosen, so that it can't be left empty.
  const isOptional = !required && (multiple || selected.length === 0)
  return (
    <fieldset
      className={issueWith(form, name) ? 'choices invalid' : 'choices'}
      aria-describedby={errorId(form, name)}
    >
      <legend>
        <span>{label}</span>
        {multiple ? (
          <>
            {' '}
            <small>{form.t('form.several')}</small>
          </>
        ) : null}
        {isOptional && <OptionalMark t={form.t} />}
      </legend>
      <div className="tiles" id={fieldId(form, name)}>
        {tiles.map(({ value, label: text, drawing }, at) => (
          <label key={value} className="tile">
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              required={required && !multiple}
              defaultChecked={selected.includes(value)}
              {...(at === 0 && focusOnlyIssue(form, name))}
            />
            {drawing}
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldError form={form} name={name} />
    </fieldset>
  )
}
