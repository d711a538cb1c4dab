import { article } from './article/article'
import { banner } from './banner/banner'
import type { ModuleKind } from './module'
import { propertyList } from './property-list/property-list'
import { searchBar } from './search-bar/search-bar'

/** Every kind of content a page can hold. */
export const moduleKinds: Record<string, ModuleKind> = Object.fromEntries(
  [article, banner, propertyList, searchBar].map((kind) => [kind.kind, kind]),
)
