import type { Field } from '../../forms/fields/field'

export const videoFields: Field[] = [
  { kind: 'translated', name: 'label', label: 'part.video.label', required: true },
  {
    kind: 'address',
    name: 'url',
    label: 'part.video.url',
    help: 'part.video.url.help',
    optional: true,
  },
  { kind: 'file', of: 'picture', name: 'poster', label: 'part.film.poster', optional: true },
  {
    kind: 'group',
    name: 'files',
    label: 'part.video.files',
    help: 'part.video.files.help',
    optional: true,
    fields: [
      { kind: 'file', of: 'film', name: 'mobile', label: 'part.film.mobile', required: true },
      { kind: 'file', of: 'film', name: 'desktop', label: 'part.film.desktop', required: true },
      { kind: 'file', of: 'picture', name: 'poster', label: 'part.film.poster', required: true },
    ],
  },
]
