import { expect, test } from 'vitest'
import { toClock, findFreeTimes, toMoment } from '../../../web/features/interviews/form/zoned.ts'

const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())

test('a local time in a zone is converted to a moment, also where the clocks change', () => {
  expect(iso(toMoment({ day: '2026-12-01', time: '09:00' }, 'Asia/Ho_Chi_Minh'))).toBe('2026-12-01T02:00:00.000Z')
  expect(iso(toMoment({ day: '2026-03-29', time: '01:30' }, 'Europe/Berlin'))).toBe('2026-03-29T00:30:00.000Z')
  expect(iso(toMoment({ day: '2026-03-29', time: '03:30' }, 'Europe/Berlin'))).toBe('2026-03-29T01:30:00.000Z')
  expect(toClock(Date.parse('2026-12-01T20:00:00Z'), 'Asia/Tokyo')).toEqual({ day: '2026-12-02', time: '05:00' })
  expect(toMoment({ day: '', time: '09:00' }, 'UTC')).toBeNull()
})

test('free times are in office hours, after a given moment, and outside taken times', () => {
  const day = { day: '2026-12-01', zone: 'UTC', minutes: 60, after: 0 }
  const at = (time: string) => Date.parse(`2026-12-01T${time}:00Z`)
  const times = (busy: [string, string][], more: object = {}) =>
    findFreeTimes(
      busy.map(([from, to]) => ({ from: at(from), to: at(to) })),
      { ...day, ...more },
    ).map((moment) => toClock(moment, 'UTC').time)
  expect(times([])).toEqual(['08:00', '08:15', '08:30'])
  expect(
    times([
      ['08:00', '09:00'],
      ['10:00', '17:00'],
    ]),
  ).toEqual(['09:00', '17:00'])
  expect(times([], { after: at('16:50'), most: 9 })).toEqual(['17:00'])
  expect(times([['07:00', '19:00']])).toEqual([])
})
