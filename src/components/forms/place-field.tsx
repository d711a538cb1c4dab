import { FoundStatus } from '../list/search-box'
import { Icon } from '../ui/icon'
import { Island } from '../ui/island'
import type { View } from '../ui/view'
import { type FormScope, fieldId, textIn } from './form-scope'
import { fieldLabel } from './labels'

/**
 * Any number of places. Without a script a line of text; with one a list to choose from, whose choices
 * are sent as `Zips` (`9000,9030`) and named in `ZipsText`.
 */
export function PlaceField({ view, form }: { view: View; form: FormScope }) {
  const { t } = view
  const id = fieldId(form, 'ZipsText')
  return (
    <Island name="place-picker" when="visible">
      <div className="field places">
        <label htmlFor={id} data-label="ZipsText">
          {fieldLabel(form, 'ZipsText')}
        </label>
        <p className="help" id={`${id}-hint`}>
          {t('demand.wherehelp')}
        </p>
        <ul className="tags" data-remove={t('demand.remove', { name: '{name}' })} />
        <div className="found">
          <input
            id={id}
            type="text"
            name="ZipsText"
            maxLength={1000}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            placeholder={t('search.regionplaceholder')}
            defaultValue={textIn(form, 'ZipsText')}
          />
          <div
            className="options"
            id={`${id}-options`}
            role="listbox"
            aria-label={t('search.places')}
            aria-multiselectable="true"
            hidden
            data-whole={t('search.wholecity', { name: '{name}' })}
          />
        </div>
        <input type="hidden" name="Zips" value={textIn(form, 'Zips')} />
        <FoundStatus view={view} />
        <template>
          <Icon name="close" />
        </template>
      </div>
    </Island>
  )
}
