import { screen } from '../../platform/db/schema-content'
import type { Field } from '../../platform/fields/field'
import { LANGS } from '../../platform/format/lang'
import { defineCollection } from '../../staff/collections/collection'
import { loadReferences } from '../../staff/editing/references'
import { STAFF } from '../../urls'
import { readScreenToken, SCREEN_LISTINGS, screenDocument } from './screen'
import { ScreenAddress } from './staff/screen-address'

const name: Field = {
  kind: 'text',
  name: 'name',
  label: 'settings.name',
  help: 'screen.name.help',
  required: true,
}

/** A list of chosen properties or projects. */
function chosen(name: 'homes' | 'projects', of: 'home' | 'project'): Field {
  const item = `screen.${name}.item` as const
  return {
    kind: 'list',
    name,
    label: `screen.${name}`,
    help: 'screen.chosen.help',
    item,
    scalar: true,
    fields: [{ kind: 'reference', name: 'value', label: item, of: [of] }],
  }
}

/** The screens in the windows of offices. */
export const screens = defineCollection({
  kind: 'screen',
  path: STAFF.screens,
  right: 'content',
  nameText: 'screen.name',
  objectText: 'screen.object',
  texts: {
    title: 'screen.title',
    intro: 'screen.intro',
    create: 'screen.create',
    createIntro: 'screen.create.intro',
    createButton: 'edit.continue',
    edit: 'screen.edit',
    deleted: 'screen.deleted',
  },
  icon: 'play',
  help: 'screens',
  table: screen,
  schema: screenDocument,
  fields: [
    name,
    {
      kind: 'reference',
      name: 'officeId',
      label: 'settings.member.office',
      help: 'screen.office.help',
      of: ['office'],
    },
    {
      kind: 'choice',
      name: 'listings',
      label: 'screen.listings',
      choices: SCREEN_LISTINGS.map((value) => ({
        value,
        label: `screen.listings.${value}` as const,
      })),
    },
    { kind: 'number', name: 'seconds', label: 'screen.seconds', unit: 'settings.seconds' },
    {
      kind: 'choices',
      name: 'languages',
      label: 'settings.languages',
      help: 'screen.languages.help',
      choices: LANGS.map((value) => ({ value, label: `settings.lang.${value}` as const })),
    },
    {
      kind: 'text',
      name: 'dimFrom',
      label: 'screen.dimFrom',
      help: 'screen.dim.help',
      nullable: true,
    },
    { kind: 'text', name: 'dimUntil', label: 'screen.dimUntil', nullable: true },
    chosen('homes', 'home'),
    chosen('projects', 'project'),
  ],
  createFields: [name],
  titleOf: ({ name }) => ({ nl: name }),
  async initial(c) {
    return { officeId: c.get('content').site.settings.offices[0]?.id ?? null }
  },
  async rulesOf(c) {
    const { offices } = c.get('content').site.settings
    const office = offices.map(({ id, name }) => ({ id: String(id), name }))
    return { references: { ...(await loadReferences(c)), office } }
  },
  async foot(c, id) {
    const token = await readScreenToken(c.get('db'), id)
    return token && <ScreenAddress c={c} id={id} token={token} />
  },
})
