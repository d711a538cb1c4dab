import { hook } from '../../client/hooks'
import { Icon } from './icon'
import { Island } from './island'
import type { View } from './view'

interface ShareButtonsProps {
  view: View
  /** Title of the shared link. */
  name: string
  /** The absolute address of the page. */
  address: string
}

/** Links for sharing without third-party scripts. The buttons for copying and printing need a script of this site. */
export function ShareButtons({ view: { t }, name, address }: ShareButtonsProps) {
  return (
    <Island name="share" when="interaction">
      <div
        className="share"
        {...hook('share')}
        data-title={name}
        data-address={address}
        data-copied={t('favourites.copied')}
        data-copythis={t('favourites.copythis', { link: address })}
      >
        <details>
          <summary className="button quiet" data-early-events>
            <Icon name="share" />
            <span>{t('share.open')}</span>
          </summary>
          <div className="share-links">
            <button type="button" className="link" data-copy data-early-events>
              <Icon name="link" />
              {t('share.copy')}
            </button>
            {shareLinks(name, address, t('detail.sharemail')).map(({ label, href }) => (
              <a key={label} className="link" href={href} rel="noopener noreferrer">
                {label}
              </a>
            ))}
            <p className="small" role="status" />
          </div>
        </details>
        <button type="button" className="button quiet" data-print data-early-events>
          <Icon name="print" />
          <span>{t('detail.print')}</span>
        </button>
      </div>
    </Island>
  )
}

function shareLinks(name: string, address: string, mail: string) {
  const [title, url] = [encodeURIComponent(name), encodeURIComponent(address)]
  return [
    { label: mail, href: `mailto:?subject=${title}&body=${url}` },
    { label: 'WhatsApp', href: `https://wa.me/?text=${title}%20${url}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ]
}
