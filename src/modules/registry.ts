import { article } from './article/article'
import { banner } from './banner/banner'
import { contact } from './contact/contact'
import { demand } from './demand/demand'
import type { ModuleKind } from './module'
import { propertyList } from './property-list/property-list'
import { searchBar } from './search-bar/search-bar'
import { valuation } from './valuation/valuation'

/** Every kind of content a page can hold. */
export const moduleKinds: Record<string, ModuleKind> = Object.fromEntries(
  [article, banner, contact, demand, propertyList, searchBar, valuation].map((kind) => [
    kind.kind,
    kind,
  ]),
)
