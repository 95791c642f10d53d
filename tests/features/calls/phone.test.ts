import { expect, test } from 'vitest'
import { qualityOf } from '../../../web/shared/calls/phone/mediaWatch.ts'
import { resultOf } from '../../../web/shared/calls/phone/phone.ts'

test.each([
  [487, 'canceled'],
  [486, 'busy'],
  [600, 'busy'],
  [480, 'unavailable'],
  [408, 'unavailable'],
  [410, 'unavailable'],
  [430, 'unavailable'],
  [403, 'failed'],
  [404, 'failed'],
  [484, 'failed'],
  [488, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
  [603, 'failed'],
  [604, 'failed'],
])('%d from the other side means %s', (status, result) => expect(resultOf(status, false)).toBe(result))

test.each([408, 503])('%d that the library itself generated says nothing about the candidate', (status) =>
  expect(resultOf(status, true)).toBe('failed'),
)

test.each([
  [50, 0, 0.05, 'good'],
  [0, 0, 0, 'good'],
  [48, 2, 0.05, 'fair'],
  [50, 0, 0.4, 'fair'],
  [40, 10, 0.05, 'poor'],
  [50, 0, 0.7, 'poor'],
])('%d packets received, %d lost, %d s round trip: %s', (received, lost, trip, quality) =>
  expect(qualityOf(received, lost, trip)).toBe(quality),
)
