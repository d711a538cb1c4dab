import { expect, test } from 'vitest'
import { type TranslationModel, translateTexts } from './translate-texts'

/** A model that puts the language before each text. */
function fakeModel(change = (text: string) => text) {
  const requests: string[] = []
  const model: TranslationModel = {
    run: async (_, { text, target_lang }) => {
      requests.push(text)
      return { translated_text: `[${target_lang}] ${change(text)}` }
    },
  }
  return { model, requests }
}

function french(model: TranslationModel, text: string, isHtml = false) {
  return translateTexts(model, [{ text, to: 'fr', isHtml }], 'nl')
}

test('translates only the text between tags', async () => {
  const { model, requests } = fakeModel()
  const html = '<p>Zie <a href="/nl/agency" title="Wij">ons kantoor</a> &amp; team.</p><hr />'
  expect(await french(model, html, true)).toEqual([
    {
      status: 'translated',
      text: '<p>[fr] Zie <a href="/nl/agency" title="Wij">[fr] ons kantoor</a> [fr] &amp; team.</p><hr />',
    },
  ])
  expect(requests).toContain('& team.')
})

test.each([
  ['Nog {count} huizen', 'count', 'nombre'],
  ['Prijs: 325.000 euro', '325', '352'],
  ['Bel [[telefoon]] voor meer', 'telefoon', 'téléphone'],
])('refuses a translation of %j with another value', async (text, value, other) => {
  const unchanged = await french(fakeModel().model, text)
  expect(unchanged).toEqual([{ status: 'translated', text: `[fr] ${text}` }])
  const changed = fakeModel((sent) => sent.replace(value, other))
  expect(await french(changed.model, text)).toEqual([{ status: 'altered' }])
})

test('keeps the translations before a failure, and stops after some failures', async () => {
  let calls = 0
  const model: TranslationModel = {
    run: async (_, { text }) => {
      calls++
      if (text.startsWith('Tuin')) throw new Error('4006: daily allocation used')
      return { translated_text: 'maison' }
    },
  }
  const texts = ['Huis', ...Array.from({ length: 30 }, (_, nth) => `Tuin ${'x'.repeat(nth)}`)]
  const sources = texts.map((text) => ({ text, to: 'fr' as const, isHtml: false }))
  const [first, ...others] = await translateTexts(model, sources, 'nl')
  expect(first).toEqual({ status: 'translated', text: 'maison' })
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['unavailable']))
  expect(calls).toBeLessThan(12)
})
