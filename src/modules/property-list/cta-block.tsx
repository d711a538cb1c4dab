import type { View } from '../../components/ui/view'

interface CtaBlockProps {
  view: View
  href: string
  title?: string
  text?: string
  button?: string
}

/** The call-to-action among the cards of a list. */
export function CtaBlock({ view, href, title, text, button }: CtaBlockProps) {
  return (
    <aside className="cta-block">
      <div>
        <h3>{title ?? view.t('list.ctatitle')}</h3>
        <p>{text ?? view.t('list.ctatext')}</p>
      </div>
      <a className="button" href={href}>
        {button ?? view.t('list.ctabutton')}
      </a>
    </aside>
  )
}
