import { homePath } from '../../urls'
import type { View } from '../ui/view'

interface BrandProps {
  view: View
  /** True for dark backgrounds. */
  light?: boolean
  /** Loads the logo lazily, far down the page. */
  lazy?: boolean
}

/** The way home: the agency's logo, else its name as a wordmark. */
export function Brand({ view, light = false, lazy = false }: BrandProps) {
  const { name, logo, logoLight } = view.site.settings
  const picture = (light && logoLight) || logo
  return (
    <a className="brand" href={homePath(view.lang)} aria-label={view.t('nav.logo', { name })}>
      {picture ? <Logo src={picture} lazy={lazy} /> : name}
    </a>
  )
}

function Logo({ src, lazy }: { src: string; lazy: boolean }) {
  return (
    <img
      className="logo"
      src={src}
      alt=""
      width="176"
      height="32"
      loading={lazy ? 'lazy' : undefined}
    />
  )
}
