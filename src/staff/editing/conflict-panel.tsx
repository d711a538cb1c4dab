import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { describedText, pathText } from './difference-table'
import type { Difference } from './differences'
import type { References } from './edit-form'

/** What stands before the name of a field whose text is chosen. */
export const KEEP = 'keep:'

interface ConflictPanelProps {
  view: View
  /** `before` is theirs, `after` one's own. */
  differences: Difference[]
  references?: References | undefined
}

/** Both texts of each field that two people changed, to choose from. */
export function ConflictPanel({ view, differences, references }: ConflictPanelProps) {
  const { t } = view
  return (
    <section className="notice bad conflict" role="alert">
      <Icon name="alert" />
      <div className="stack">
        <h2>{t('edit.conflict')}</h2>
        <p>{t('edit.conflict.text')}</p>
        {differences.map((one) => (
          <fieldset key={one.name}>
            <legend>{pathText(view, one)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="check">
                <input
                  type="radio"
                  name={KEEP + one.name}
                  value={side}
                  defaultChecked={side === 'mine'}
                />
                <span className="typed">
                  <strong>{t(`edit.conflict.${side}`)}</strong>{' '}
                  {describedText(view, side === 'mine' ? one.after : one.before, references)}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  )
}
