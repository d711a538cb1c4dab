import { areaWidth, placeOn } from '../../../platform/geo/basemap'
import type { Box } from '../../../platform/geo/mercator'
import { type Mark, markPin, markStyle } from '../mark'
import { PinPicture } from '../pin-picture'

/** A mark on the basemap with its title. It is hidden from screen readers, which read the text next to the map. */
export function BasemapMark({ stage, mark }: { stage: Box; mark: Mark }) {
  const place = placeOn(stage, mark)
  if (mark.isArea) {
    return <span className="map-area" style={{ ...place, width: areaWidth(stage, mark) }} />
  }
  const isTitleLeft = markPin(stage, mark).shape === 'left'
  return (
    <span className="map-point" style={place}>
      <span className="pin drop mark" style={markStyle(mark)}>
        <PinPicture mark={mark} />
      </span>
      {mark.about && <b className={isTitleLeft ? 'before' : undefined}>{mark.about.title}</b>}
    </span>
  )
}
