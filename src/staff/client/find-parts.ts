/** The ids of the search page, and of the palette: a dialog with the same results. */
export const FIND = { page: 'find-page', palette: 'palette', list: 'palette-list' } as const

/** The parameter with which the search page sends only its results. */
export const RESULTS_PARAM = 'only'
