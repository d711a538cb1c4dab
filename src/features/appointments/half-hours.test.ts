import { describe, expect, test } from 'vitest'
import { openingHours } from '../../site/opening-hours'
import { halfHours } from './half-hours'

/** A Tuesday. */
const TUESDAY = '2026-12-01'
const at = (time: string) => Date.parse(`${TUESDAY}T${time}:00+01:00`)

function starts(part: 'am' | 'pm', hours: object | null, occupied: [string, number][] = []) {
  const taken = occupied.map(([time, minutes]) => ({ startAt: at(time), minutes }))
  const office = hours && openingHours.parse(hours)
  return halfHours({ date: TUESDAY, part }, { hours: office, occupied: taken }).map(
    ({ start, isOccupied }) => start.slice(11) + (isOccupied ? ' busy' : ''),
  )
}

describe('the half hours of a half-day', () => {
  test('are all of it without opening hours', () => {
    const morning = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']
    expect(starts('am', null)).toEqual(morning)
    expect(starts('am', {})).toEqual(morning)
    expect(starts('pm', null)).toHaveLength(10)
  })

  test('lie within the hours of the office on that day', () => {
    expect(starts('am', { tue: '10-12', wed: '9-12' })).toEqual([
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ])
    expect(starts('pm', { tue: '9-12 13.30-15' })).toEqual(['13:30', '14:00', '14:30'])
  })

  test('are none when the office is closed, and all on a day by appointment', () => {
    expect(starts('am', { mon: '9-12' })).toEqual([])
    expect(starts('am', { mon: '9-12', appointment: ['tue'] })).toHaveLength(6)
  })

  test('are marked if the agent is expected elsewhere', () => {
    expect(starts('am', { tue: '9-11' }, [['09:15', 30]])).toEqual([
      '09:00 busy',
      '09:30 busy',
      '10:00',
      '10:30',
    ])
    expect(starts('am', { tue: '9-10' }, [['08:30', 30]])).toEqual(['09:00', '09:30'])
  })
})
