import { searchSentence } from '../../../components/listing/search-sentence'
import type { Words } from '../../../components/ui/view'
import { translator } from '../../../platform/i18n'
import { composeMail } from '../../../platform/mail/compose'
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail'
import type { Site } from '../../../site/site'
import { confirmSearchPath, rolePath } from '../../../urls'
import type { SavedSearch } from '../queries'
import { CONFIRM_DAYS } from '../saved-search'
import { filterOf } from '../search-terms'

/**
 * Returns the mail whose link confirms a search. Anybody can request it for any address, so it names only the facts and
 * known places of the filter, and not its free text.
 */
export function confirmMail(
  site: Site,
  origin: string,
  search: Pick<SavedSearch, 'lang' | 'email' | 'kind' | 'query' | 'name'>,
  token: string,
): OutgoingMail {
  const { settings, labels } = site
  const { lang, email } = search
  const t = translator(lang, labels[lang])
  const agency = settings.name
  const privacy = rolePath(site, lang, 'privacy')
  const name = search.kind === 'list' ? factsOf({ t, lang }, search.query) : search.name
  return composeMail(
    {
      lang,
      origin,
      subject: t('mail.search.confirm'),
      heading: t('mail.search.confirm'),
      paragraphs: [t('mail.search.confirm.text', { agency, name, count: CONFIRM_DAYS })],
      button: {
        text: t('mail.search.confirm.button'),
        href: origin + confirmSearchPath(lang, token),
      },
      reason: t('mail.why', { host: new URL(origin).host }),
      links: privacy ? [{ text: t('mail.privacy'), href: origin + privacy }] : [],
    },
    settings,
    { email },
  )
}

/** Returns a search as a phrase without free text. A place has a name only if the site knows its postcode. */
function factsOf(words: Words, query: string): string {
  const filter = filterOf(query)
  const regions = filter.regions.filter(({ city }) => city !== '')
  return searchSentence(words, { ...filter, regions, text: '' })
}
