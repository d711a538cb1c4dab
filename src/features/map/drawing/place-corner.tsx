import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { type FormEvent, useId, useState } from 'react'
import { loadPlaces, type Place } from '../../../client/places/places'
import { reportError } from '../../../client/report-error'
import type { Lang } from '../../../platform/format/lang'
import type { Translate } from '../../../platform/i18n/translate'
import type { Drawing } from './use-drawing'

interface PlaceCornerProps {
  map: LeafletMap
  t: Translate<'draw'>
  lang: Lang
  drawing: Drawing
}

const FINDER = { threshold: 0.2, keys: ['names', 'zips'] } as const

/** A field for a town or a postcode, where the next corner is added. */
export function PlaceCorner({ map, t, lang, drawing }: PlaceCornerProps) {
  const id = useId()
  const [typed, setTyped] = useState('')

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    try {
      const place = await findPlace(typed, lang)
      if (!place) return drawing.say(t('draw.noplace', { place: typed }))
      map.panTo(place.point)
      drawing.add(place.point, place.name)
      setTyped('')
    } catch (error) {
      reportError('list-map', error)
      drawing.say(t('draw.away'))
    }
  }

  return (
    <form onSubmit={add}>
      <label htmlFor={id}>{t('draw.place')}</label>
      <input
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
      />
      <button type="submit" className="button quiet">
        {t('draw.add')}
      </button>
    </form>
  )
}

async function findPlace(typed: string, lang: Lang): Promise<Place | undefined> {
  const [places, { placeFinder }] = await Promise.all([
    loadPlaces(lang),
    import('../../../client/places/place-finder'),
  ])
  return placeFinder(
    places.filter(({ kind }) => kind !== 'area'),
    FINDER,
  )(typed)[0]
}
