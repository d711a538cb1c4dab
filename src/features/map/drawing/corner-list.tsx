import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { loadPlaces, type Place } from '../../../client/places/places'
import { reportError } from '../../../client/report-error'
import { Icon } from '../../../components/ui/icon'
import type { Lang } from '../../../platform/format/lang'
import { distanceKm, type Point } from '../../../platform/geo/coordinates'
import type { Translate } from '../../../platform/i18n/translate'
import { PlaceCorner } from './place-corner'
import type { Drawing } from './use-drawing'

interface CornerListProps {
  map: LeafletMap
  t: Translate<'draw'>
  lang: Lang
  drawing: Drawing
}

/**
 * Lists the corners of an area with buttons to move and remove each, and two controls that add a corner without a
 * pointer.
 */
export function CornerList({ map, t, lang, drawing }: CornerListProps) {
  const { corners, add, move, remove } = drawing
  const nameOf = useNames(lang)
  return (
    <>
      <PlaceCorner map={map} t={t} lang={lang} drawing={drawing} />
      <button type="button" className="button quiet" onClick={() => add(map.getCenter())}>
        {t('draw.centre')}
      </button>
      <ol>
        {corners.map((corner, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a button that removes stays for the next corner
          <li key={at}>
            <span>
              {[t('draw.corner', { number: at + 1 }), nameOf(corner)].filter(Boolean).join(', ')}
            </span>
            <CornerButton
              label={t('draw.move', { number: at + 1 })}
              onPress={() => move(at, map.getCenter())}
            >
              {t('draw.tocentre')}
            </CornerButton>
            <CornerButton
              label={t('draw.remove', { number: at + 1 })}
              onPress={({ currentTarget }) => {
                focusBefore(currentTarget, at === corners.length - 1)
                remove(at)
              }}
            >
              <Icon name="close" />
            </CornerButton>
          </li>
        ))}
      </ol>
    </>
  )
}

interface CornerButtonProps {
  label: string
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
  children: ReactNode
}

function CornerButton({ label, onPress, children }: CornerButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress}>
      {children}
    </button>
  )
}

/**
 * Moves the focus when the last corner is removed with its buttons: to those of the previous corner, or to the control
 * that adds one.
 */
function focusBefore(button: HTMLElement, isLast: boolean): void {
  if (!isLast) return
  const before = button.closest('li')?.previousElementSibling
  const next = before?.lastElementChild ?? button.closest('ol')?.previousElementSibling
  if (next instanceof HTMLElement) next.focus()
}

/** Returns a function that names the place nearest to a point. It returns '' until the places have loaded. */
function useNames(lang: Lang): (point: Point) => string {
  const [places, setPlaces] = useState<Place[]>([])
  useEffect(() => {
    const show = (all: Place[]) => setPlaces(all.filter(({ kind }) => kind !== 'area'))
    loadPlaces(lang).then(show, (error) => reportError('list-map', error))
  }, [lang])
  return (point) => {
    const [first, ...others] = places
    const far = (place: Place) => distanceKm(place.point, point)
    return (
      others.reduce((best, place) => (best && far(place) >= far(best) ? best : place), first)
        ?.name ?? ''
    )
  }
}
