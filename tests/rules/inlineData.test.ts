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

/**
 * Relay reads inline data together with the document that spreads it, and only that document's directive decides
 * whether it throws.
 */
test("a reader of a form's inline data throws if one of its fields has failed", () => {
  const forms = documents.filter(({ head }) => head.includes('@inline') && head.includes('@throwOnFieldError'))
  expect(forms.length).toBeGreaterThanOrEqual(3)
  const readers = documents.filter(({ body }) => forms.some(({ name }) => new RegExp(`\\.\\.\\.${name}\\b`).test(body)))
  expect(readers.length).toBeGreaterThanOrEqual(forms.length)
  expect(
    readers.filter(({ head }) => !head.includes('@throwOnFieldError')).map(({ path, name }) => `${path}: ${name}`),
  ).toEqual([])
})
