import { expect, test } from 'vitest'
import { mergeLanguages, textsOf } from './merge-languages'

test('the title of a plan, which has no ID, is merged by its picture in all languages', () => {
  const plans = (...titles: string[]) => ({
    plans: titles.map((title, index) => ({ url: `/plan-${index}.svg`, title })),
  })
  const fr = textsOf(plans('Rez-de-chaussée', '1er étage'))
  expect(mergeLanguages({ nl: plans('Gelijkvloers', '1e verdieping'), fr }, 'nl')).toEqual({
    plans: [
      { url: '/plan-0.svg', title: { nl: 'Gelijkvloers', fr: 'Rez-de-chaussée' } },
      { url: '/plan-1.svg', title: { nl: '1e verdieping', fr: '1er étage' } },
    ],
  })
})
