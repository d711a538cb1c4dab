import { expect, test } from 'vitest'
import { announcesMerger } from './place-label'

test.each([
  'Pajottegem (fusie 2025)',
  'FUSIE 01/01/2025: Beveren-Kruibeke-Zwijndrecht',
  'Fusiegemeente Merelbeke-Melle 2025',
  'Bastogne (fusion 2025)',
  'Communes fusionnées 2025',
  'Bastnach, Gemeindefusion 2025',
  'Herstappe (grenswijziging)',
  'Bassenge, modification des limites',
])('%s announces a merger', (label) => {
  expect(announcesMerger(label)).toBe(true)
})

test.each([
  'Antwerpen',
  'Beveren-Kruibeke-Zwijndrecht',
  'Fusion',
  'Sint-Niklaas 2025',
  'Profusionstraat 2025',
])('%s does not announce a merger', (label) => {
  expect(announcesMerger(label)).toBe(false)
})
