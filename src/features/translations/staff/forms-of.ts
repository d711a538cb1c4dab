import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import { mayDo, type Right } from '../../../platform/accounts/rights'
import type { Field } from '../../../platform/fields/field'
import { pick, withColon } from '../../../platform/format/lang'
import { type LabelKey, translator } from '../../../platform/i18n'
import { isSiteLabel } from '../../../platform/i18n/full-dictionary'
import { titleOf } from '../../../site/media/library-file'
import { pageTitle } from '../../../site/page'
import type { PageDocument } from '../../../site/page-document'
import type { SettingsPart } from '../../../site/settings-parts'
import type { Collection } from '../../../staff/collections/collection'
import type { TextForm } from '../../../staff/editing/published-forms'
import { listingName } from '../../../staff/listings/listing-title'
import { STAFF, withQuery } from '../../../urls'
import { projectFields, propertyFields } from '../../listings/listings.staff'
import { DESCRIPTION } from '../../media/media.staff'
import { moduleFields, moduleKinds, modulePart, pageFields } from '../../pages/pages.staff'
import { PARTS, rightFor } from '../../settings/settings.staff'
import type { ListingTexts } from './listing-texts'
import type { CollectionTexts, Texts } from './translatable-texts'

/** A kind of texts, with the right that is needed to edit most of them. */
export interface TextKind {
  kind: string
  label: LabelKey
  right: Right
}

/** Returns the kinds of texts, in the order of the screen. */
export function textKinds(collections: readonly Collection[]): TextKind[] {
  const kindOf = <Kind extends FixedKind>(kind: Kind, right: Right): TextKind => ({
    kind,
    label: `staff.translations.kind.${kind}`,
    right,
  })
  return [
    kindOf('page', 'content'),
    ...collections
      .filter(({ fields }) => fields.some(({ kind }) => kind === 'translated'))
      .map(({ kind, right, texts }) => ({ kind, label: texts.title, right })),
    kindOf('listing', 'listings.all'),
    kindOf('team', 'content'),
    kindOf('settings', 'settings'),
    kindOf('popup', 'settings'),
    kindOf('markers', 'settings'),
    kindOf('media', 'content'),
    kindOf('label', 'content'),
  ]
}

type FixedKind = 'page' | 'listing' | 'team' | 'settings' | 'popup' | 'markers' | 'media' | 'label'

export interface StaffTextForm extends TextForm {
  kind: string
  /** The name of the edited item, in the language of the view. */
  title: string
  /** The right that is needed to edit the texts. */
  right: Right
  addressOf(input: string): string
}

const LABEL_FIELDS: Field[] = [{ kind: 'translated', name: 'text', label: 'staff.labels' }]

/** Returns a function for the forms of an item that the account may edit, or none if it may not. */
export function formsFor(view: View, account: Pick<Account, 'role'>) {
  return (texts: Texts): StaffTextForm[] => {
    if (texts.subjectType === 'settings') {
      return mayDo(account.role, rightFor(texts.id)) ? [partForm(view, texts.id)] : []
    }
    if (texts.subjectType === 'listing')
      return mayDo(account.role, 'listings.all') ? [listingForm(view, texts)] : []
    if (!mayDo(account.role, 'content')) return []
    switch (texts.subjectType) {
      case 'page':
        return pageForms(view, texts.id, texts.document as PageDocument)
      case 'collection':
        return [collectionForm(view, texts)]
      case 'media': {
        const title = titleOf(texts.document, view.lang)
        return [
          formAt(`${STAFF.media}/${texts.id}`, {
            kind: 'media',
            title,
            fields: DESCRIPTION.fields,
          }),
        ]
      }
      case 'label':
        return [labelForm(view, texts.id)]
    }
  }
}

type Described = Pick<StaffTextForm, 'kind' | 'title' | 'fields'> &
  Partial<Pick<StaffTextForm, 'right' | 'part'>>

function formAt(address: string, described: Described): StaffTextForm {
  return {
    part: (whole) => whole,
    right: 'content',
    ...described,
    addressOf: (input) => `${address}#${input}`,
  }
}

function pageForms(view: View, id: string, page: PageDocument): StaffTextForm[] {
  const { t, lang } = view
  const address = `${STAFF.pages}/${id}`
  const name = pageTitle(page, lang)
  const pageForm = { kind: 'page' as const, title: name, fields: pageFields }
  const modules = page.modules.flatMap((module) => {
    const kind = moduleKinds[module.kind]
    if (!kind || module.status !== 'Published') return []
    const title = `${withColon(lang, name)} ${t(kind.title)}`
    const part = modulePart(module.id, kind).get
    return formAt(`${address}/modules/${module.id}`, {
      kind: 'page',
      title,
      fields: moduleFields(kind),
      part,
    })
  })
  return [formAt(`${address}/page`, pageForm), ...modules]
}

function collectionForm(view: View, { collection, id, document }: CollectionTexts): StaffTextForm {
  const { kind, path, right, fields, titleOf } = collection
  const title = pick(titleOf(document), view.lang) || id
  return formAt(`${path}/${id}`, { kind, title, fields, right })
}

/** The translated fields of all listings. Those without a text in the document are ignored. */
const LISTING_FIELDS = [
  ...projectFields.filter(({ name }) => name === 'name'),
  ...propertyFields.filter(({ kind, name }) => kind === 'translated' || name === 'plans'),
]

function listingForm(view: View, { id, record }: ListingTexts): StaffTextForm {
  return formAt(`${STAFF.listings}/${id}`, {
    kind: 'listing',
    title: listingName(view, record),
    fields: LISTING_FIELDS,
    right: 'listings.all',
  })
}

function partForm({ t }: View, part: SettingsPart): StaffTextForm {
  const kind = part === 'team' || part === 'popup' || part === 'markers' ? part : 'settings'
  const { title, fields } = PARTS[part]
  const right = rightFor(part)
  return formAt(`${STAFF.settings}/${part}`, { kind, title: t(title), fields, right })
}

/** Labels are searched by their default text, not by the agency's override. */
function labelForm({ lang }: View, key: string): StaffTextForm {
  const title = isSiteLabel(key) ? translator(lang)(key) : key
  const address = withQuery(STAFF.labels, new URLSearchParams({ q: title }).toString())
  const form = { kind: 'label', title, right: 'content', fields: LABEL_FIELDS } as const
  return { ...form, part: (whole) => whole, addressOf: () => address }
}
