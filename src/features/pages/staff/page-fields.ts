import type { Field } from '../../../platform/fields/field'
import { LANGS } from '../../../platform/format/lang'
import type { LabelKey } from '../../../platform/i18n'
import { CONTENT_STATUS } from '../../../site/page'

const SEO_TEXTS = [
  'pageTitle',
  'metadataTitle',
  'metadataDescription',
  'ogTitle',
  'ogDescription',
  'twitterTitle',
  'twitterDescription',
] as const

const seoFields: Field[] = [
  ...SEO_TEXTS.map(
    (name): Field => ({
      kind: name.endsWith('Description') ? 'lines' : 'text',
      name,
      label: `page.${name}`,
      optional: true,
    }),
  ),
  { kind: 'file', of: 'picture', name: 'ogImage', label: 'page.ogImage', optional: true },
  {
    kind: 'choice',
    name: 'isActiveSEO',
    label: 'page.isActiveSEO',
    optional: true,
    none: 'field.yes',
    choices: [{ value: false, label: 'field.no' }],
  },
]

const bannerFields: Field[] = [
  { kind: 'flag', name: 'showPageBanner', label: 'page.showPageBanner' },
  { kind: 'translated', name: 'bannerTitle', label: 'page.bannerTitle', optional: true },
  {
    kind: 'translated',
    name: 'bannerDescription',
    label: 'page.bannerDescription',
    lines: true,
    optional: true,
  },
  {
    kind: 'choice',
    name: 'bannerType',
    label: 'page.bannerType',
    optional: true,
    choices: (['colour', 'image', 'video'] as const).map((value) => ({
      value,
      label: `part.banner.type.${value}` as const,
    })),
  },
  { kind: 'colour', name: 'bannerColor', label: 'page.bannerColor', optional: true },
  { kind: 'file', of: 'picture', name: 'image', label: 'page.image', optional: true },
  { kind: 'file', of: 'video', name: 'bannerVideo', label: 'page.bannerVideo', optional: true },
  { kind: 'flag', name: 'bannerTransparent', label: 'page.bannerTransparent' },
]

const menuFields: Field[] = [
  { kind: 'flag', name: 'isHaveSubMenu', label: 'page.isHaveSubMenu' },
  {
    kind: 'list',
    name: 'subMenu',
    label: 'page.subMenu',
    help: 'page.subMenu.help',
    item: 'page.subMenu.nth',
    scalar: true,
    fields: [{ kind: 'reference', name: 'value', label: 'page.subMenu', of: ['page'] }],
  },
  { kind: 'flag', name: 'showFixedMenu', label: 'page.showFixedMenu' },
  { kind: 'flag', name: 'showBreadCrumb', label: 'page.showBreadCrumb' },
]

const redirectFields: Field[] = [
  { kind: 'flag', name: 'redirect', label: 'page.redirect' },
  {
    kind: 'translated',
    name: 'redirectUrl',
    label: 'page.redirectUrl',
    isAddress: true,
    optional: true,
  },
]

/** The custom CSS of a page, which requires the right to change code. */
const codeFields: Field[] = [
  { kind: 'lines', name: 'css', label: 'page.css', optional: true, guard: 'code' },
  { kind: 'text', name: 'type', label: 'page.type', optional: true, guard: 'code' },
]

function inSection(section: LabelKey, fields: Field[]): Field[] {
  return fields.map((field) => ({ ...field, section }))
}

/** The fields of a page without its modules. */
export const pageFields: Field[] = [
  {
    kind: 'group',
    name: 'params',
    label: 'page.words',
    fields: [
      { kind: 'translated', name: 'title', label: 'page.title', required: true },
      {
        kind: 'translated',
        name: 'description',
        label: 'page.description',
        lines: true,
        optional: true,
      },
      {
        kind: 'translated',
        name: 'content',
        label: 'page.content',
        lines: true,
        rich: 'illustrated',
        optional: true,
      },
      ...inSection('page.menu', menuFields),
      ...inSection('page.banner', bannerFields),
      { kind: 'file', of: 'picture', name: 'logo', label: 'page.logo', optional: true },
      ...inSection('page.onward', redirectFields),
      {
        kind: 'group',
        name: 'metadata',
        label: 'page.metadata',
        help: 'page.metadata.help',
        optional: true,
        fields: LANGS.map((lang) => ({
          kind: 'group',
          name: lang,
          label: `settings.lang.${lang}` as const,
          lang,
          optional: true,
          fields: seoFields,
        })),
      },
      ...inSection('page.code', codeFields),
    ],
  },
  {
    kind: 'translated',
    name: 'slugs',
    label: 'page.slugs',
    help: 'page.slugs.help',
    separate: true,
  },
  { kind: 'reference', name: 'parentId', label: 'page.parent', of: ['page'] },
  {
    kind: 'choice',
    name: 'status',
    label: 'page.status',
    help: 'page.status.help',
    choices: CONTENT_STATUS.map((value) => ({ value, label: `page.status.${value}` as const })),
  },
  { kind: 'text', name: 'name', label: 'page.name', required: true },
]
