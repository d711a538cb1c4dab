import type { Popup } from '../../site/site'

/** A day on which the popup begins, or its last one. */
export interface PopupMoment {
  day: string
  isEnd: boolean
}

/** The days within a period, both included, on which the popup begins and ends. */
export function popupMoments(
  { from, until }: Pick<Popup, 'from' | 'until'>,
  period: { from: string; until: string },
): PopupMoment[] {
  const moments = [
    { day: from ?? '', isEnd: false },
    { day: until ?? '', isEnd: true },
  ]
  return moments.filter(({ day }) => day >= period.from && day <= period.until)
}
