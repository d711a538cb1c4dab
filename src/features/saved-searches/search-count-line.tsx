import { Icon } from '../../components/ui/icon'
import type { Words } from '../../components/ui/view'
import type { LabelKey } from '../../platform/i18n'

interface SearchersLineProps {
  words: Words
  text: Extract<LabelKey, `searchers.${string}`>
  /** Rounded down; null for too few to be told. */
  count: number | null
}

/** The same, said already. */
export function SearchCountText({ text }: { text: string }) {
  return (
    <p className="notice searchers">
      <Icon name="search" />
      <span>{text}</span>
    </p>
  )
}

/** The sentence with the number of people who search; nothing where they are too few to be told. */
export function SearchersLine({ words, text, count }: SearchersLineProps) {
  if (count === null) return null
  return <SearchCountText text={words.t(text, { count })} />
}
