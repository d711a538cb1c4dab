import type { z } from 'zod'
import { categoryFields } from '../src/features/articles/categories.collection'
import { articleFields } from '../src/features/articles/staff/article-fields'
import { documentsField } from '../src/features/listings/staff/document-fields'
import {
  FACTS,
  LAW,
  picturesField,
  relatedField,
} from '../src/features/listings/staff/listing-fields'
import { propertyFields, unitFields } from '../src/features/listings/staff/manual/listing-fields'
import { projectFields } from '../src/features/listings/staff/manual/project-fields'
import { plansField } from '../src/features/listings/staff/plan-fields'
import { moduleKinds } from '../src/features/pages/modules/registry'
import { pageFields } from '../src/features/pages/staff/page-fields'
import { placementFields } from '../src/features/pages/staff/placement-fields'
import { PARTS } from '../src/features/settings/staff/parts'
import { manualListing } from '../src/listing/overrides/manual-listing'
import { manualProject } from '../src/listing/overrides/manual-project'
import { listingOverride } from '../src/listing/overrides/override'
import {
  CHECKBOX_VALUE,
  type Entries,
  type Field,
  recordFields,
} from '../src/platform/fields/field'
import { articleDocument } from '../src/site/article-document'
import { categoryDocument } from '../src/site/category'
import { placement } from '../src/site/page'
import { pageDocument } from '../src/site/page-document'
import { SETTINGS_PARTS, settingsParts } from '../src/site/settings-parts'

/** The fields of a form of the staff area, with the schema of its document. */
export interface Definition {
  name: string
  fields: readonly Field[]
  schema: z.ZodType
}

const group = (name: string, fields: Field[]): Field => ({
  kind: 'group',
  name,
  label: 'record.facts',
  fields,
})

/** Every form that edits a document. */
export const DEFINITIONS: Definition[] = [
  ...Object.values(moduleKinds).map(({ kind, fields, config }) => ({
    name: `module ${kind}`,
    fields,
    schema: config,
  })),
  { name: 'placement', fields: placementFields, schema: placement },
  { name: 'page', fields: pageFields, schema: pageDocument.omit({ modules: true }) },
  { name: 'article', fields: articleFields, schema: articleDocument },
  { name: 'category', fields: categoryFields, schema: categoryDocument },
  ...SETTINGS_PARTS.map((part) => ({
    name: `settings ${part}`,
    fields: PARTS[part].fields,
    schema: settingsParts[part],
  })),
  {
    name: 'listing of a CRM',
    fields: [
      group('facts', FACTS),
      group('law', LAW),
      picturesField,
      plansField(true),
      documentsField,
      relatedField,
    ],
    schema: listingOverride,
  },
  { name: 'home', fields: propertyFields, schema: manualListing },
  { name: 'home of a project', fields: unitFields, schema: manualListing },
  { name: 'project', fields: projectFields, schema: manualProject },
]

/** A form with one item in each list and each group present, and nothing filled in. */
export function openForm(fields: readonly Field[], prefix = ''): Entries {
  return Object.assign(
    {},
    ...fields.map((field) => {
      const name = prefix + field.name
      if (field.kind === 'group')
        return { [name]: CHECKBOX_VALUE, ...openForm(field.fields, `${name}.`) }
      if (field.kind !== 'list' && field.kind !== 'record') return {}
      const item = field.kind === 'list' ? field.fields : recordFields(field)
      return {
        [`${name}.0`]: CHECKBOX_VALUE,
        [`${name}.0.in`]: CHECKBOX_VALUE,
        ...openForm(item, `${name}.0.`),
      }
    }),
  )
}
