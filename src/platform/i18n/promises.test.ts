import { expect, test } from 'vitest'
import seedArticles from '../../../seeds/articles.json'
import seedLabels from '../../../seeds/labels.json'
import seedPages from '../../../seeds/pages.json'
import seedSettings from '../../../seeds/settings.json'
import starterArticles from '../../../starter/articles.json'
import starterLabels from '../../../starter/labels.json'
import starterPages from '../../../starter/pages.json'
import starterSettings from '../../../starter/settings.json'
import { TEXTS } from './full-dictionary'
import type { TextsByKey } from './texts-by-key'

/**
 * Only visitors who subscribed to a list and confirmed it by mail get mails about new listings. A search request or an
 * address alone leads to no automatic mail, so no other text may promise one.
 */
const PROMISES = [
  /verwittig|laten (?:het u |iets )?weten|dan hoort u (?:van ons|het vaak)|(?:mail|bericht) zodra|voor het online/i,
  /bewaar(?:t|d)? (?:een |uw )?zoekopdracht|zoekopdracht (?:is )?bewa|wat binnenkomt|stuur mij nieuwe/i,
  /prévenu|préviendr|prévenons|vous prévenir|avant sa mise en ligne|dès qu.un bien|(?:vous )?enverrons/i,
  /enregistre[rz]? (?:ma|votre|une) recherche|recherches? (?:est |sont )?enregistrée|envoyez-moi/i,
  /let you know|hear (?:from us|of it) (?:as soon|before|when)|you hear from us\.|before it is online/i,
  /save (?:your|a) search|search (?:request )?is saved|email as soon as|everything that comes in|send me new/i,
  /benachrichtig|bescheid|(?:melden uns|E-Mail), sobald|sobald etwas|bevor es online|hereinkommt/i,
  /suchauftrag (?:ist )?(?:ge)?speicher|speichern Sie Ihren Such|hören Sie von uns\.|senden Sie mir neue/i,
]

test.each([
  ['the dictionaries', withoutSearches(TEXTS)],
  ['the demo agency', [seedArticles, seedLabels, seedPages, seedSettings]],
  ['a new agency', [starterArticles, starterLabels, starterPages, starterSettings]],
])('no text of %s promises mails without a confirmed request', (_, texts) => {
  const content = JSON.stringify(texts).replace(/<[^>]+>/g, ' ')
  for (const promise of PROMISES) {
    const context = new RegExp(`.{0,60}(?:${promise.source}).{0,40}`, 'i')
    expect(context.exec(content)?.[0], promise.source).toBeUndefined()
  }
})

test.each([
  ['the demo agency', seedArticles],
  ['a new agency', starterArticles],
])(
  'the statement of %s tells of these mails, and how they end, in every language',
  (_, { articles }) => {
    const statement = articles.find(({ id }) => id === 31)?.fullText
    expect(statement?.nl).toMatch(/Mails over nieuwe panden.*één klik/)
    expect(statement?.fr).toMatch(/E-mails sur de nouveaux biens.*un clic/)
    expect(statement?.en).toMatch(/Emails about new homes.*one click/)
    expect(statement?.de).toMatch(/E-Mails zu neuen Objekten.*einem Klick/)
  },
)

/** Returns the texts except those of saved searches, whose mails are requested and confirmed. */
function withoutSearches(texts: TextsByKey): TextsByKey {
  const otherTexts = Object.entries(texts).filter(
    ([key]) => !/^(?:mail\.search|searches)\./.test(key),
  )
  return Object.fromEntries(otherTexts)
}
