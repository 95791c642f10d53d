import { expect, test } from 'vitest'
import { operations } from '../../services/contract.ts'
import { features } from '../../services/features.generated.ts'
import { routes } from '../../services/features.ts'

test('every operation of the contract has a route, and every route is in the contract', () => {
  const served = routes.map(({ operation }) => operation.id).sort()
  // The event stream belongs to the core.
  expect(served).toEqual(
    operations
      .map(({ id }) => id)
      .filter((id) => id !== 'eventStream')
      .sort(),
  )
})

test('a feature exports only what the services use from routes.ts', () => {
  const known = ['routes', 'queues', 'periodic', 'mailHandlers', 'fileAccesses']
  expect(features.flatMap((feature) => Object.keys(feature)).filter((name) => !known.includes(name))).toEqual([])
})

test('ids are unique, and so is each combination of method and path', () => {
  const ids = operations.map(({ id }) => id)
  const places = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(ids.length).toBe(new Set(ids).size)
  expect(places.length).toBe(new Set(places).size)
})

test('every operation has a description and a reference to the specification', () => {
  expect(operations.filter(({ doc, place }) => !doc.trim() || !place.trim()).map(({ id }) => id)).toEqual([])
  expect(
    operations
      .filter(({ origin, place }) => origin === 'spec' && !/\d{3}\/[\d.]+\/\d+/.test(place))
      .map(({ id }) => id),
  ).toEqual([])
})

test('path parameters are declared', () => {
  const odd = operations.filter(({ path, params }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()
    return `${named}` !== `${Object.keys((params as { properties?: object }).properties ?? {}).sort()}`
  })
  expect(odd.map(({ id }) => id)).toEqual([])
})
