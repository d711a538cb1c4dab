import { expect, test } from 'vitest'
import starter from '../../../../starter/articles.json'
import { LANGS } from '../../../platform/format/lang'
import { countUnfilled } from '../../../site/unfilled'
import { fillPlaceholders, questionsIn } from './questions'

const DOCUMENTS = [
  {
    name: 'Privacy',
    content: {
      fullText: {
        nl: '<p>Mail naar [[e-mailadres]] voor [[datum]].</p>',
        fr: '<p>Écrivez à [[adresse e-mail]] avant le [[date]].</p>',
      },
    },
  },
  {
    name: 'Kantoren',
    content: { offices: [{ note: { nl: 'Sinds [[datum]].', fr: 'Depuis [[date]].' } }] },
  },
  { name: 'Verhaal', content: { title: { nl: '[[Vertel hier uw verhaal.]]' }, tel: '[[tel.]]' } },
]

test('equal placeholders are one question, with the documents that contain it', () => {
  expect(questionsIn(DOCUMENTS, ['nl', 'fr'])).toEqual([
    {
      key: 'e-mailadres',
      texts: { nl: 'e-mailadres', fr: 'adresse e-mail' },
      documents: ['Privacy'],
    },
    { key: 'datum', texts: { nl: 'datum', fr: 'date' }, documents: ['Privacy', 'Kantoren'] },
  ])
})

test('an answer fills every language, with that of the first language where none is given', () => {
  const answers = new Map([
    ['e-mailadres', { nl: 'a&b@example.com' }],
    ['datum', { nl: '1 mei', fr: '1er mai' }],
  ])
  const [privacy, offices, story] = DOCUMENTS.map(({ content }) =>
    fillPlaceholders(content, answers, ['nl', 'fr']),
  )
  expect(privacy).toEqual({
    fullText: {
      nl: '<p>Mail naar a&amp;b@example.com voor 1 mei.</p>',
      fr: '<p>Écrivez à a&amp;b@example.com avant le 1er mai.</p>',
    },
  })
  expect(offices).toEqual({ offices: [{ note: { nl: 'Sinds 1 mei.', fr: 'Depuis 1er mai.' } }] })
  expect(story).toEqual(DOCUMENTS[2]?.content)
})

test('the answers to all questions leave only the sentences of the starter agency', () => {
  const documents = starter.articles.map((content) => ({ name: content.name, content }))
  const questions = questionsIn(documents, LANGS)
  expect(questions.length).toBeGreaterThan(10)
  const answers = new Map(questions.map(({ key }) => [key, { nl: 'x' }]))
  const filled = fillPlaceholders(starter.articles, answers, LANGS)
  expect(countUnfilled(filled, [])).toBeLessThan(countUnfilled(starter.articles, []) / 2)
  expect(JSON.stringify(filled)).not.toContain('[[datum]]')
  expect(JSON.stringify(filled)).not.toContain('[[Frist')
})
