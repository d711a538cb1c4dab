import { expect, test } from 'vitest'
import { campaignText } from './lead-rows'

test.each([
  ['utm_source=google&utm_medium=cpc&utm_campaign=spring+sale', 'google, cpc, spring sale'],
  ['gclid=Cj0KCQiA', 'Google Ads'],
  ['utm_source=Facebook&fbclid=IwAR2', 'Facebook'],
  ['', ''],
])('the campaign %j is written as %j', (parameters, text) => {
  expect(campaignText(parameters)).toBe(text)
})
