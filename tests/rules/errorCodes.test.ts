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

test('there are codes, and each is a literal where it is returned', () => {
  expect(new Set(codes).size).toBeGreaterThan(10)
  const calls = services
    .filter(({ path }) => path !== 'services/core/http/errors.ts')
    .flatMap(({ path, text }) => [...text.matchAll(/\brefused\(\s*([^\s])/g)].map(([, start]) => ({ path, start })))
  expect(calls.filter(({ start }) => start !== "'").map(({ path }) => path)).toEqual([])
})

test('the catalogue has a text for every code of the services, and for every code of the gateway that a user may see', () => {
  // These three have texts by status; the last one makes the page reload itself.
  const elsewhere = ['UNAUTHENTICATED', 'FORBIDDEN', 'PERSISTED_NOT_FOUND']
  const wanted = [...codes, ...errorCodes.filter((code) => !elsewhere.includes(code))]
  expect([...new Set(wanted)].filter((code) => !(code in en)).sort()).toEqual([])
})

test('the catalogue has no text for a code that is never returned', () => {
  const known = new Set<string>([...codes, ...errorCodes])
  expect(Object.keys(en).filter((code) => !known.has(code))).toEqual([])
})

test('its values are in single braces, because values of a server are never passed to t()', () => {
  expect(
    Object.entries(en)
      .filter(([, text]) => text.includes('{{'))
      .map(([code]) => code),
  ).toEqual([])
})
