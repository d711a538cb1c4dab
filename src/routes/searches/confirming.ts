import type { Context } from 'hono'
import { leadMode } from '../../crm/sources/crm-source'
import { zipsOfRegions } from '../../data/places/areas'
import type { Confirming } from '../../data/searches/confirm-search'
import type { SavedSearch } from '../../data/searches/searches'
import type { Lang } from '../../domain/format/lang'
import { withColon } from '../../domain/format/lang'
import type { CrmLead } from '../../domain/lead/crm-lead'
import { filterOf } from '../../domain/searches/search-terms'
import type { AppEnv } from '../../env'
import { searchesPath } from '../../urls'
import { makeView } from '../shared/view'
import { wantedList } from './ask-search'

/**
 * Returns what confirming a search stores beside it: the text agreed to, and what the CRM gets. `consent`
 * names the text: that of the page with the button, or that of the form where the mail's link was enough.
 */
export function confirmingOf(
  c: Context<AppEnv>,
  search: SavedSearch,
  {
    replaces = '',
    consent,
  }: { replaces?: string; consent: 'searches.consent' | 'searches.privacy' },
): Confirming {
  const { t, site } = viewIn(c, c.get('lang'))
  const isSent = search.kind === 'list' && leadMode(c.env) !== 'off'
  return {
    replaces,
    consent: t(consent, { agency: site.settings.name }),
    forCrm: isSent ? { lead: crmLeadOf(c, search), mail: null } : null,
  }
}

/** The search as a wish, as the CRM gets search requests too, its text in the office's language. */
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
    text: `${withColon(view.lang, view.t('staff.form.search'))} ${wantedList(view, filterOf(query)).name}`,
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
  return makeView(c, lang, (other) => searchesPath(other))
}
