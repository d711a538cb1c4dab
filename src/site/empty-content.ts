import type { z } from 'zod'
import { LANGS } from '../platform/format/lang'
import type { Content } from './content'
import { siteSettings } from './site'

/** The settings before an agency is loaded: the product's name and neutral colours. */
const SETTINGS: z.input<typeof siteSettings> = {
  name: 'Pand',
  siteEmail: '',
  languages: [...LANGS],
  offices: [],
  legal: {
    name: '',
    form: {},
    enterpriseNumber: '',
    vatNumber: '',
    court: {},
    profession: {},
    ipi: '',
    supervisor: {},
    insurer: {},
    policyNumber: '',
    thirdPartyAccount: '',
    codeOfConductUrl: '',
  },
  notice: null,
  tagline: {},
  colorPrimary: '#1f4a3a',
  colorSecondary: '#ecd77f',
  colorPrimaryText: '#ffffff',
  logo: null,
  logoLight: null,
  favicon: 'data:,',
  drawerSide: 'left',
  transparentHeaderOnHome: false,
  maxPriceSale: 1,
  maxPriceRent: 1,
  defaultRadius: 10,
  showSoldDetailPage: false,
  homesFirst: false,
  earlyHours: 0,
  showStickyManager: false,
  marqueesWithoutStreet: [],
  ignoreMarquees: [],
  brusselsScale: 'official',
  mapTiles: { url: '', attribution: '' },
  documentHosts: [],
}

/** Returns the content of the staff area before an agency is loaded, without texts and pages. */
export function emptyContent(): Content {
  return {
    site: {
      settings: siteSettings.parse(SETTINGS),
      pageOfModule: {},
      menuArticles: {},
      pages: [],
      people: [],
      offices: [],
      propertyTypes: [],
      priceRanges: { min: { 0: [], 1: [] }, max: { 0: [], 1: [] } },
      labels: {},
    },
    modules: {},
  }
}
