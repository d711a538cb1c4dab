import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { describedBy, FieldError, OptionalMark } from '../../components/forms/field'
import { type FormScope, fieldId, issueWith, textIn } from '../../components/forms/form-scope'
import { fieldLabel } from '../../components/forms/labels'
import { Icon } from '../../components/ui/icon'
import type { RegionChoice } from '../../listing/filter/list-filter'
import { regionName } from '../../listing/filter/region'
import type { DemandText } from '../demand/demand-props'
import { ChoiceList } from './choice-list'
import { regionChoice } from './region-choices'
import { messageChoice, useChoices } from './use-choices'
import { usePlaces } from './use-places'

const FINDER = { threshold: 0.1, keys: ['names', 'zips', 'value', 'parts'] } as const
const MAX_PLACES = 100

/**
 * A field for any number of places. Without a script it is a text field. With one it is a list whose selected places
 * are sent as `Zips` (`9000,9030`) and named in `ZipsText`.
 */
export function PlaceField({ form }: { form: FormScope<DemandText> }) {
  const { t, lang } = form
  const field = usePlaceField(form)
  const { box, regions, isLive: isHydrated } = field
  const id = fieldId(form, 'ZipsText')
  return (
    <div className={issueWith(form, 'ZipsText') ? 'field places invalid' : 'field places'}>
      <label htmlFor={id}>
        <span>{fieldLabel(form, 'ZipsText')}</span>
        <OptionalMark t={t} />
      </label>
      <p className="help" id={`${id}-hint`}>
        {t('demand.wherehelp')}
      </p>
      <ul className="tags">
        {isHydrated &&
          regions.map((region) => <Tag key={region.zip} {...{ form, field, region }} />)}
      </ul>
      <div className="found">
        <input
          {...box.field}
          type="text"
          name={isHydrated ? undefined : 'ZipsText'}
          maxLength={1000}
          autoComplete="off"
          spellCheck={false}
          {...describedBy(form, 'ZipsText', t('demand.wherehelp'))}
          placeholder={t('search.regionplaceholder')}
        />
        <ChoiceList t={t} lang={lang} box={box} multiple />
      </div>
      <input type="hidden" name="Zips" value={regions.map(({ zip }) => zip).join(',')} />
      {isHydrated && (
        <input
          type="hidden"
          name="ZipsText"
          value={[...regions.map(regionName), box.text.trim()].filter(Boolean).join(', ')}
        />
      )}
      <FieldError form={form} name="ZipsText" />
    </div>
  )
}

type PlaceFieldState = ReturnType<typeof usePlaceField>

interface TagProps {
  form: FormScope<DemandText>
  field: PlaceFieldState
  region: RegionChoice
}

function Tag({ form, field, region }: TagProps) {
  const name = regionName(region)
  const remove = () => {
    field.choose(field.regions.filter((item) => item !== region))
    field.box.input.current?.focus()
  }
  return (
    <li>
      <button
        type="button"
        className="chip"
        aria-label={form.t('demand.remove', { name })}
        onClick={remove}
      >
        {name}
        <Icon name="close" />
      </button>
    </li>
  )
}

function usePlaceField(form: FormScope<DemandText>) {
  const { t, lang } = form
  const names = textIn(form, 'ZipsText')
  const [regions, setRegions] = useState(() => regionsFrom(textIn(form, 'Zips'), names))
  const [text, setText] = useState(names)
  const [isLive, setLive] = useState(false)
  const { find, prepare, isUnavailable } = usePlaces(lang, FINDER)
  const places = useMemo(() => (isLive ? find(text.trim()) : []), [find, text, isLive])
  const isNamed = regions.length > 0

  function choose(selected: RegionChoice[]): void {
    setRegions(selected.slice(0, MAX_PLACES))
    setText('')
  }

  const box = useChoices({
    id: fieldId(form, 'ZipsText'),
    listId: `${fieldId(form, 'ZipsText')}-options`,
    text,
    choices: isUnavailable
      ? [messageChoice(t('search.away'))]
      : places
          .filter(({ kind }) => kind !== 'area')
          .map((place) => regionChoice(place, regions, t, { asPostcodes: true, choose })),
    onType: setText,
    onEmpty: () => setText(''),
    onUse: prepare,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key === 'Enter') event.preventDefault()
      if (event.key === 'Backspace' && !text) choose(regions.slice(0, -1))
    },
  })
  const { input } = box

  // The places of the server's page become tags. Any other typed text stays.
  useEffect(() => {
    setLive(true)
    setText(isNamed ? '' : (input.current?.value ?? ''))
  }, [isNamed, input])
  useEffect(() => {
    const formElement = input.current?.form
    const clear = () => {
      setRegions([])
      setText('')
    }
    formElement?.addEventListener('reset', clear)
    return () => formElement?.removeEventListener('reset', clear)
  }, [input])

  return { box, regions, choose, isLive }
}

/** Returns the places of the server's page: `9000,9030` and `Gent 9000, Mariakerke 9030`. */
function regionsFrom(zips: string, names: string): RegionChoice[] {
  const labels = names.split(/,\s*/)
  return zips
    .split(',')
    .filter(Boolean)
    .map((zip) => {
      const name = labels.find((one) => one.endsWith(` ${zip}`))
      return { city: name ? name.slice(0, -zip.length - 1) : '', zip }
    })
}
