import { roleField, titleField } from '../../../../components/module/fields'
import type { Field } from '../../../../platform/fields/field'

const LAYOUTS = ['hero', 'band', 'split'] as const
const TYPES = ['colour', 'image', 'video', 'transparent'] as const

export const bannerFields: Field[] = [
  titleField,
  { kind: 'translated', name: 'text', label: 'settings.text', lines: true, optional: true },
  {
    kind: 'choice',
    name: 'layout',
    label: 'part.layout',
    choices: LAYOUTS.map((value) => ({ value, label: `part.banner.${value}` as const })),
  },
  {
    kind: 'choice',
    name: 'type',
    label: 'part.banner.type',
    choices: TYPES.map((value) => ({ value, label: `part.banner.type.${value}` as const })),
  },
  { kind: 'file', of: 'picture', name: 'image', label: 'part.image', optional: true },
  { kind: 'translated', name: 'alt', label: 'part.alt', help: 'part.alt.help', optional: true },
  {
    kind: 'file',
    of: 'picture',
    name: 'darkImage',
    label: 'part.banner.darkImage',
    section: 'part.banner.colours',
    help: 'part.banner.darkImage.help',
    optional: true,
  },
  {
    kind: 'flag',
    name: 'inkWords',
    label: 'part.banner.inkWords',
    section: 'part.banner.colours',
  },
  {
    kind: 'colour',
    name: 'average',
    label: 'part.banner.average',
    section: 'part.banner.colours',
    optional: true,
  },
  {
    kind: 'colour',
    name: 'colour',
    label: 'part.banner.colour',
    section: 'part.banner.colours',
    optional: true,
  },
  {
    kind: 'group',
    name: 'video',
    label: 'part.video',
    optional: true,
    fields: [
      { kind: 'file', of: 'video', name: 'mobile', label: 'part.video.mobile', required: true },
      { kind: 'file', of: 'video', name: 'desktop', label: 'part.video.desktop', required: true },
      { kind: 'file', of: 'picture', name: 'poster', label: 'part.video.poster', required: true },
    ],
  },
  { kind: 'flag', name: 'showSearch', label: 'part.banner.showSearch' },
  { kind: 'flag', name: 'askAddress', label: 'part.banner.askAddress' },
  {
    kind: 'group',
    name: 'button',
    label: 'part.button',
    optional: true,
    fields: [
      { kind: 'translated', name: 'label', label: 'settings.linkText', required: true },
      roleField,
    ],
  },
]
