import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../../services/core/contract/messages.ts'
import en from '../../web/app/fieldErrors/en.ts'
import ja from '../../web/app/fieldErrors/ja.ts'
import vi from '../../web/app/fieldErrors/vi.ts'
import { sourcesOf } from '../support/sources.ts'

const codes = Object.entries(fieldMessages)
const list = 'services/core/contract/messages.ts'
const services = sourcesOf('services')
const gateway = sourcesOf('gateway')
const paramsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

test.each(Object.entries({ en, vi, ja }))(
  '%s has a text for every code of the services, with its parameters',
  (_, texts) => {
    expect(Object.keys(texts)).toEqual(codes.map(([code]) => code))
    for (const [code, text] of codes) {
      const worded = texts[code as keyof typeof texts]
      expect([code, paramsOf(worded)]).toEqual([code, paramsOf(text)])
      // Values of a server are never passed to t(), which would evaluate double braces.
      expect(worded).not.toContain('{{')
    }
  },
)

test('English has the sentences of the services unchanged, and may turn other texts into sentences', () => {
  const sentences = codes.filter(([, text]) => /^\p{Lu}/u.test(text))
  expect(sentences.length).toBeGreaterThan(50)
  for (const [code, text] of sentences) expect([code, en[code as keyof typeof en]]).toEqual([code, text])
})

describe('the services and the gateway', () => {
  const calls = [...services, ...gateway].flatMap(({ path, text, imports }) =>
    !imports.some(({ to }) => to === list)
      ? []
      : [...text.matchAll(/\bcreateMessage\(\s*(?:'([A-Z\d_]+)'|(\S))/g)].map(([, code, other]) => ({
          path,
          code,
          other,
        })),
  )

  test('use each code as a literal, and use every code of the list', () => {
    expect(calls.filter(({ code }) => code === undefined)).toEqual([])
    const given = new Set(calls.map(({ code }) => code))
    expect(codes.filter(([code]) => !given.has(code)).map(([code]) => code)).toEqual([])
  })

  test('report no field errors outside the list', () => {
    // badInput only accepts messages, and nothing else creates a failure with texts by field.
    const makers = services
      .filter(({ text }) => /ServiceError\(\s*\d+,\s*\{\s*errors\b/.test(text))
      .map(({ path }) => path)
    expect(makers).toEqual(['services/core/http/errors.ts'])
    // Messages of the services are passed on with their codes, and only by the reader of failures.
    const own = gateway.filter(({ text }) => /\bfields: \{ ?(?:\[|\w+: \[)|\bfields: Object\b/.test(text))
    expect(own.map(({ path }) => path)).toEqual([
      'gateway/core/graph/requestError.ts',
      'gateway/core/rest/restErrors.ts',
    ])
    const loose = services.filter(({ text }) =>
      /\bcode:\s*'[A-Z\d_]+',\s*params\b|as (?:unknown as )?Field(?:Message|Errors)\b/.test(text),
    )
    expect(loose.map(({ path }) => path)).toEqual([])
  })
})
