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

/** `dark`: the logo for visitors whose device is set to a dark scheme. */
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
      <source media="(prefers-color-scheme: dark)" srcSet={dark} />
      {logo}
    </picture>
  )
}
