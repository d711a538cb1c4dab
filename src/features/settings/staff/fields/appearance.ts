import type { Field } from '../../../../platform/fields/field'
import { pointFields } from '../../../../platform/fields/point-fields'
import { LANGS } from '../../../../platform/format/lang'

/** The agency's appearance on every page. */
export const appearanceFields: Field[] = [
  {
    kind: 'file',
    of: 'picture',
    name: 'logo',
    label: 'settings.logo',
    help: 'settings.logo.help',
    nullable: true,
  },
  {
    kind: 'file',
    of: 'picture',
    name: 'logoLight',
    label: 'settings.logoLight',
    help: 'settings.logoLight.help',
    nullable: true,
  },
  { kind: 'file', of: 'picture', name: 'favicon', label: 'settings.favicon', required: true },
  {
    kind: 'file',
    of: 'picture',
    name: 'loginPicture',
    label: 'settings.loginPicture',
    nullable: true,
  },
  {
    kind: 'colour',
    name: 'colorPrimary',
    label: 'settings.colorPrimary',
    help: 'settings.colorPrimary.help',
  },
  {
    kind: 'colour',
    name: 'colorPrimaryText',
    label: 'settings.colorPrimaryText',
    help: 'settings.colorPrimaryText.help',
  },
  {
    kind: 'colour',
    name: 'colorSecondary',
    label: 'settings.colorSecondary',
    help: 'settings.colorSecondary.help',
  },
  {
    kind: 'choice',
    name: 'drawerSide',
    label: 'settings.drawerSide',
    choices: [
      { value: 'left', label: 'settings.left' },
      { value: 'right', label: 'settings.right' },
    ],
  },
  {
    kind: 'flag',
    name: 'transparentHeaderOnHome',
    label: 'settings.transparentHeaderOnHome',
  },
]

export const languageFields: Field[] = [
  {
    kind: 'list',
    name: 'languages',
    label: 'settings.languages',
    help: 'settings.languages.help',
    item: 'settings.language',
    scalar: true,
    fields: [
      {
        kind: 'choice',
        name: 'value',
        label: 'settings.lang',
        choices: LANGS.map((lang) => ({ value: lang, label: `settings.lang.${lang}` as const })),
      },
    ],
  },
]

export const popupFields: Field[] = [
  {
    kind: 'group',
    name: 'popup',
    label: 'settings.popup',
    help: 'settings.popup.help',
    nullable: true,
    initial: { delay: 10 },
    fields: [
      { kind: 'translated', name: 'title', label: 'settings.title', required: true },
      {
        kind: 'translated',
        name: 'description',
        label: 'settings.text',
        lines: true,
      },
      { kind: 'translated', name: 'linkText', label: 'settings.linkText' },
      {
        kind: 'reference',
        name: 'page',
        label: 'settings.popup.page',
        of: ['page'],
      },
      {
        kind: 'translated',
        name: 'link',
        label: 'settings.link',
        help: 'settings.popup.link.help',
        isAddress: true,
      },
      {
        kind: 'translated',
        name: 'after',
        label: 'settings.popup.after',
        help: 'settings.popup.after.help',
        isAddress: true,
      },
      {
        kind: 'group',
        name: 'media',
        label: 'settings.picture',
        nullable: true,
        fields: [
          {
            kind: 'file',
            of: 'picture',
            name: 'url',
            label: 'settings.picture.address',
            required: true,
          },
        ],
      },
      { kind: 'number', name: 'delay', label: 'settings.delay', unit: 'settings.seconds' },
      {
        kind: 'date',
        name: 'from',
        label: 'settings.from',
        help: 'settings.from.help',
        nullable: true,
      },
      { kind: 'date', name: 'until', label: 'settings.until', nullable: true },
    ],
  },
]

export const markerFields: Field[] = [
  {
    kind: 'file',
    of: 'picture',
    name: 'markerImage',
    label: 'settings.markerImage',
    help: 'settings.markerImage.help',
    nullable: true,
  },
  { kind: 'colour', name: 'markerColor', label: 'settings.markerColor', nullable: true },
  {
    kind: 'list',
    name: 'markers',
    label: 'settings.markers',
    item: 'settings.marker',
    fields: [
      { kind: 'translated', name: 'title', label: 'settings.title', required: true },
      { kind: 'translated', name: 'address', label: 'settings.address' },
      ...pointFields({ place: 'address' }),
      { kind: 'colour', name: 'markerColor', label: 'settings.marker.color', nullable: true },
      {
        kind: 'file',
        of: 'picture',
        name: 'markerImage',
        label: 'settings.marker.image',
        nullable: true,
      },
      { kind: 'address', name: 'link', label: 'settings.link', nullable: true },
    ],
  },
]
