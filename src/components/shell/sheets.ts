/** The style sheet of every public page, with the order of the layers. */
const EVERY_PAGE = 'main'
/** The style sheet with everything that the first screen of a page does not need. */
export const REST = 'rest'

/** The sheets that most first screens need. Each of these groups is one file with `main.css`, and so one request. */
const JOINED = [
  { name: 'home', parts: ['search', 'hero'] },
  { name: 'list', parts: ['search', 'cards'] },
  { name: 'property', parts: ['listing'] },
  { name: 'form', parts: ['controls', 'forms'] },
] as const

/**
 * The style sheets in `src/styles` by the component that needs them, in the order of the cascade. The rest repeats those
 * before it, but `main.css`.
 */
export const SHEETS = [
  EVERY_PAGE,
  'controls',
  'forms',
  'visits',
  'bands',
  'modules',
  'search',
  'hero',
  'cards',
  'sold-list',
  'maps',
  'listing',
  'details',
  REST,
  'saved-search',
  'favourites',
  'people',
  'brochure',
  'screen',
  'embed',
  'owner',
  'preview',
  'plain',
  'staff',
] as const

export type SheetName = (typeof SHEETS)[number] | (typeof JOINED)[number]['name']

/** The sheets that the build makes. */
export const BUILT_SHEETS: readonly SheetName[] = [...SHEETS, ...JOINED.map(({ name }) => name)]

/** The sheets that a public page links, in the order of the cascade. */
interface LinkedSheets {
  /** Nothing is painted before they are loaded. */
  head: SheetName[]
  /** Linked where the first screen ends. They block only what follows. */
  body: SheetName[]
}

/**
 * Returns the sheets that a page links whose first screen needs `sheets`. The rest repeats most of them, so those that
 * override it are linked again after it.
 */
export function linkedSheets(sheets: readonly SheetName[]): LinkedSheets {
  const afterRest = SHEETS.slice(SHEETS.indexOf(REST) + 1)
  const needed = SHEETS.filter((sheet) => sheets.includes(sheet))
  const joined = JOINED.find(({ parts }) => parts.join() === needed.join())
  return {
    head: joined ? [joined.name] : [EVERY_PAGE, ...needed],
    body: [REST, ...afterRest.filter((sheet) => sheets.includes(sheet))],
  }
}

/** Returns the path of a style sheet's source. */
export function sheetSource(sheet: SheetName): string {
  return sheet === EVERY_PAGE ? 'src/styles/main.css' : `src/styles/sheets/${sheet}.css`
}
