import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { describedText, pathText } from './difference-table'
import type { Difference } from './differences'
import type { References } from './edit-form'

/** The prefix of the names of the radio buttons that select a text. */
export const KEEP_PREFIX = 'keep:'

interface ConflictPanelProps {
  view: View
  /** In each difference, `before` is the other person's version and `after` is the account's own. */
  differences: Difference[]
  references?: References | undefined
}

/** The conflicting versions of each field that two people changed, with a choice between them. */
export function ConflictPanel({ view, differences, references }: ConflictPanelProps) {
  const { t } = view
  return (
    <section className="notice bad conflict" role="alert">
      <Icon name="alert" />
      <div className="stack">
        <h2>{t('edit.conflict')}</h2>
        <p>{t('edit.conflict.text')}</p>
        {differences.map((difference) => (
          <fieldset key={difference.name}>
            <legend>{pathText(view, difference)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="check">
                <input
                  type="radio"
                  name={KEEP_PREFIX + difference.name}
                  value={side}
                  defaultChecked={side === 'mine'}
                />
                <span className="typed">
                  <strong>{t(`edit.conflict.${side}`)}</strong>{' '}
                  {describedText(
                    view,
                    side === 'mine' ? difference.after : difference.before,
                    references,
                  )}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  )
}
