/** The ids of the form and of its live preview. */
export const PREVIEW_IDS = {
  form: 'live-form',
  panel: 'live-preview',
  widths: 'live-widths',
  box: 'live-box',
  invalid: 'live-invalid',
} as const

/** The widths of the preview in CSS pixels: a phone and a large screen. */
export const PREVIEW_WIDTHS = [390, 1440] as const

/** The names of the tabs of the languages in a form, and of the check box that shows the first language beside another. */
export const LANGUAGE_TABS = { shown: 'shownLanguage', compared: 'comparedLanguage' } as const
