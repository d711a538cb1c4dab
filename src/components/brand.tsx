import { homePath } from '../urls'
import type { View } from './view'

interface BrandProps {
  view: View
  /** For dark grounds. */
  light?: boolean
  /** Where it is far down the page. */
  lazy?: boolean
}

/** The way home: the agency's logo, else the linden leaf and its name. */
export function Brand({ view, light = false, lazy = false }: BrandProps) {
  const { name, logo, logoLight } = view.site.settings
  const picture = (light && logoLight) || logo
  return (
    <a className="brand" href={homePath(view.lang)} aria-label={view.t('nav.logo', { name })}>
      {picture ? <Logo src={picture} lazy={lazy} /> : <Leaf />}
      {picture ? null : name}
    </a>
  )
}

function Logo({ src, lazy }: { src: string; lazy: boolean }) {
  return <img className="logo" src={src} alt="" height="32" loading={lazy ? 'lazy' : undefined} />
}

function Leaf() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M16.3 1.5c6 4.6 12.2 10.3 12.2 16.9 0 4.7-3.2 7.9-7 7.9-2 0-3.7-.7-4.9-1.9L17 30a1 1 0 0 1-2 0l.4-5.6c-1.2 1.2-2.9 1.9-4.9 1.9-3.8 0-7-3.2-7-7.9C3.5 11.8 9.8 6.2 16.3 1.5z"
      />
      <path className="vein" d="M16 25V10m0 12-6-5.2M16 17.5l5-4.7" />
    </svg>
  )
}
