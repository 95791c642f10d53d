import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientErrorReporter } from '../../../../web/app/session/clientErrors.ts'
import { RequestError } from '../../../../web/shared/requestError.ts'

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => new Response('{}'))
beforeEach(() => {
  sent.mockClear()
  vi.stubGlobal('fetch', sent)
})
afterEach(() => vi.unstubAllGlobals())
const reports = () => sent.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))] as const)

test('an error is reported once, without displayed or typed data', () => {
  const reportClientError = clientErrorReporter()
  const error = new TypeError('Unexpected token, "Nguyễn Văn An" of 5d0d3c1e-0000-4000-8000-000000000009')
  error.stack = `TypeError: ${error.message}\n    at f (${location.origin}/assets/main-abc.js:1:2)\n    at g (chrome-extension://x.js:3:4)`
  reportClientError(error)
  reportClientError(error)
  expect(reports()).toEqual([
    [
      '/client-errors',
      {
        message: 'TypeError: Unexpected token, "…" of …',
        stack: '    at f (/assets/main-abc.js:1:2)',
        page: location.pathname,
      },
    ],
  ])
})

test('failed and aborted requests are not reported, and a page sends at most three reports', () => {
  const reportClientError = clientErrorReporter()
  reportClientError(new RequestError('NOT_FOUND', 'gone'))
  reportClientError(Object.assign(new Error('stopped'), { name: 'AbortError' }))
  reportClientError('a text')
  expect(reports()).toEqual([])
  for (const name of ['a', 'b', 'c', 'd']) reportClientError(new Error(name))
  expect(reports()).toHaveLength(3)
})
