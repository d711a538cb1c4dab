/** The providers of videos and virtual tours that are embedded in a frame, each with the only host from which its frame may load. */
const PROVIDERS = {
  youtube: { name: 'YouTube', host: 'www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', host: 'player.vimeo.com' },
  matterport: { name: 'Matterport', host: 'my.matterport.com' },
  kuula: { name: 'Kuula', host: 'kuula.co' },
  giraffe: { name: 'Giraffe360', host: 'tour.giraffe360.com' },
} as const
type Provider = keyof typeof PROVIDERS

export type EmbedTarget =
  /** `src` is the address of the frame. It is loaded only after a click. */
  | { kind: 'embed'; src: string; host: string; name: string; href: string }
  | { kind: 'link'; href: string; host: string }

/** The `frame-src` origins of the content security policy. */
export const FRAME_ORIGINS: readonly string[] = Object.values(PROVIDERS).map(
  ({ host }) => `https://${host}`,
)

/**
 * Returns how the video or virtual tour at an address is shown. Known hosts are embedded in a frame, others are links
 * that open in a new tab. Returns null for an invalid address.
 */
export function embedTargetOf(address: string | null): EmbedTarget | null {
  const url = readUrl(address)
  if (!url) return null
  const known = url.protocol === 'https:' && !url.port ? frameOf(url) : null
  if (!known) return { kind: 'link', href: url.href, host: bareHost(url) }
  const [provider, path] = known
  const { name, host } = PROVIDERS[provider]
  return { kind: 'embed', src: `https://${host}${path}`, host, name, href: url.href }
}

/** Returns the provider and the path of its frame, which contains only a validated ID. */
function frameOf(url: URL): [Provider, string] | null {
  const id = (pattern: RegExp) => pattern.exec(url.pathname)?.[1]
  switch (bareHost(url)) {
    case 'youtube.com':
    case 'm.youtube.com':
    case 'youtube-nocookie.com': {
      const video =
        url.pathname === '/watch'
          ? url.searchParams.get('v')
          : id(/^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/)
      return youtube(video)
    }
    case 'youtu.be':
      return youtube(id(/^\/([^/]+)\/?$/))
    case 'vimeo.com':
    case 'player.vimeo.com': {
      const video = id(/^\/(?:video\/)?(\d{6,12})\/?$/)
      return video ? ['vimeo', `/video/${video}?dnt=1`] : null
    }
    case 'my.matterport.com':
    case 'matterport.com': {
      const model = url.searchParams.get('m') ?? id(/^\/(?:discover\/)?space\/([^/]+)\/?$/) ?? ''
      return /^[A-Za-z0-9]{11}$/.test(model) ? ['matterport', `/show/?m=${model}`] : null
    }
    case 'kuula.co': {
      const tour = id(/^\/(?:share|post)\/((?:collection\/)?[A-Za-z0-9]{4,12})\/?$/)
      return tour ? ['kuula', `/share/${tour}`] : null
    }
    case 'tour.giraffe360.com': {
      const tour = id(/^\/([A-Za-z0-9-]{4,80})\/?$/)
      return tour ? ['giraffe', `/${tour}`] : null
    }
    default:
      return null
  }
}

function youtube(video: string | null | undefined): [Provider, string] | null {
  return /^[\w-]{11}$/.test(video ?? '') ? ['youtube', `/embed/${video}`] : null
}

function readUrl(address: string | null): URL | null {
  const text = (address ?? '').trim()
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^www\./, '')
}
