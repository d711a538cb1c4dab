import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { zipsOfRegions } from '../../listing/places/areas'
import { primaryDb } from '../../platform/db/db'
import { type Lang, withColon } from '../../platform/format/lang'
import { createView } from '../../site/view'
import { searchesPath } from '../../urls'
import { leadMode } from '../crm/crm'
import type { CrmLead } from '../leads/crm-lead'
import { type Confirming, confirmSearch } from './confirm-search'
import type { SavedSearch } from './queries'
import { filterCriteria } from './request-search'
import { filterOf } from './search-terms'
import { searchToken } from './search-token'

interface ConfirmOptions {
  /** The other search of the same address that is deleted. */
  replaces?: string
  /**
   * The text that the visitor agreed to: that of the page with the button, or that of the form if the mail's link was
   * enough.
   */
  consent: 'searches.consent' | 'searches.privacy'
}

/** Confirms a requested search and returns the path of its page, or null if another call confirmed it first. */
export async function confirmRequested(
  c: Context<AppEnv>,
  requested: SavedSearch,
  options: ConfirmOptions,
  now: Date,
): Promise<string | null> {
  const db = primaryDb(c.env.DB)
  const search = await confirmSearch(db, requested, confirmingOf(c, requested, options), now)
  if (!search) return null
  return searchesPath(c.get('lang'), { token: await searchToken(db, search.id), done: 'confirm' })
}

/** Returns the data that is stored when a search is confirmed: the consent text, and the lead for the CRM. */
function confirmingOf(
  c: Context<AppEnv>,
  search: SavedSearch,
  { replaces = '', consent }: ConfirmOptions,
): Confirming {
  const { t, site } = viewIn(c, c.get('lang'))
  const isSent = search.kind === 'list' && leadMode(c.env) !== 'off'
  return {
    replaces,
    consent: t(consent, { agency: site.settings.name }),
    forCrm: isSent ? { lead: crmLeadOf(c, search), mail: null } : null,
  }
}

/** Returns the search as a search request for the CRM, with its text in the language of the office. */
function crmLeadOf(c: Context<AppEnv>, { id, lang, email, query }: SavedSearch): CrmLead {
  const { languages } = c.get('content').site.settings
  const view = viewIn(c, languages[0] ?? lang)
  const { goal, types, regions, minPrice, maxPrice, bedrooms } = filterOf(query)
  return {
    id,
    lang,
    kind: 'wish',
    firstName: '',
    lastName: '',
    email,
    phone: '',
    wantsNews: false,
    subject: '',
    text: `${withColon(view.lang, view.t('staff.form.search'))} ${filterCriteria(view, filterOf(query)).name}`,
    propertyId: null,
    projectId: null,
    wish: {
      goal: goal === 0 || goal === 1 ? goal : null,
      typeIds: types,
      zips: zipsOfRegions(regions),
      priceMin: minPrice,
      priceMax: maxPrice,
      minRooms: bedrooms,
    },
  }
}

function viewIn(c: Context<AppEnv>, lang: Lang) {
  return createView(c, lang, (otherLang) => searchesPath(otherLang))
}
