import { expect, test } from 'vitest'
import { availabilityCode, readDate } from './read-date'

test.each([
  ['2027-03-01', '2027-03-01; 01/03/2027; 1/3/2027; 1-3-2027; 01.03.2027; 1/3/27; vanaf 1/3/2027'],
  [
    '2027-03-01',
    '1 maart 2027; 1 mrt 2027; 1 mrt. 2027; 1e maart 2027; vanaf maart 2027; vrij vanaf 1 maart 2027',
  ],
  [
    '2027-03-01',
    '1er mars 2027; 1 mars 2027; à partir du 1er mars 2027; dès mars 2027; libre le 01/03/2027',
  ],
  [
    '2027-03-01',
    '1. März 2027; ab 1. März 2027; zum 1.3.2027; 1 March 2027; 1st March 2027; from 1 Mar 2027',
  ],
  ['2027-03-01', '03/2027; 3-2027; 2027-03; maart 2027; March 2027'],
  ['2027-07-14', '14 juillet 2027; 14 juil. 2027; 14 juli 2027; 14 July 2027'],
  ['2027-12-31', '31/12/2027; 31 décembre 2027; 31 dec 2027; 31. Dez. 2027'],
  ['2028-02-29', '29/02/2028'],
  ['2027-01-01', '2027'],
  ['2026-08-09T18:01:36', '2026-08-09 18:01:36; 09/08/2026 18:01:36; 9-8-2026 18:01:36'],
  ['2026-08-09T09:30:00', '9/8/2026 9:30; 09.08.2026, 09:30'],
])('reads %s: %s', (date, texts) => {
  for (const text of texts.split('; ')) expect(readDate(text), text).toBe(date)
})

test.each([
  '',
  '31/02/2027',
  '03/13/2027',
  '29/02/2027',
  '1 jui 2027',
  '1 ma 2027',
  'maart',
  '1/3',
  'akte',
  '12345',
])('does not read %j as a date', (text) => {
  expect(readDate(text)).toBeNull()
})

test.each([
  [
    1,
    'onmiddellijk; Onmiddellijk beschikbaar; beschikbaar onmiddellijk; Immédiatement; disponible immédiatement; de suite; Immediately; sofort; Sofort verfügbar; vrij',
  ],
  [2, 'in overleg; Nader overeen te komen; à convenir; to be agreed; nach Vereinbarung'],
  [
    3,
    'bij akte; Vrij bij akte; Bij het verlijden van de akte; à l’acte; Libre à l’acte; on completion; bei Beurkundung',
  ],
  [null, '; niet beschikbaar; 1 maart 2027; verhuurd'],
])('reads the code %j: %s', (code, texts) => {
  for (const text of texts.split('; ')) expect(availabilityCode(text), text).toBe(code)
})
