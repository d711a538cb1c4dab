import { CHECKBOX_VALUE, type Field } from '../../../platform/fields/field'
import type { LabelKey } from '../../../platform/i18n'
import { type EditForm, isLocked } from '../edit-form'
import { ChoicesInput } from './choices-input'
import { FileInput } from './file-input'
import { GroupInput } from './group-input'
import { describedBy, FieldHint, Hint } from './hint'
import { ListInput } from './list-input'
import { PointInput } from './point-input'
import { ReferenceInput } from './reference-input'
import { TextInput } from './text-input'
import { TranslatedInput } from './translated-input'

interface FieldsProps {
  form: EditForm
  fields: readonly Field[]
  /** The prefix of the names of these fields in the form. */
  prefix?: string
}

/** The inputs for the fields of a document or a section of it. */
export function FieldInputs({ form, fields, prefix = '' }: FieldsProps) {
  const visible = fields.filter(({ unless }) => !unless || !form.entries[prefix + unless])
  return sectionsOf(visible).map(({ section, fields: inside }) => {
    const inputs = inside.map((field) => (
      <FieldInput key={field.name} form={form} field={field} name={prefix + field.name} />
    ))
    if (!section) return inputs
    const isOpen = inside.some(({ name }) => needsAttention(form, prefix + name))
    return (
      <details key={section} className="group" open={isOpen}>
        <summary>{form.view.t(section)}</summary>
        <div className="fields">{inputs}</div>
      </details>
    )
  })
}

interface Section {
  section: LabelKey | undefined
  fields: Field[]
}

function sectionsOf(fields: readonly Field[]): Section[] {
  const sections: Section[] = []
  for (const field of fields) {
    const last = sections.at(-1)
    if (last && last.section === field.section) last.fields.push(field)
    else sections.push({ section: field.section, fields: [field] })
  }
  return sections
}

/** Returns true for a field that was refused or gets the focus. */
function needsAttention({ issues, focus = '' }: EditForm, name: string): boolean {
  const names = [focus, ...issues.map((issue) => issue.name)]
  return names.some((one) => one === name || one.startsWith(`${name}.`))
}

interface FieldProps {
  form: EditForm
  field: Field
  name: string
}

function FieldInput(props: FieldProps) {
  const { form, field } = props
  const isReadOnly = READ_ONLY_KINDS.includes(field.kind)
  return isLocked(form, field) && !isReadOnly ? (
    <LockedInput {...props} />
  ) : (
    <OpenInput {...props} />
  )
}

/** The kinds of fields whose input supports `readonly`: the value is sent but cannot be changed. */
const READ_ONLY_KINDS: readonly Field['kind'][] = [
  'text',
  'lines',
  'email',
  'tel',
  'number',
  'values',
]

/** A field that the account may not change. Its inputs are disabled, and hidden inputs send its values unchanged. */
function LockedInput(props: FieldProps) {
  const { form, name } = props
  const fieldEntries = Object.entries(form.entries).filter(
    ([entryName]) => entryName === name || entryName.startsWith(`${name}.`),
  )
  return (
    <fieldset className="field locked" aria-describedby={`${name}-locked`}>
      <fieldset disabled>
        <OpenInput {...props} />
      </fieldset>
      {fieldEntries.map(([entryName, value]) => (
        <input key={entryName} type="hidden" name={entryName} value={value} />
      ))}
      <Hint id={`${name}-locked`} help={form.view.t('edit.locked')} />
    </fieldset>
  )
}

function OpenInput({ form, field, name }: FieldProps) {
  switch (field.kind) {
    case 'translated':
      return <TranslatedInput form={form} field={field} name={name} />
    case 'flag':
      return <FlagInput form={form} field={field} name={name} />
    case 'file':
      return <FileInput form={form} field={field} name={name} />
    case 'reference':
      if (field.fixed) return <input type="hidden" name={name} value={form.entries[name] ?? ''} />
      if (field.of[0] === 'image') return <FileInput form={form} field={field} name={name} />
      return <ReferenceInput form={form} field={field} name={name} />
    case 'choices':
      return <ChoicesInput form={form} field={field} name={name} />
    case 'group':
      return (
        <GroupInput form={form} field={field} name={name}>
          <FieldInputs form={form} fields={field.fields} prefix={`${name}.`} />
        </GroupInput>
      )
    case 'list':
    case 'record':
      return (
        <ListInput form={form} field={field} name={name}>
          {(fields, prefix) => <FieldInputs form={form} fields={fields} prefix={prefix} />}
        </ListInput>
      )
    case 'number':
      return (
        <>
          <TextInput form={form} field={field} name={name} />
          {field.pointOf ? (
            <PointInput
              form={form}
              pointOf={field.pointOf}
              prefix={name.slice(0, -field.name.length)}
            />
          ) : null}
        </>
      )
    default:
      return <TextInput form={form} field={field} name={name} />
  }
}

function FlagInput({ form, field, name }: FieldProps) {
  const { t } = form.view
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          name={name}
          value={CHECKBOX_VALUE}
          defaultChecked={form.entries[name] === CHECKBOX_VALUE}
          aria-describedby={describedBy(form, name, field.help)}
        />
        {t(field.label)}
      </label>
      <FieldHint form={form} name={name} help={field.help && t(field.help)} />
    </div>
  )
}
