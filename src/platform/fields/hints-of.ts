import { LANGS, type Lang } from '../format/lang'
import type { LabelKey } from '../i18n'
import { figuresIn } from '../references/figures'
import { linksIn, parseReference, referenceText } from '../references/references'
import type { Entries, Field } from './field'
import { isIllustrated, type Leaf, leavesOf } from './leaf-fields'
import { type Translation, translationsIn } from './translation-states'

/** A suggestion that improves a document for readers or search engines. It never prevents saving. */
export interface Hint {
  path: Leaf['path']
  /** The language of the text, or null if the hint is not about a language. */
  lang: Lang | null
  text: LabelKey
  params?: Record<string, string | number>
}

/** Search engines truncate titles after about 60 characters, and descriptions after about 160. */
const LIMITS = [
  { of: /\.metadataTitle$/, limit: 60 },
  { of: /\.metadataDescription$|^params\.description\.\w{2}$/, limit: 160 },
]

/** Link texts that have no meaning for screen reader users who list the links of a page. */
const EMPTY_WORDS =
  /^\s*((?:klik |druk )?hier|lees (?:meer|verder)|meer|(?:cliquez )?ici|lire la suite|en savoir plus|(?:click )?here|read more|more|(?:klicken sie )?hier(?: klicken)?|mehr(?: lesen)?|weiterlesen)\s*$/i

interface HintContext {
  /** The published revisions of the form, newest first. */
  published?: readonly Entries[] | undefined
  /** The references in texts to hidden or deleted targets. */
  brokenReferences?: ReadonlySet<string> | undefined
  /** Returns true if a picture of the library has an alternative text in a language. */
  isDescribed?: ((id: number, lang: Lang) => boolean) | undefined
}

/** Returns the hints on a form, in its order. `languages` are those of the agency, the main one first. */
export function hintsOf(
  fields: readonly Field[],
  entries: Entries,
  languages: readonly Lang[],
  { published = [], brokenReferences = new Set(), isDescribed }: HintContext = {},
): Hint[] {
  const leaves = leavesOf(fields, entries)
  const translations = translationsIn(fields, entries, published, languages)
  return [
    ...leaves.flatMap((leaf) => [
      ...richHints(leaf, entries, languages),
      ...brokenLinkHints(leaf, entries, languages, brokenReferences),
      ...figureHints(leaf, entries, languages, { brokenReferences, isDescribed }),
      ...lengthHints(leaf, entries),
      ...pictureHints(leaf, leaves, entries),
    ]),
    ...translations.flatMap(({ leaf: { path }, lang, state }): Hint[] =>
      state === 'older' ? [{ path, lang, text: 'hint.older' }] : [],
    ),
    ...untranslated(translations),
  ]
}

function richHints({ name, field, path }: Leaf, entries: Entries, languages: readonly Lang[]) {
  if (field.kind !== 'translated' || !field.rich) return []
  return languages.flatMap((lang): Hint[] => {
    const html = entries[`${name}.${lang}`] ?? ''
    const [words] = linksIn(html).flatMap(({ content }) => EMPTY_WORDS.exec(content)?.[1] ?? [])
    const [first] = html.match(/<h[3-6]\b/g) ?? []
    return [
      ...(words ? [{ path, lang, text: 'hint.link' as const, params: { words } }] : []),
      ...(first && first !== '<h3' ? [{ path, lang, text: 'hint.heading' as const }] : []),
    ]
  })
}

/** Returns a hint for each link whose target is hidden or deleted. Visitors see its text without the link. */
function brokenLinkHints(
  { name, field, path }: Leaf,
  entries: Entries,
  languages: readonly Lang[],
  brokenReferences: ReadonlySet<string>,
) {
  if (field.kind !== 'translated' || !field.rich || brokenReferences.size === 0) return []
  return languages.flatMap((lang) =>
    linksIn(entries[`${name}.${lang}`] ?? '').flatMap(({ href, content }): Hint[] => {
      const reference = parseReference(href)
      if (!reference || !brokenReferences.has(referenceText(reference))) return []
      const words = content.replace(/<[^<>]*>/g, '')
      return [{ path, lang, text: 'hint.gone', params: { words } }]
    }),
  )
}

/** Returns hints for pictures in a text that are deleted, or have no alternative text. */
function figureHints(
  { name, field, path }: Leaf,
  entries: Entries,
  languages: readonly Lang[],
  { brokenReferences, isDescribed }: HintContext,
) {
  if (!isIllustrated(field) || !isDescribed) return []
  return languages.flatMap((lang): Hint[] => {
    const figures = figuresIn(entries[`${name}.${lang}`] ?? '')
    const isGone = figures.some(({ id }) => brokenReferences?.has(`file:${id}`))
    const lacksAlt = figures.some(({ id, hasAlt }) => !hasAlt && !isDescribed(id, lang))
    return [
      ...(isGone ? [{ path, lang, text: 'hint.figure.gone' as const }] : []),
      ...(lacksAlt ? [{ path, lang, text: 'hint.figure' as const }] : []),
    ]
  })
}

/**
 * Returns hints for long titles and descriptions of search results: the separate fields, or the texts that replace
 * them.
 */
function lengthHints({ name, path }: Leaf, entries: Entries): Hint[] {
  const localisedNames = name === 'params.description' ? LANGS.map((lang) => `${name}.${lang}`) : []
  return [...localisedNames, name].flatMap((fieldName): Hint[] => {
    const limit = LIMITS.find(({ of }) => of.test(fieldName))?.limit ?? Number.POSITIVE_INFINITY
    const length = entries[fieldName]?.length ?? 0
    if (length <= limit) return []
    const lang = LANGS.find((other) => fieldName.split('.').includes(other)) ?? null
    return [{ path, lang, text: 'hint.long', params: { length, limit } }]
  })
}

/** Returns a hint if a picture has a field for its description, which is empty in all languages. */
function pictureHints({ name, field, path }: Leaf, leaves: Leaf[], entries: Entries): Hint[] {
  if (field.kind !== 'file' || field.of !== 'picture' || !entries[name]) return []
  const alt = `${name.slice(0, name.lastIndexOf('.') + 1)}alt`
  const hasField = leaves.some((leaf) => leaf.name === alt)
  const hasAlt = LANGS.some((lang) => entries[`${alt}.${lang}`])
  return hasField && !hasAlt ? [{ path, lang: null, text: 'hint.alt' }] : []
}

/** Returns a hint for each further language with the number of missing translations. */
function untranslated(translations: Translation[]): Hint[] {
  const missing = translations.filter(({ state }) => state === 'missing')
  return [...Map.groupBy(missing, ({ lang }) => lang)].map(([lang, { length: count }]) => ({
    path: [],
    lang,
    text: 'hint.untranslated',
    params: { count },
  }))
}
