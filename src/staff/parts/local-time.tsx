import { brusselsTime, formatDateTime } from '../../platform/format/dates'

/** An instant as the agency's own clock shows it. */
export function LocalTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{localTimeText(Date.parse(iso))}</time>
}

/** As `LocalTime` in a sentence; `at` in milliseconds. */
export function localTimeText(at: number): string {
  return formatDateTime(brusselsTime(at))
}
