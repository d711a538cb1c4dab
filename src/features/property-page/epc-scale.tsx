import type { CSSProperties } from 'react'
import { EpcPicture } from '../../components/listing/epc-tag'
import { fieldValue } from '../../components/listing/field-value'
import type { View } from '../../components/ui/view'
import { type EpcLabel, epcColourLetter } from '../../listing/epc/epc'
import { withColon } from '../../platform/format/lang'
import { bandOf, type ScaleBand, scaleBands, scalePosition } from './epc-bands'

/** The classes of the region with the property's value above its class. Luxembourg has only the label. */
export function EpcScale({
  view,
  epc,
  value,
}: {
  view: View
  epc: EpcLabel
  /** kWh/m² a year. */
  value: number | null
}) {
  const { region, label } = epc
  if (region === 'luxembourg') return <EpcPicture view={view} epc={epc} />
  const bands = scaleBands(region, view.site.settings.brusselsScale)
  const ownBand = bandOf(bands, label)
  const name = view.t('energy.labelalt', { label })
  const text = value === null ? name : fieldValue(view, { kind: 'perM2', value })
  const position = scalePosition(bands, ownBand, value)
  return (
    <div
      className="epc-scale"
      role="img"
      aria-label={`${withColon(view.lang, view.t('energy.scale'))} ${name}${value === null ? '' : `, ${text}`}`}
      style={{ '--x': `${position.toFixed(1)}%`, '--bands': bands.length } as CSSProperties}
    >
      <div className="epc-value">
        <span>{text}</span>
      </div>
      <ol>
        {bands.map((band) => (
          <li
            key={band.label}
            data-epc={epcColourLetter(band.label)}
            className={ownBand === band.label ? 'epc-current' : undefined}
          >
            {band.label}
            <small>{threshold(band)}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}

function threshold({ min, max }: ScaleBand): string {
  if (max === null) return `> ${min}`
  return min === null ? `≤ ${max}` : `${min}–${max}`
}
