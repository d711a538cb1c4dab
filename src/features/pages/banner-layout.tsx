import type { ReactNode } from 'react'

/** On narrow screens the picture fills the width, on wider ones a part of the page. */
export const BAND_SIZES = '(min-width: 90rem) 47rem, (min-width: 48rem) 52vw, 100vw'

interface BannerLayoutProps {
  /** The picture or video. A banner with one has it beside its title, on small screens above it. */
  picture?: ReactNode
  heading: ReactNode
  /** The sentence and the button below the title, or beside it if there is no picture. */
  children?: ReactNode
}

/** The content of a banner of an ordinary page. Nothing covers its picture. */
export function BannerLayout({ picture, heading, children }: BannerLayoutProps) {
  return (
    <div className="wrap">
      {picture ? <div className="banner-picture">{picture}</div> : null}
      <div className="banner-text">
        {heading}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  )
}
