import { brusselsTime, formatDateTime } from '../../../domain/format/dates'

/** An instant as the agency's own clock shows it. */
export function LocalTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDateTime(brusselsTime(Date.parse(iso)))}</time>
}
