import { pick } from '../../platform/format/lang'
import { withPromisedTimes } from '../../platform/i18n/promises'
import type { Popup as PopupSettings } from '../../site/site'
import { pagePath, thanksPath } from '../../urls'
import { ResponsivePicture } from '../media/picture'
import { Icon } from '../ui/icon'
import { Island } from '../ui/island'
import type { View } from '../ui/view'

/** The popup, closed by default. Its island opens it at the configured time. */
export function Popup({ view }: { view: View }) {
  const { popup } = view.site.settings
  if (!popup) return null
  const { lang, t, site } = view
  const page = site.pages.find(({ id, status }) => id === popup.page && status !== 'Draft')
  const link = page ? pagePath(site, lang, page) : pick(popup.link, lang)
  return (
    <Island name="popup" when="idle">
      <dialog
        className="popup"
        aria-labelledby="popup-title"
        data-delay={popup.delay}
        data-link={link || undefined}
        data-after={pick(popup.after, lang) || undefined}
        data-thanks={thanksPath(lang, '')}
        data-from={popup.from}
        data-until={popup.until}
        closedby="any"
      >
        <form method="dialog">
          <button type="submit" className="round">
            <span className="sr-only">{t('nav.close')}</span>
            <Icon name="close" />
          </button>
        </form>
        <PopupMedia popup={popup} />
        <div className="popup-words">
          <h2 id="popup-title">{pick(popup.title, lang)}</h2>
          <p>{withPromisedTimes(t, pick(popup.description, lang))}</p>
          {link ? (
            <a className="button" href={link}>
              {pick(popup.linkText, lang) || t('popup.more')}
            </a>
          ) : null}
        </div>
      </dialog>
    </Island>
  )
}

function PopupMedia({ popup: { media } }: { popup: PopupSettings }) {
  if (!media) return null
  if (media.url.endsWith('.mp4')) return <video src={media.url} controls muted preload="none" />
  return <ResponsivePicture src={media.url} alt="" sizes="(min-width: 36rem) 34rem, 100vw" />
}
