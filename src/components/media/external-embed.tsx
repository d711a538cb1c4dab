import { hook } from '../../client/hooks'
import { needsConsent } from '../../platform/external-scripts/external-scripts'
import { Island } from '../ui/island'
import type { View } from '../ui/view'

interface ExternalEmbedProps {
  view: View
  /** The id of a script in the settings' list. Nothing is rendered for a script that is not listed. */
  script: string
  /** The title of the embedded content. */
  title: string
  /** Data attributes of the embed, with names without `data-`. */
  data?: Record<string, string>
  /** The height in pixels that is reserved until the embed is loaded. */
  height: number
  when: 'idle' | 'visible'
}

/** The container of an external embed, with a notice until its script is allowed and loaded. */
export function ExternalEmbed(props: ExternalEmbedProps) {
  const { view, script, title, data = {}, height, when } = props
  const { t, lang, site } = view
  const listed = site.settings.externalScripts.find(({ id }) => id === script)
  if (!listed) return null
  return (
    <Island name="external-embed" when={when}>
      <div
        className="external"
        style={{ minHeight: `${height}px` }}
        data-script={script}
        data-data={JSON.stringify({ ...data, lang })}
        data-failed={t('embed.failed', { title })}
      >
        <div className="instead" {...hook('instead')}>
          <p>
            {needsConsent(listed) ? t('embed.consent', { title }) : t('embed.loads', { title })}
          </p>
          {needsConsent(listed) && (
            <button
              type="button"
              className="button quiet needs-script"
              data-ask-consent
              data-early-events="consent"
            >
              {t('embed.choose')}
            </button>
          )}
        </div>
      </div>
    </Island>
  )
}
