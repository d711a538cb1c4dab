/** The ids by which the script knows the form and the preview beside it. */
export const LIVE = {
  form: 'live-form',
  panel: 'live-preview',
  widths: 'live-widths',
  box: 'live-box',
  refused: 'live-refused',
} as const

/** The widths at which a page is looked at, in CSS pixels: a telephone's and a large screen's. */
export const LIVE_WIDTHS = [390, 1440] as const
