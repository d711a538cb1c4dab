import type { View } from '../../components/ui/view'

export interface CtaBlockProps {
  view: View
  href: string
  heading: 'h2' | 'h3' | 'h4'
  title?: string
  text?: string
  button?: string
}

/** The call-to-action among the cards of a list. */
export function CtaBlock(props: CtaBlockProps) {
  const { view, href, heading: Heading, title, text, button } = props
  return (
    <aside className="cta-block">
      <div>
        <Heading>{title ?? view.t('list.ctatitle')}</Heading>
        <p>{text ?? view.t('list.ctatext')}</p>
      </div>
      <a className="button" href={href}>
        {button ?? view.t('list.ctabutton')}
      </a>
    </aside>
  )
}
