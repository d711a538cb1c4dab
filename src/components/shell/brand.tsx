import { homePath } from '../../urls'
import { SCHEME } from '../media/picture'
import type { View } from '../ui/view'

interface BrandProps {
  view: View
  /** True for dark backgrounds. */
  light?: boolean
  /** Loads the logo lazily, far down the page. */
  lazy?: boolean
}

/** The link to the home page: the agency's logo, or else its name as text. */
export function Brand({ view, light = false, lazy = false }: BrandProps) {
  const { name, logo, logoLight } = view.site.settings
  const picture = (light && logoLight) || logo
  const isOnlyDark = Boolean(logo) && !logoLight
  return (
    <a
      className={isOnlyDark ? 'brand only-dark' : 'brand'}
      href={homePath(view.lang)}
      aria-label={view.t('nav.logo', { name })}
    >
      {picture ? <Logo src={picture} dark={logoLight} lazy={lazy} /> : name}
    </a>
  )
}

/** A logo. `dark` is its version for the dark colour scheme. */
function Logo({ src, dark, lazy }: { src: string; dark: string | null; lazy: boolean }) {
  const logo = (
    <img
      className="logo"
      src={src}
      alt=""
      width="176"
      height="32"
      loading={lazy ? 'lazy' : undefined}
    />
  )
  if (!dark || dark === src) return logo
  return (
    <picture>
      <source media={SCHEME.dark} srcSet={dark} />
      {logo}
    </picture>
  )
}
