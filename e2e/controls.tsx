import { renderToStaticMarkup } from 'react-dom/server'
import {
  Checkboxes,
  CheckboxOption,
  MultiSelect,
  SelectField,
} from '../src/components/forms/choice-fields.tsx'
import { TextArea, TextField } from '../src/components/forms/field.tsx'
import { errorId, type FormScope, fieldId } from '../src/components/forms/form-scope.ts'
import { RoomStepper } from '../src/components/forms/room-stepper.tsx'
import { Tiles } from '../src/components/forms/tiles.tsx'
import { translator } from '../src/platform/i18n/index.ts'

export const STATES = ['plain', 'selected', 'disabled', 'invalid', 'selected and invalid'] as const
export type State = (typeof STATES)[number]

const NAMES = ['text', 'area', 'select', 'multi', 'pills', 'tiles', 'MinRooms']
const OPTIONS = [
  { value: '1', label: 'Voormiddag' },
  { value: '2', label: 'Namiddag' },
]

/** Returns the HTML of all form controls in one state. The test itself disables them for `disabled`. */
export function controlsIn(state: State): string {
  const isSelected = state.startsWith('selected')
  const isInvalid = state.endsWith('invalid')
  const form: FormScope = {
    id: state.replaceAll(' ', '-'),
    kind: 'contact',
    lang: 'nl',
    t: translator('nl'),
    rules: { required: [], needsReplyChannel: false, rentalQuestions: false, extra: [] },
    values: isSelected ? Object.fromEntries([...NAMES, 'tick'].map((name) => [name, ['1']])) : {},
    issues: isInvalid ? NAMES.map((name) => ({ path: [name], message: 'Dit klopt niet.' })) : [],
  }
  return renderToStaticMarkup(
    <Controls form={form} isSelected={isSelected} isInvalid={isInvalid} />,
  )
}

interface ControlsProps {
  form: FormScope
  isSelected: boolean
  isInvalid: boolean
}

function Controls({ form, isSelected, isInvalid }: ControlsProps) {
  const field = (name: string) => ({ form, name, label: name, options: OPTIONS })
  const tiles = OPTIONS.map((option) => ({ ...option, drawing: <svg aria-hidden="true" /> }))
  return (
    <section className="form-grid" aria-label={form.id}>
      <TextField {...field('text')} placeholder="0470 12 34 56" />
      <TextArea {...field('area')} />
      <SelectField {...field('select')} />
      <MultiSelect {...field('multi')} />
      <Checkboxes {...field('pills')} />
      <CheckboxOption {...field('tick')} value="1" />
      <Tiles {...field('tiles')} tiles={tiles} />
      <RoomStepper form={form} />
      <fieldset className={isInvalid ? 'form-part half-days invalid' : 'form-part half-days'}>
        <legend>VisitDate</legend>
        <label className="visit-pick">
          <input type="checkbox" id={fieldId(form, 'VisitDate')} defaultChecked={isSelected} />
          Voormiddag
        </label>
        <p className="error" id={errorId(form, 'VisitDate')} hidden={!isInvalid}>
          Kies minstens één moment.
        </p>
      </fieldset>
      <label className="check">
        <input type="radio" name={`${form.id}-radio`} defaultChecked={isSelected} />
        <span>Dit blad</span>
      </label>
      {['button', 'button quiet', 'button accent'].map((name) => (
        <button key={name} type="button" className={name}>
          {name}
        </button>
      ))}
    </section>
  )
}
