import type { View } from '../../components/ui/view'
import type { Words } from '../../domain/people/anonymise'

/** A text whose names may be random characters: these are blurred and hidden from screen readers. */
export function Blurred({ view, words }: { view: View; words: Words }) {
  return words.map(({ text, blurred }, index) =>
    blurred ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={index}>
        <span className="blurred" aria-hidden="true">
          {text}
        </span>
        <span className="sr-only">{view.t('history.hiddencontact')}</span>
      </span>
    ) : (
      text
    ),
  )
}
