import { z } from 'zod'
import { ModuleFrame } from '../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../components/module/module'
import { cached } from '../../../platform/cache'
import { listMarkers, type MapMarker } from '../../../site/markers'
import { HydratedMarkerMap } from '../hydrated-marker-map'

/** A map of the agency's places: all of them, or those with the configured ids. */
export const markerMap = defineModule({
  kind: 'marker-map',
  title: 'module.marker-map',
  text: 'module.marker-map.text',
  fields: [
    {
      kind: 'list',
      name: 'markers',
      label: 'settings.markers',
      help: 'part.map.markers.help',
      item: 'settings.marker',
      scalar: true,
      fields: [{ kind: 'reference', name: 'value', label: 'settings.marker', of: ['marker'] }],
    },
  ],
  config: z.object({ markers: z.array(z.number().int()).default([]) }),
  sheets: () => ['maps'],
  async load({ cache, db }, { markers }) {
    const all = await cached(cache, 'content', 'markers', () => listMarkers(db))
    return markers.length > 0 ? all.filter(({ id }) => markers.includes(id)) : all
  },
  View: MarkerMapView,
})

function MarkerMapView({
  moduleId: id,
  view,
  placement,
  data,
}: ModuleViewProps<unknown, MapMarker[]>) {
  if (data.length === 0) return null
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      <HydratedMarkerMap view={view} markers={data} />
    </ModuleFrame>
  )
}
