import type { Popup } from '../../site/site'

/** The first or the last day of the popup. */
export interface PopupMoment {
  day: string
  isEnd: boolean
}

/** Returns the days within a period, both included, on which the popup begins and ends. */
export function popupMoments(
  { from, until }: Pick<Popup, 'from' | 'until'>,
  period: { from: string; until: string },
): PopupMoment[] {
  const dates = [
    { day: from ?? '', isEnd: false },
    { day: until ?? '', isEnd: true },
  ]
  return dates.filter(({ day }) => day >= period.from && day <= period.until)
}
