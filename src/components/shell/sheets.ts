/** The style sheet of every public page, with the order of the layers. */
const EVERY_PAGE = 'main'
/** The style sheet for a dark colour scheme, which every public page links. Browsers load it last unless it applies. */
const DARK = 'dark'
/** The style sheet with everything that the first screen of a page does not need. */
export const REST = 'rest'

/**
 * The style sheets in `src/styles` by the component that needs them, in the order of the cascade. The rest repeats those
 * between it and `DARK`.
 */
export const SHEETS = [
  EVERY_PAGE,
  DARK,
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
  'brochure',
  'owner',
  'preview',
  'plain',
  'staff',
] as const

export type SheetName = (typeof SHEETS)[number]

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
  return {
    head: SHEETS.filter((sheet) => [EVERY_PAGE, DARK, ...sheets].includes(sheet)),
    body: [REST, ...afterRest.filter((sheet) => sheets.includes(sheet))],
  }
}

/** Returns the media query of a style sheet, or undefined if it always applies. */
export function sheetMedia(sheet: SheetName): string | undefined {
  return sheet === DARK ? 'screen and (prefers-color-scheme: dark)' : undefined
}

/** Returns the path of a style sheet's source. */
export function sheetSource(sheet: SheetName): string {
  return sheet === EVERY_PAGE ? 'src/styles/main.css' : `src/styles/sheets/${sheet}.css`
}
