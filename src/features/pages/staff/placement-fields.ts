import type { Field } from '../../../platform/fields/field'

const SIZES = ['h1', 'h2', 'h3'] as const
const POSITIONS = ['left', 'center', 'right'] as const
const VIEWS = ['module-view', 'single-view', 'odds-view'] as const
const GROUNDS = ['none', 'tint', 'colour', 'image'] as const
const WIDTHS = ['sm', 'md', 'lg'] as const

const pictureFields: Field[] = [
  { kind: 'file', of: 'picture', name: 'src', label: 'part.image', required: true },
  { kind: 'translated', name: 'alt', label: 'part.alt', help: 'part.alt.help' },
]

/** The fields of a module's placement on its page, the same for all kinds. */
export const placementFields: Field[] = [
  { kind: 'translated', name: 'title', label: 'block.title', optional: true },
  {
    kind: 'choice',
    name: 'titleSize',
    label: 'block.titleSize',
    choices: SIZES.map((value) => ({ value, label: `block.${value}` as const })),
  },
  {
    kind: 'choice',
    name: 'position',
    label: 'block.position',
    choices: POSITIONS.map((value) => ({ value, label: `block.${value}` as const })),
  },
  {
    kind: 'translated',
    name: 'description',
    label: 'block.description',
    lines: true,
    optional: true,
  },
  {
    kind: 'translated',
    name: 'description2',
    label: 'block.description2',
    lines: true,
    optional: true,
  },
  {
    kind: 'list',
    name: 'relations',
    label: 'block.relations',
    help: 'block.relations.help',
    item: 'block.relation',
    scalar: true,
    fields: [
      {
        kind: 'reference',
        name: 'value',
        label: 'block.relations',
        of: ['article', 'category', 'property-list', 'contact'],
      },
    ],
  },
  { kind: 'flag', name: 'isHasSubcategories', label: 'block.isHasSubcategories' },
  {
    kind: 'choice',
    name: 'view',
    label: 'block.view',
    choices: VIEWS.map((value) => ({ value, label: `block.${value}` as const })),
  },
  { kind: 'number', name: 'numberItemOfRow', label: 'block.numberItemOfRow' },
  { kind: 'number', name: 'maxItems', label: 'block.maxItems', optional: true },
  {
    kind: 'group',
    name: 'image',
    label: 'block.image',
    section: 'block.look',
    optional: true,
    fields: pictureFields,
  },
  {
    kind: 'list',
    name: 'images',
    label: 'block.images',
    section: 'block.look',
    item: 'block.imageNth',
    fields: pictureFields,
  },
  {
    kind: 'choice',
    name: 'backgroundType',
    label: 'block.ground',
    section: 'block.look',
    choices: GROUNDS.map((value) => ({ value, label: `block.ground.${value}` as const })),
  },
  {
    kind: 'colour',
    name: 'colorBackground',
    label: 'block.colour',
    section: 'block.look',
    optional: true,
  },
  {
    kind: 'group',
    name: 'col',
    label: 'block.col',
    section: 'block.look',
    help: 'block.col.help',
    fields: WIDTHS.map((name) => ({ kind: 'number', name, label: `block.${name}` as const })),
  },
  { kind: 'number', name: 'span', label: 'block.span', section: 'block.look' },
  { kind: 'text', name: 'class', label: 'block.class', section: 'block.look', optional: true },
]
