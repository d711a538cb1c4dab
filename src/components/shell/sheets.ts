/** The common style sheet of all public pages. */
const EVERY_PAGE = 'main'

/** The style sheets in `src/styles` by the component that needs them, in the order of the cascade. */
export const SHEETS = [
  EVERY_PAGE,
  'forms',
  'pages',
  'search',
  'cards',
  'sold-list',
  'maps',
  'listing',
  'favourites',
  'brochure',
  'owner',
  'preview',
  'plain',
  'staff',
] as const

export type SheetName = (typeof SHEETS)[number]

/** Returns the style sheets that a public page links, each once and in the order of the cascade. */
export function linkedSheets(names: readonly SheetName[]): SheetName[] {
  return SHEETS.filter((sheet) => sheet === EVERY_PAGE || names.includes(sheet))
}

/** Returns the path of a style sheet's source. */
export function sheetSource(sheet: SheetName): string {
  return sheet === EVERY_PAGE ? 'src/styles/main.css' : `src/styles/sheets/${sheet}.css`
}
