import type { Field } from '../../platform/fields/field'
import { PAGE_ROLES } from '../../site/page-role'

/** A title, which is required in the agency's first language. */
export const titleField: Field = {
  kind: 'translated',
  name: 'title',
  label: 'settings.title',
  required: true,
}

/** The types of properties to offer. All types are offered if none is selected. */
export const typesField: Field = {
  kind: 'list',
  name: 'types',
  label: 'part.types',
  help: 'part.types.help',
  item: 'part.type',
  scalar: true,
  fields: [{ kind: 'reference', name: 'value', label: 'part.typeName', of: ['propertyType'] }],
}

/** A page with a fixed role in the code. */
export const roleField: Field = {
  kind: 'choice',
  name: 'role',
  label: 'part.role',
  optional: true,
  choices: PAGE_ROLES.map((role) => ({ value: role, label: `role.${role}` as const })),
}

/** The employee shown beside a form in steps. */
export const visitorField: Field = {
  kind: 'group',
  name: 'person',
  label: 'part.visitor',
  help: 'part.visitor.help',
  optional: true,
  fields: [
    titleField,
    { kind: 'translated', name: 'text', label: 'settings.text', lines: true },
    { kind: 'file', of: 'picture', name: 'image', label: 'part.image', required: true },
    { kind: 'translated', name: 'alt', label: 'part.alt' },
  ],
}

/** The height of a frame with another site. */
export const heightField: Field = {
  kind: 'number',
  name: 'height',
  label: 'part.height',
  unit: 'part.pixels',
  optional: true,
}

/** An external script of the settings, which the module loads. */
export const scriptField: Field = {
  kind: 'reference',
  name: 'script',
  label: 'part.script',
  help: 'part.script.help',
  of: ['script'],
  optional: true,
}

/** The event that is sent to analytics when a form is sent. */
export const conversionField: Field = {
  kind: 'lines',
  name: 'conversion',
  label: 'part.conversion',
  help: 'part.conversion.help',
  optional: true,
}
