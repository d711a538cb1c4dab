import { expect, test } from 'vitest'
import { REGIONS } from '../../platform/geo/belgian-region'
import { applicationQuestions } from './rental-application-law'

test.each([
  ['brussels', 'familyComposition totalAmountIncome'],
  ['flanders', 'candidateAddress familyComposition totalAmountIncome'],
  [
    'wallonia',
    'candidateAddress birthDate familyComposition civilStatus totalAmountIncome rentProof',
  ],
] as const)('an application in %s has the questions %j', (region, questions) => {
  expect(applicationQuestions(region).join(' ')).toBe(questions)
})

test('an application for an unknown property has no question that a region forbids', () => {
  const questions = applicationQuestions(null)
  for (const region of REGIONS) {
    expect(applicationQuestions(region)).toEqual(expect.arrayContaining([...questions]))
  }
})
