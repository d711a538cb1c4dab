import type { View } from '../../components/ui/view'
import { PREVIEW_IDS, PREVIEW_WIDTHS } from '../client/live-parts'

/**
 * The live preview of the page with the form's values. The script fills it. Without scripts it is hidden, and the
 * form's preview button opens the same page. The sandbox of the frame blocks scripts and navigation.
 */
export function LivePreview({ view: { t }, part }: { view: View; part: string | undefined }) {
  return (
    <section className="panel live" id={PREVIEW_IDS.panel} aria-labelledby="live-title">
      <div className="panel-head">
        <h2 id="live-title">{t('edit.live')}</h2>
        <fieldset className="acts" id={PREVIEW_IDS.widths}>
          <legend className="sr-only">{t('edit.live.width')}</legend>
          {PREVIEW_WIDTHS.map((width, at) => (
            <button
              key={width}
              type="button"
              className="button quiet"
              value={width}
              aria-pressed={at === 0}
            >
              {t(at === 0 ? 'edit.live.phone' : 'edit.live.screen', { width })}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="live-box" id={PREVIEW_IDS.box} data-part={part}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keys scroll the frame, whose content is inert */}
        <iframe title={t('edit.live.frame')} sandbox="allow-same-origin" tabIndex={0} />
      </div>
      <p className="notice bad" id={PREVIEW_IDS.invalid} role="status" hidden>
        {t('edit.live.refused')}
      </p>
      <p className="small muted">{t('edit.live.files')}</p>
    </section>
  )
}
