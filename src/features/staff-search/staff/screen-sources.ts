import { mayDo, type Right } from '../../../platform/accounts/rights'
import type { Field } from '../../../platform/fields/field'
import { type LabelKey, translator } from '../../../platform/i18n'
import { SETTINGS_PARTS } from '../../../site/settings-parts'
import type { Collection } from '../../../staff/collections/collection'
import { HELP_NAMES, type HelpName } from '../../../staff/help/help-article'
import { helpPath, helpText } from '../../../staff/help/help-articles'
import { navGroups } from '../../../staff/nav-items'
import { STAFF, withQuery } from '../../../urls'
import { findLabels, listLabels } from '../../labels/labels.staff'
import { PARTS, rightFor } from '../../settings/settings.staff'
import { fits, fitting, MAX_HITS, type Source } from './hits'

interface Screen {
  href: string
  title: LabelKey
  right: Right | undefined
  texts: readonly LabelKey[]
}

const screensOf = (collections: readonly Collection[]): Screen[] => [
  ...navGroups(collections)
    .flatMap(({ items }) => items)
    .map(({ href, label, right }) => ({ href, title: label, right, texts: [] })),
  {
    href: `${STAFF.settings}#cache`,
    title: 'staff.cache',
    right: 'settings',
    texts: ['staff.cache.purge', 'staff.cache.text'],
  },
  ...SETTINGS_PARTS.map((part) => ({
    href: `${STAFF.settings}/${part}`,
    title: PARTS[part].title,
    right: rightFor(part),
    texts: [PARTS[part].text, ...PARTS[part].fields.flatMap(labelsOf)],
  })),
]

function labelsOf(field: Field): LabelKey[] {
  return [field.label, ...('fields' in field ? field.fields.flatMap(labelsOf) : [])]
}

/** The screens of the staff area, and the sections of the settings by their fields. */
export const screenSource = (collections: readonly Collection[]): Source => ({
  label: 'staff.find.screens',
  async find({ view: { t }, account, words }) {
    const mine = screensOf(collections).filter(({ right }) => !right || mayDo(account.role, right))
    const found = fitting(mine, words, ({ title, texts }) => [
      t(title),
      ...texts.map((one) => t(one)),
    ])
    return found.map(({ href, title }) => ({ href, title: t(title) }))
  },
})

/** The forms to create something, and the screen on which drafts are published. */
export const actionSource = (collections: readonly Collection[]): Source => ({
  label: 'staff.find.actions',
  async find({ view: { t }, account, words }) {
    const mine = actionsOf(collections).filter(({ right }) => mayDo(account.role, right))
    return mine
      .map(({ href, title }) => ({ href, title: t(title) }))
      .filter(({ title }) => fits([title], words))
  },
})

function actionsOf(collections: readonly Collection[]): Action[] {
  return [
    action(`${STAFF.listings}/new`, 'record.new', 'listings.all'),
    action(`${STAFF.listings}/new/project`, 'record.project.new', 'listings.all'),
    action(`${STAFF.visits}/new`, 'visits.new', 'leads'),
    ...collections.map(({ path, right, texts }) => action(`${path}/new`, texts.create, right)),
    action(`${STAFF.pages}/new`, 'page.new', 'content'),
    action(STAFF.drafts, 'staff.drafts', 'content'),
    action(`${STAFF.owners}/new`, 'staff.owners.invite', 'owners'),
    action(`${STAFF.accounts}/new`, 'staff.accounts.invite', 'people'),
  ]
}

type Action = Pick<Screen, 'href' | 'title'> & { right: Right }

function action(href: string, title: LabelKey, right: Right): Action {
  return { href, title, right }
}

/** The articles of the handbook by their titles, introductions and headings. */
export const helpSource: Source = {
  label: 'staff.help',
  async find({ view: { lang }, words }) {
    const textOf = (name: HelpName) => helpText(name, lang)
    const found = fitting(HELP_NAMES, words, (name) => {
      const { title, intro, sections } = textOf(name)
      return [title, intro, ...sections.map(({ heading }) => heading)]
    })
    return found.map((name) => ({ href: helpPath(name), title: textOf(name).title }))
  },
}

/** The interface texts, each with a link to its form. */
export const labelSource: Source = {
  label: 'staff.labels',
  right: 'content',
  all: labelsPath,
  async find({ db, view, q }) {
    const { keys } = findLabels(q, await listLabels(db))
    return keys.slice(0, MAX_HITS).map((key) => {
      const title = translator(view.lang)(key)
      return { href: labelsPath(title), title }
    })
  },
}

function labelsPath(q: string): string {
  return withQuery(STAFF.labels, new URLSearchParams({ q }).toString())
}
