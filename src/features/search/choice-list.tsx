import { useLayoutEffect, useRef, useState } from 'react'
import type { Lang } from '../../platform/format/lang'
import { plural, type Translate } from '../../platform/i18n/translate'
import type { Choices } from './use-choices'

/** The free space below the list, in pixels. */
const MARGIN = 16

interface ChoiceListProps {
  t: Translate<'search.places' | 'search.found'>
  lang: Lang
  box: Choices
  /** True if several options can be selected. */
  multiple?: boolean
}

/** The list below a field, with the number of its results for screen readers. */
export function ChoiceList({ t, lang, box, multiple = false }: ChoiceListProps) {
  const { choices, isOpen, text } = box
  const [list, isUp] = usePlacement(box)
  const resultCount = choices.filter(({ extra }) => !extra).length
  const message = choices.find(({ isMessage }) => isMessage)
  return (
    <>
      <div
        {...box.getMenuProps({
          ref: list,
          className: isUp ? 'options up' : 'options',
          'aria-label': t('search.places'),
          'aria-multiselectable': multiple || undefined,
          // The field keeps the focus, so that the selection causes no blur event.
          onMouseDown: (event) => event.preventDefault(),
          hidden: !isOpen,
        })}
      >
        {isOpen && choices.map((_, at) => <Option key={box.idOf(at)} box={box} at={at} />)}
      </div>
      <p className="sr-only" role="status">
        {isOpen &&
          (message?.label ?? (text.trim() ? plural(t, lang, 'search.found', resultCount) : null))}
      </p>
    </>
  )
}

/** The key of an option is its position, so that the element under a finger stays when its option changes. */
function Option({ box, at }: { box: Choices; at: number }) {
  const choice = box.choices[at]
  if (!choice) return null
  return (
    <div
      {...box.getItemProps({
        item: choice,
        index: at,
        'aria-selected': choice.selected ?? false,
        className: at === box.highlightedIndex ? 'active' : undefined,
      })}
    >
      {choice.chips ? (
        <>
          <span className="sr-only">{choice.label}</span>
          <span className="words" aria-hidden="true">
            {choice.chips.map((chip) => (
              <span key={chip} className="chip">
                {chip}
              </span>
            ))}
          </span>
        </>
      ) : (
        <span>{choice.label}</span>
      )}
      {choice.note && <small> {choice.note}</small>}
    </div>
  )
}

/** Places the list above the field if there is more space. */
function usePlacement({ input, isOpen, choices }: Choices) {
  const list = useRef<HTMLDivElement>(null)
  const [isUp, setUp] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices have another height
  useLayoutEffect(() => {
    if (!isOpen || !input.current || !list.current) return
    const { top, bottom } = input.current.getBoundingClientRect()
    const below = innerHeight - bottom
    setUp(below < list.current.offsetHeight + MARGIN && top > below)
  }, [isOpen, choices.length, input])
  return [list, isUp] as const
}
