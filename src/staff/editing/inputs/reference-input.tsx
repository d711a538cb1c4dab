import type { ReferenceField, ReferenceKind } from '../../../platform/fields/field'
import type { LabelKey } from '../../../platform/i18n'
import { SEARCH_SELECT } from '../../client/search-select-parts'
import { offeredListings, offeredOf } from '../choices/offered'
import { type EditForm, issueText, type Reference, type References } from '../edit-form'
import { describedBy, FieldHint } from './hint'
import { SearchSelect } from './search-select'

const GROUPS: Record<ReferenceKind, LabelKey> = {
  page: 'reference.page',
  article: 'reference.article',
  category: 'reference.category',
  image: 'reference.image',
  'property-list': 'reference.list',
  contact: 'reference.contact',
  person: 'reference.person',
  propertyType: 'reference.propertyType',
  marker: 'reference.marker',
  script: 'reference.script',
  unit: 'reference.unit',
  division: 'detail.layout',
  office: 'settings.offices',
  shown: 'reference.shown',
  documentKind: 'reference.documentKind',
  home: 'staff.listings',
  project: 'staff.listings',
}

interface ReferenceInputProps {
  form: EditForm
  field: ReferenceField
  name: string
}

/** A select of an item of the agency's content, by name. */
export function ReferenceInput({ form, field, name }: ReferenceInputProps) {
  const { t } = form.view
  const value = form.entries[name] ?? ''
  const issue = issueText(form, name)
  const groups = field.of.map((kind) => ({
    kind,
    options: optionsOf(form.references, field, kind),
  }))
  const all = groups.flatMap(({ options }) => options)
  const isKnown = all.some((option) => option.value === value)
  const findOffered = field.of[0] === 'home' ? offeredListings : offeredOf
  const offered = findOffered(form, name, { all, isSelected: (option) => option.value === value })
  return (
    <p className={issue ? 'field invalid' : 'field'}>
      <label htmlFor={name}>{t(field.label)}</label>
      {offered.isSearched ? (
        <SearchSelect {...{ form, name, offered }} label={t(field.label)} kinds={field.of} />
      ) : null}
      <select
        id={name}
        name={name}
        defaultValue={value}
        // biome-ignore lint/a11y/noAutofocus: after placing an item, the user edits it
        autoFocus={form.focus === name}
        aria-invalid={issue ? true : undefined}
        aria-describedby={describedBy(form, name, field.help)}
      >
        <option value="">{t('reference.none')}</option>
        {value && !isKnown ? (
          <option value={value}>{t('reference.gone', { id: value })}</option>
        ) : null}
        {groups.map(({ kind, options }) => {
          const visible = options.filter((option) => offered.options.includes(option)).map(toOption)
          if (groups.length === 1 || visible.length === 0) return visible
          return (
            <optgroup key={kind} label={t(GROUPS[kind])}>
              {visible}
            </optgroup>
          )
        })}
      </select>
      <FieldHint form={form} name={name} help={field.help && t(field.help)} />
    </p>
  )
}

/** An item with the value that the form sends for it. */
interface Option extends Reference {
  value: string
}

function toOption({ value, name, url }: Option) {
  return (
    <option key={value} value={value} {...{ [SEARCH_SELECT.picture]: url }}>
      {name}
    </option>
  )
}

function optionsOf(
  references: References = {},
  { of }: ReferenceField,
  kind: ReferenceKind,
): Option[] {
  return (references[kind] ?? []).map((reference) => ({
    ...reference,
    value: of.length > 1 ? `${kind}:${reference.id}` : reference.id,
  }))
}

/** Returns the name of a reference, or its value if the item does not exist any more. */
export function referenceName(
  references: References | undefined,
  of: ReferenceField['of'],
  text: string,
): string {
  const options = of.flatMap((kind) => optionsOf(references, { of } as ReferenceField, kind))
  return options.find(({ value }) => value === text)?.name ?? text
}
