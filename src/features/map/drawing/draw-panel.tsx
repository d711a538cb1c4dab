import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { useId } from 'react'
import type { Lang } from '../../../platform/format/lang'
import type { Translate } from '../../../platform/i18n/translate'
import { CornerList } from './corner-list'
import type { Drawing } from './use-drawing'

interface DrawPanelProps {
  map: LeafletMap
  t: Translate<'draw'>
  lang: Lang
  drawing: Drawing
  isListed: boolean
  onList: () => void
  onDone: () => void
  onCancel: () => void
}

/** The panel over the map: instructions, the state of the drawing, and its buttons. */
export function DrawPanel(props: DrawPanelProps) {
  const { map, t, lang, drawing, isListed, onList, onDone, onCancel } = props
  const { corners, note } = drawing
  const list = useId()
  return (
    <fieldset className="draw-panel" aria-label={t('draw.label')}>
      <p role="status">
        {note}
        {corners.length === 0 && <span className="sr-only"> {t('draw.keys')}</span>}
      </p>
      {isListed && (
        <div className="draw-list" id={list}>
          <CornerList map={map} t={t} lang={lang} drawing={drawing} />
        </div>
      )}
      <div className="draw-actions">
        <button type="button" className="button" onClick={onDone}>
          {t('draw.done')}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {t('draw.cancel')}
        </button>
        <button
          type="button"
          className="link"
          aria-expanded={isListed}
          aria-controls={isListed ? list : undefined}
          onClick={onList}
        >
          {t('draw.list')}
        </button>
        {corners.length > 0 && (
          <button type="button" className="link" onClick={drawing.clear}>
            {t('draw.again')}
          </button>
        )}
      </div>
    </fieldset>
  )
}
