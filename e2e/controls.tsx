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

export const STATES = ['plain', 'chosen', 'disabled', 'wrong', 'chosen and wrong'] as const
export type State = (typeof STATES)[number]

const NAMES = ['text', 'area', 'select', 'multi', 'pills', 'tiles', 'MinRooms']
const OPTIONS = [
  { value: '1', label: 'Voormiddag' },
  { value: '2', label: 'Namiddag' },
]

/** Returns the markup of all controls of forms in one state; `disabled` is set by a script. */
export function controlsIn(state: State): string {
  const isChosen = state.startsWith('chosen')
  const isWrong = state.endsWith('wrong')
  const form: FormScope = {
    id: state.replaceAll(' ', '-'),
    kind: 'contact',
    lang: 'nl',
    t: translator('nl'),
    rules: { required: [], needsReplyChannel: false, rentalQuestions: false, extra: [] },
    values: isChosen ? Object.fromEntries([...NAMES, 'tick'].map((name) => [name, ['1']])) : {},
    issues: isWrong ? NAMES.map((name) => ({ path: [name], message: 'Dit klopt niet.' })) : [],
  }
  return renderToStaticMarkup(<Controls form={form} isChosen={isChosen} isWrong={isWrong} />)
}

interface ControlsProps {
  form: FormScope
  isChosen: boolean
  isWrong: boolean
}

function Controls({ form, isChosen, isWrong }: ControlsProps) {
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
      <fieldset className={isWrong ? 'form-part half-days invalid' : 'form-part half-days'}>
        <legend>VisitDate</legend>
        <label className="visit-pick">
          <input type="checkbox" id={fieldId(form, 'VisitDate')} defaultChecked={isChosen} />
          Voormiddag
        </label>
        <p className="error" id={errorId(form, 'VisitDate')} hidden={!isWrong}>
          Kies minstens één moment.
        </p>
      </fieldset>
      <label className="check">
        <input type="radio" name={`${form.id}-radio`} defaultChecked={isChosen} />
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
