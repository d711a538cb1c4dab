import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { moduleKinds } from '../modules/registry'

interface KindChoiceProps {
  view: View
  /** The address of the page. */
  address: string
  isOpen: boolean
}

/** A choice of all kinds of modules with descriptions, to add one at the end of the page. */
export function KindChoice({ view: { t, lang }, address, isOpen }: KindChoiceProps) {
  const kinds = Object.values(moduleKinds)
    .map(({ kind, title, text }) => ({ kind, title: t(title), text: t(text) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, lang))
  return (
    <details className="kind-choice" open={isOpen}>
      <summary>
        <Icon name="plus" />
        {t('page.add')}
      </summary>
      <ul>
        {kinds.map(({ kind, title, text }) => (
          <li key={kind}>
            <form method="post" action={`${address}/modules`}>
              <button type="submit" name="kind" value={kind}>
                <strong>{title}</strong>
                <span>{text}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  )
}
