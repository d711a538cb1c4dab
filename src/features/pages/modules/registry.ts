import type { ModuleKind } from '../../../components/module/module'
import { articleList } from '../../articles/article-list/article-list'
import { article } from '../../articles/article-module/article'
import { categoryList } from '../../articles/category-list/category-list'
import { contact } from '../../contact/contact-module/contact'
import { demand } from '../../demand/demand-module/demand'
import { markerMap } from '../../map/marker-map-module/marker-map'
import { propertyMap } from '../../map/property-map-module/property-map'
import { propertyList } from '../../search/property-list/property-list'
import { searchBar } from '../../search/search-bar/search-bar'
import { team } from '../../team/team-module/team'
import { valuation } from '../../valuation/valuation-module/valuation'
import { banner } from './banner/banner'
import { beforeAfter } from './before-after/before-after'
import { buttons } from './buttons/buttons'
import { customerStory } from './customer-story/customer-story'
import { faq } from './faq/faq'
import { figures } from './figures/figures'
import { goalSwitcher } from './goal-switcher/goal-switcher'
import { imageSlider } from './image-slider/image-slider'
import { reviews } from './reviews/reviews'
import { scriptEmbed } from './script-embed/script-embed'
import { scrollArrow } from './scroll-arrow/scroll-arrow'
import { share } from './share/share'
import { testimonials } from './testimonials/testimonials'
import { video } from './video/video'

const KINDS = [
  article,
  articleList,
  banner,
  beforeAfter,
  buttons,
  categoryList,
  contact,
  customerStory,
  demand,
  faq,
  figures,
  goalSwitcher,
  imageSlider,
  markerMap,
  propertyList,
  propertyMap,
  reviews,
  scriptEmbed,
  scrollArrow,
  searchBar,
  share,
  team,
  testimonials,
  valuation,
  video,
]

/** All kinds of page content. */
export const moduleKinds: Record<string, ModuleKind> = Object.fromEntries(
  KINDS.map((kind) => [kind.kind, kind]),
)
