import { Icon } from '../../../components/ui/icon'
import { Drop } from '../../../components/ui/pin-shape'
import { basemapOf } from '../../../listing/places/basemap'
import { zipPoint } from '../../../listing/places/places'
import type { AddressNames } from '../../../platform/fields/field'
import { enteredAddress, tableZip } from '../../../platform/fields/point-fields'
import { POINT_MAP } from '../../client/point-map-parts'
import type { EditForm } from '../edit-form'
import { locateAction } from '../locate-point'

interface PointMapProps {
  form: EditForm
  pointOf: AddressNames
  /** The prefix of the names of the fields `lat` and `lng`. */
  prefix: string
}

/** The centre of Belgium, for a point without a known postcode. */
const CENTRE = { lat: 50.64, lng: 4.67 }

/**
 * The map of a point, on which staff drag its pin, and with a geocoder the button that finds it. The pin is hollow while
 * the fields `lat` and `lng` are empty. Without scripts only the fields and the button are shown.
 */
export function PointInput(props: PointMapProps) {
  const { form, prefix } = props
  const { t } = form.view
  return (
    <>
      {form.hasGeocoder ? (
        <p className="point-search field wide">
          <button
            type="submit"
            className="button quiet"
            name="action"
            value={locateAction(`${prefix}lng`)}
            aria-describedby={`${prefix}search-hint`}
            formNoValidate
          >
            <Icon name="search" />
            {t('point.search')}
          </button>
          <span className="help" id={`${prefix}search-hint`}>
            {t('point.search.help')}
          </span>
        </p>
      ) : null}
      <PointMap {...props} />
    </>
  )
}

function PointMap({ form, pointOf, prefix }: PointMapProps) {
  const { t, lang, site } = form.view
  const zip = tableZip(enteredAddress(form.entries, prefix, pointOf))
  const start = zipPoint(zip)
  const { stage, drawing } = basemapOf({ lang, points: [], zips: start ? [zip] : [], pane: 'home' })
  const { x, y, width, height } = stage
  const { lat, lng } = start ?? CENTRE
  const hintId = `${prefix}point-hint`
  return (
    <div
      className="point-map wide"
      {...{
        [POINT_MAP.container]: `${prefix}lat ${prefix}lng`,
        [POINT_MAP.start]: `${lat} ${lng}`,
        [POINT_MAP.stage]: [x, y, width, height].join(' '),
        [POINT_MAP.drawing]: drawing,
        [POINT_MAP.label]: t('point.marker'),
        [POINT_MAP.hint]: hintId,
        [POINT_MAP.credits]: [site.settings.mapTiles.attribution, t('map.credit')]
          .filter(Boolean)
          .join(' · '),
      }}
    >
      <div className="map-frame">
        {/* biome-ignore lint/a11y/useSemanticElements: a section has no name of its own here */}
        <div className="map" role="region" aria-label={t('point.map')} />
        <div className="map-tools">
          <ZoomButton steps={1} label={t('map.zoomin')} sign="+" />
          <ZoomButton steps={-1} label={t('map.zoomout')} sign="−" />
        </div>
        <template>
          <Drop />
        </template>
      </div>
      <p className="help" role="status">
        <span {...{ [POINT_MAP.unset]: t('point.unset'), [POINT_MAP.set]: t('point.set') }} />{' '}
        <span {...{ [POINT_MAP.noTiles]: t('map.notiles') }} />
      </p>
      <p className="help" id={hintId}>
        {t('point.help')}
      </p>
    </div>
  )
}

function ZoomButton({ steps, label, sign }: { steps: number; label: string; sign: string }) {
  return (
    <button type="button" {...{ [POINT_MAP.zoom]: steps }}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
