import type { KindExamples } from '../../../components/module/define-examples'
import { articleListExamples } from '../../articles/article-list/examples'
import { articleExamples } from '../../articles/article-module/examples'
import { categoryListExamples } from '../../articles/category-list/examples'
import { contactExamples } from '../../contact/contact-module/examples'
import { demandExamples } from '../../demand/demand-module/examples'
import { markerMapExamples } from '../../map/marker-map-module/examples'
import { propertyMapExamples } from '../../map/property-map-module/examples'
import { propertyListExamples } from '../../search/property-list/examples'
import { searchBarExamples } from '../../search/search-bar/examples'
import { teamExamples } from '../../team/team-module/examples'
import { testimonialsExamples } from '../../testimonials/testimonials'
import { valuationExamples } from '../../valuation/valuation-module/examples'
import { bannerExamples } from './banner/examples'
import { beforeAfterExamples } from './before-after/examples'
import { buttonsExamples } from './buttons/examples'
import { customerStoryExamples } from './customer-story/examples'
import { faqExamples } from './faq/examples'
import { figuresExamples } from './figures/examples'
import { goalSwitcherExamples } from './goal-switcher/examples'
import { imageSliderExamples } from './image-slider/examples'
import { reviewsExamples } from './reviews/examples'
import { scriptEmbedExamples } from './script-embed/examples'
import { scrollArrowExamples } from './scroll-arrow/examples'
import { shareExamples } from './share/examples'
import { videoExamples } from './video/examples'

/** Examples of every kind of module, for tests. The Worker imports none of them. */
export const moduleExamples: KindExamples[] = [
  articleExamples,
  articleListExamples,
  bannerExamples,
  beforeAfterExamples,
  buttonsExamples,
  categoryListExamples,
  contactExamples,
  customerStoryExamples,
  demandExamples,
  faqExamples,
  figuresExamples,
  goalSwitcherExamples,
  imageSliderExamples,
  markerMapExamples,
  propertyListExamples,
  propertyMapExamples,
  reviewsExamples,
  scriptEmbedExamples,
  scrollArrowExamples,
  searchBarExamples,
  shareExamples,
  teamExamples,
  testimonialsExamples,
  valuationExamples,
  videoExamples,
]
