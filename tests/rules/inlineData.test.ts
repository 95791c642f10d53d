import { expect, test } from 'vitest'
import { sourcesOf } from '../support/sources.ts'

const documents = sourcesOf('web').flatMap(({ path, text }) =>
  [...text.matchAll(/\b(query|fragment) (\w+)([^{]*)\{([^`]*)`/g)].map(([, kind, name, head, body]) => ({
    path,
    kind: kind!,
    name: name!,
    head: head!,
    body: body!,
  })),
)

/** Relay reads data inline together with the document that spreads it, and throws by that document's directive alone. */
test('who reads inline data of a form throws when a field of it has failed', () => {
  const forms = documents.filter(({ head }) => head.includes('@inline') && head.includes('@throwOnFieldError'))
  expect(forms.length).toBeGreaterThanOrEqual(3)
  const readers = documents.filter(({ body }) => forms.some(({ name }) => new RegExp(`\\.\\.\\.${name}\\b`).test(body)))
  expect(readers.length).toBeGreaterThanOrEqual(forms.length)
  expect(
    readers.filter(({ head }) => !head.includes('@throwOnFieldError')).map(({ path, name }) => `${path}: ${name}`),
  ).toEqual([])
})
