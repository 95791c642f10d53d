import { expect, test } from 'vitest'
import { errorCodes } from '../../gateway/core/errors/errorTable.ts'
import en from '../../web/app/errorCodes/en.ts'
import { sourcesOf } from '../support/sources.ts'

/** Refusals with a code: `refused('CODE', …)`, or the body itself. */
const services = sourcesOf('services')
const codes = services.flatMap(({ text }) =>
  [...text.matchAll(/\brefused\(\s*'([^']+)'|\berrorCode:\s*'([^']+)'/g)].map(
    ([, first, second]) => first ?? second ?? '',
  ),
)

test('there are codes, and each is written out where it is answered', () => {
  expect(new Set(codes).size).toBeGreaterThan(10)
  const calls = services
    .filter(({ path }) => path !== 'services/core/http/errors.ts')
    .flatMap(({ path, text }) => [...text.matchAll(/\brefused\(\s*([^\s])/g)].map(([, start]) => ({ path, start })))
  expect(calls.filter(({ start }) => start !== "'").map(({ path }) => path)).toEqual([])
})

test('the catalogue words every code that the services answer, and every one of the gateway that a user may meet', () => {
  // These three have texts by status; the last makes the page load itself again.
  const elsewhere = ['UNAUTHENTICATED', 'FORBIDDEN', 'PERSISTED_NOT_FOUND']
  const wanted = [...codes, ...errorCodes.filter((code) => !elsewhere.includes(code))]
  expect([...new Set(wanted)].filter((code) => !(code in en)).sort()).toEqual([])
})

test('and none that nobody answers', () => {
  const known = new Set<string>([...codes, ...errorCodes])
  expect(Object.keys(en).filter((code) => !known.has(code))).toEqual([])
})

test('its values stand in single braces: those of a server never reach t()', () => {
  expect(
    Object.entries(en)
      .filter(([, text]) => text.includes('{{'))
      .map(([code]) => code),
  ).toEqual([])
})
