import { expect, test } from 'vitest'
import { glueUnits } from './glue-units'

test.each([
  ['480 m² onder één dak', '480_m² onder één dak'],
  ['(538 kWh/m² per jaar)', '(538_kWh/m² per jaar)'],
  ['een tuin van 12 are, op 3 km', 'een tuin van 12_are, op 3_km'],
  ['€ 1.200 per maand, 95 % zeker', '€_1.200 per maand, 95_% zeker'],
  ['op 5 minuten, 3 mensen, 2 hallen', 'op 5 minuten, 3 mensen, 2 hallen'],
  ['<p>30 m</p>', '<p>30_m</p>'],
  ['nach 16 Uhr, na 16 uur, après 16 heures', 'nach 16_Uhr, na 16_uur, après 16_heures'],
])('%j', (text, glued) => {
  expect(glueUnits(text)).toBe(glued.replaceAll('_', '\u00A0'))
})
