import { describe, expect, test } from 'vitest'
import { LANGS } from '../../platform/format/lang'
import { isLabel, translator } from '../../platform/i18n'
import { SITE_LABELS, TEXTS } from '../../platform/i18n/full-dictionary'
import { textsIn } from '../../platform/i18n/texts'
import { noCrmTexts } from './texts'

/** Texts that appear only with a CRM, and the text that there is no CRM. */
const OF_A_SYNC =
  /^(?:mail\.crm\.|audit\.(?:crm|lead)\.|import\.(?:record|language|fileSource|deletionServed|addressUnsent)|staff\.crm\.(?:act|done|file|failed|failure|held|leads|leaving|off|paused|problems|reason|source|text|unread|webhooks|wrong))/

describe.each(LANGS)('the staff texts in %s', (lang) => {
  const noCrm = textsIn(lang, noCrmTexts)
  const t = translator(lang, noCrm)
  const keys = Object.keys(TEXTS).filter(isLabel)

  test('do not mention a CRM', () => {
    const keysWithCrm = keys.filter((key) => !OF_A_SYNC.test(key) && /crm/i.test(t(key)))
    expect(keysWithCrm).toEqual([])
  })

  test('have the same placeholders as the texts that they replace', () => {
    const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
    for (const [key, text] of Object.entries(noCrm))
      expect(slots(text), key).toEqual(
        keys.filter((one) => one === key).flatMap((one) => slots(TEXTS[one][lang])),
      )
  })
})

test('no text for visitors mentions a CRM', () => {
  for (const lang of LANGS)
    expect(SITE_LABELS.filter((key) => /crm/i.test(translator(lang)(key)))).toEqual([])
})
