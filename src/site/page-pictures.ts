import { z } from 'zod'
import type { Content } from './content'
import type { PageModule, SitePage } from './page'

const withPicture = z.object({ image: z.string().min(1) })

/** Returns the addresses of a page's pictures: the one of its parameters, then those of its modules. */
export function pagePictures({ params }: SitePage, modules: readonly PageModule[] = []): string[] {
  const ofModules = modules.flatMap(({ config }) => withPicture.safeParse(config).data?.image ?? [])
  return params.image ? [params.image, ...ofModules] : ofModules
}

/** Returns the pictures of the home page, which represent the agency on pages without pictures. */
export function agencyPictures({ site, modules }: Content): string[] {
  return site.pages
    .filter(({ role }) => role === 'home')
    .flatMap((home) => pagePictures(home, modules[home.id]))
}
