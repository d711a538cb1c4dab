import { useRef } from 'react'
import { Icon } from '../ui/icon'
import { describedBy, Field, focusOnlyIssue, leaveField } from './field'
import { type FormScope, fieldId, textIn } from './form-scope'
import { fieldLabel } from './labels'

/** A number input with a minus and a plus button. */
export function RoomStepper({ form }: { form: FormScope }) {
  const { t } = form
  const number = useRef<HTMLInputElement>(null)
  const step = (by: number) => {
    number.current?.stepUp(by)
    number.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return (
    <Field form={form} name="MinRooms" label={fieldLabel(form, 'MinRooms')}>
      <div className="stepper">
        <button
          type="button"
          className="round needs-script"
          aria-label={t('form.less')}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          ref={number}
          {...describedBy(form, 'MinRooms')}
          {...focusOnlyIssue(form, 'MinRooms')}
          id={fieldId(form, 'MinRooms')}
          name="MinRooms"
          type="number"
          inputMode="numeric"
          min={0}
          max={50}
          onWheel={leaveField}
          defaultValue={textIn(form, 'MinRooms')}
        />
        <button
          type="button"
          className="round needs-script"
          aria-label={t('form.more')}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </Field>
  )
}
