import { Icon } from '../../components/ui/icon'
import type { Words } from '../../components/ui/view'
import type { LabelKey } from '../../platform/i18n'

interface SearchersLineProps {
  words: Words
  text: Extract<LabelKey, `searchers.${string}`>
  /** The rounded-down number, or null if it is too small to be shown. */
  count: number | null
}

export function SearchCountText({ text }: { text: string }) {
  return (
    <p className="notice searchers">
      <Icon name="search" />
      <span>{text}</span>
    </p>
  )
}

/** The sentence with the number of people who search. It renders nothing if the number is too small to be shown. */
export function SearchersLine({ words, text, count }: SearchersLineProps) {
  if (count === null) return null
  return <SearchCountText text={words.t(text, { count })} />
}
