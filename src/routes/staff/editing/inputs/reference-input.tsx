import type { ReferenceField, ReferenceKind } from '../../../../forms/fields/field'
import type { LabelKey } from '../../../../i18n'
import { type EditForm, issueText, type References } from '../edit-form'
import { Hint } from './hint'

const GROUPS: Record<ReferenceKind, LabelKey> = {
  page: 'reference.page',
  article: 'reference.article',
  category: 'reference.category',
  image: 'reference.image',
  'property-list': 'reference.list',
  contact: 'reference.contact',
  person: 'reference.person',
  homeType: 'reference.homeType',
  marker: 'reference.marker',
  script: 'reference.script',
  unit: 'reference.unit',
  office: 'settings.offices',
  shown: 'reference.shown',
  documentKind: 'reference.documentKind',
}

interface ReferenceInputProps {
  form: EditForm
  field: ReferenceField
  name: string
}

/** One of the agency's own things, chosen by its name. */
export function ReferenceInput({ form, field, name }: ReferenceInputProps) {
  const { t } = form.view
  const value = form.entries[name] ?? ''
  const issue = issueText(form, name)
  const groups = field.of.map((kind) => ({
    kind,
    options: optionsOf(form.references, field, kind),
  }))
  const isKnown = groups.some(({ options }) => options.some((option) => option.value === value))
  return (
    <p className={issue ? 'field invalid' : 'field'}>
      <label htmlFor={name}>{t(field.label)}</label>
      <select
        id={name}
        name={name}
        defaultValue={value}
        // biome-ignore lint/a11y/noAutofocus: whoever placed an item goes on with it
        autoFocus={form.focus === name}
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue || field.help ? `${name}-hint` : undefined}
      >
        <option value="">{t('reference.none')}</option>
        {value && !isKnown ? (
          <option value={value}>{t('reference.gone', { id: value })}</option>
        ) : null}
        {groups.map(({ kind, options }) =>
          groups.length > 1 ? (
            <optgroup key={kind} label={t(GROUPS[kind])}>
              {options.map(toOption)}
            </optgroup>
          ) : (
            options.map(toOption)
          ),
        )}
      </select>
      <Hint id={`${name}-hint`} help={field.help && t(field.help)} issue={issue} />
    </p>
  )
}

interface Option {
  value: string
  name: string
}

function toOption({ value, name }: Option) {
  return (
    <option key={value} value={value}>
      {name}
    </option>
  )
}

function optionsOf(
  references: References = {},
  { of }: ReferenceField,
  kind: ReferenceKind,
): Option[] {
  return (references[kind] ?? []).map(({ id, name }) => ({
    value: of.length > 1 ? `${kind}:${id}` : id,
    name,
  }))
}

/** What a reference is called; its own text where it is not there any more. */
export function referenceName(
  references: References | undefined,
  of: ReferenceField['of'],
  text: string,
): string {
  const options = of.flatMap((kind) => optionsOf(references, { of } as ReferenceField, kind))
  return options.find(({ value }) => value === text)?.name ?? text
}
