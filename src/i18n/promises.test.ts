import { expect, test } from 'vitest'
import seedArticles from '../../seeds/articles.json'
import seedLabels from '../../seeds/labels.json'
import seedPages from '../../seeds/pages.json'
import seedSettings from '../../seeds/settings.json'
import starterArticles from '../../starter/articles.json'
import starterLabels from '../../starter/labels.json'
import starterPages from '../../starter/pages.json'
import starterSettings from '../../starter/settings.json'
import { de } from './de'
import { en } from './en'
import { fr } from './fr'
import { nl } from './nl'

/**
 * Promises to write by itself to whoever left a wish. No task does so yet: delete this test together with
 * the 404 of `/api/searches`.
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
  ['the dictionaries', [nl, fr, en, de]],
  ['the demo agency', [seedArticles, seedLabels, seedPages, seedSettings]],
  ['a new agency', [starterArticles, starterLabels, starterPages, starterSettings]],
])('no text of %s promises mails about new homes', (_, texts) => {
  const told = JSON.stringify(texts).replace(/<[^>]+>/g, ' ')
  for (const promise of PROMISES) {
    const around = new RegExp(`.{0,60}(?:${promise.source}).{0,40}`, 'i')
    expect(around.exec(told)?.[0], promise.source).toBeUndefined()
  }
})
