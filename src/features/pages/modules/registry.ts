import type { ModuleKind } from '../../../components/module/module'
import { article, articleList, categoryList } from '../../articles/articles'
import { contact } from '../../contact/contact'
import { demand } from '../../demand/demand'
import { markerMap, propertyMap } from '../../map/map'
import { propertyList, searchBar } from '../../search/search'
import { team } from '../../team/team'
import { testimonials } from '../../testimonials/testimonials'
import { valuation } from '../../valuation/valuation'
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

export const moduleKinds: Record<string, ModuleKind> = Object.fromEntries(
  KINDS.map((kind) => [kind.kind, kind]),
)
