import type { FileField, ReferenceField } from '../../../platform/fields/field'
import { KIND_FACTS } from '../../../platform/files/file-kind'
import { isSitePicture } from '../../../platform/format/picture-files'
import { SEARCH_SELECT } from '../../client/search-select-parts'
import { Thumbnail } from '../../parts/thumbnail'
import { offeredOf } from '../choices/offered'
import { type EditForm, issueText, type Reference } from '../edit-form'
import { describedBy, FieldHint } from './hint'
import { SearchSelect } from './search-select'

interface FileInputProps {
  form: EditForm
  field: FileField | ReferenceField
  name: string
}

/** Returns the name of the file input of a field. The uploaded file is stored and referred to by the field. */
export function uploadName(name: string): string {
  return `${name}.file`
}

const TYPES = {
  picture: ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'svg'],
  video: ['mp4'],
  document: ['pdf'],
} as const

/** Returns the `accept` attribute for the kinds of files that a field accepts. */
export function accepted(fileKind: FileField['of']): string {
  const kinds = TYPES[fileKind].map((kind) => KIND_FACTS[kind])
  return kinds.flatMap(({ type, extension }) => [type, `.${extension}`]).join()
}

/** A choice of a file of the library, with a preview of a picture or video, and an upload. */
export function FileInput({ form, field, name }: FileInputProps) {
  const { t } = form.view
  const fileKind = field.kind === 'file' ? field.of : 'picture'
  const kind = field.kind === 'file' ? field.of : 'image'
  const options = form.references?.[kind] ?? []
  const value = form.entries[name] ?? ''
  const selected = options.find(({ id }) => id === value)
  const url = selected?.url ?? (fileKind === 'video' || isSitePicture(value) ? value : '')
  const offered = offeredOf(form, name, { all: options, isSelected: ({ id }) => id === value })
  const issue = issueText(form, name)
  return (
    <fieldset className={issue ? 'field file-field invalid' : 'field file-field'}>
      <legend>
        {t(field.label)}
        {field.required ? null : <small className="opt"> {t('field.optional')}</small>}
      </legend>
      {url && fileKind !== 'document' ? (
        <Thumbnail
          file={{ url, type: fileKind === 'video' ? 'video/mp4' : 'image/jpeg' }}
          sizes="8rem"
        />
      ) : null}
      {offered.isSearched ? (
        <SearchSelect {...{ form, name, offered }} label={t(field.label)} kinds={[kind]} />
      ) : null}
      <select
        name={name}
        // biome-ignore lint/a11y/noAutofocus: after a search, the user continues with the results
        autoFocus={form.focus === name}
        aria-label={t(field.label)}
        defaultValue={value}
        aria-invalid={issue ? true : undefined}
        aria-describedby={describedBy(form, name, field.help)}
      >
        <option value="">{t(`media.choose.none.${fileKind}`)}</option>
        {value && !selected ? (
          <option value={value}>{t('media.choose.now', { name: fileName(value) })}</option>
        ) : null}
        {offered.options.map(toOption)}
      </select>
      <label className="sr-only" htmlFor={uploadName(name)}>
        {t(`media.choose.file.${fileKind}`)}
      </label>
      <input
        id={uploadName(name)}
        type="file"
        name={uploadName(name)}
        accept={accepted(fileKind)}
      />
      <FieldHint form={form} name={name} help={field.help && t(field.help)} />
    </fieldset>
  )
}

function fileName(address: string): string {
  const [path = ''] = address.split('#')
  return path.slice(path.lastIndexOf('/') + 1)
}

function toOption({ id, name, url }: Reference) {
  return (
    <option key={id} value={id} {...{ [SEARCH_SELECT.picture]: url }}>
      {name}
    </option>
  )
}
