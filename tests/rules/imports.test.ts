import { expect, test } from 'vitest'
import { featureOf, sourcesOf, type Import, type Source } from '../support/sources.ts'

const trees = sourcesOf('common', 'services', 'gateway', 'web')
const tree = (name: string) => trees.filter(({ path }) => path.startsWith(`${name}/`))

/** Returns `file → import` for the imports that a rule forbids. */
const offences = (sources: Source[], isForbidden: (to: string, imported: Import, from: Source) => boolean) =>
  sources.flatMap((from) =>
    from.imports
      .filter((imported) => !imported.isPackage && isForbidden(imported.to, imported, from))
      .map(({ to }) => `${from.path} → ${to}`),
  )

test('the scan finds imports', () => {
  expect(trees.length).toBeGreaterThan(30)
  expect(trees.flatMap(({ imports }) => imports).length).toBeGreaterThan(100)
})

/** Pure rules that several trees apply: the same form is checked while it is filled in and when it is received. */
const isCommon = (to: string) => to.startsWith('common/')

test('common imports no tree, and no packages except those of pure functions', () => {
  const pure = ['qr', '@zxcvbn-ts/core', '@zxcvbn-ts/language-common']
  expect(
    tree('common').flatMap(({ path, imports }) =>
      imports.filter(({ to }) => !isCommon(to) && !pure.includes(to)).map(({ to }) => `${path} → ${to}`),
    ),
  ).toEqual([])
})

test('web imports nothing from gateway or services', () => {
  expect(offences(tree('web'), (to) => !to.startsWith('web/') && !isCommon(to))).toEqual([])
})

test('gateway imports only contracts from services', () => {
  const isContract = (to: string) => /^services\/(contract|core\/contract\/\w+|features\/\w+\/contract)\.ts$/.test(to)
  expect(offences(tree('gateway'), (to) => !to.startsWith('gateway/') && !isContract(to) && !isCommon(to))).toEqual([])
})

test('services import neither gateway nor web', () => {
  expect(offences(tree('services'), (to) => !to.startsWith('services/') && !isCommon(to))).toEqual([])
})

test('core, shared and the shell do not import features, because generated registries join them', () => {
  const outside = trees.filter(({ path }) => /^(services|gateway)\/core\/|^web\/(shared|app)\//.test(path))
  const ownTree = (to: string, from: Source) => to.split('/')[0] === from.path.split('/')[0]
  expect(offences(outside, (to, _, from) => ownTree(to, from) && to.includes('/features/'))).toEqual([])
})

test('shared and core do not import the shell', () => {
  const isInner = ({ path }: Source) => path.startsWith('web/shared/') || path.startsWith('web/features/')
  expect(offences(trees.filter(isInner), (to) => to.startsWith('web/app/'))).toEqual([])
})

test('web features do not import each other', () => {
  const isOther = (to: string, from: Source) => featureOf(to) !== undefined && featureOf(to) !== featureOf(from.path)
  expect(
    offences(
      tree('web').filter(({ path }) => featureOf(path)),
      (to, _, from) => isOther(to, from),
    ),
  ).toEqual([])
})

/** The shared parts of several features. They import none of these features, which may import them. */
const sharedFeatures = ['imports', 'reviews']

test('gateway features import only type references from each other', () => {
  const isTypeName = (name: string) => /^[A-Z]/.test(name)
  const crosses = (to: string, from: Source) =>
    to.startsWith('gateway/features/') && ![...sharedFeatures, featureOf(from.path)].includes(featureOf(to))
  const isForbidden = (to: string, imported: Import, from: Source) =>
    crosses(to, from) && !imported.isType && !imported.names.every(isTypeName)
  expect(
    offences(
      tree('gateway').filter(({ path }) => featureOf(path)),
      isForbidden,
    ),
  ).toEqual([])
})

test('the reviews import no list of rows that they serve', () => {
  const reviews = trees.filter(({ path }) => featureOf(path) === 'reviews')
  expect(reviews.length).toBeGreaterThan(0)
  expect(offences(reviews, (to) => ['verifications', 'inboundCandidates'].includes(featureOf(to) ?? ''))).toEqual([])
})

test("the product does not import its scripts or tests, and the services' core does not import the demo", () => {
  expect(offences(trees, (to) => /^(scripts|tests)\//.test(to))).toEqual([])
  expect(
    offences(
      tree('services').filter(({ path }) => path.startsWith('services/core/')),
      (to) => to.startsWith('services/demo/'),
    ),
  ).toEqual([])
})

/**
 * Returns groups of files that import each other, including types, each group once. Dynamic imports (`import()`) do not
 * count.
 */
function circlesOf(sources: readonly Source[]): string[][] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const next = (path: string) =>
    byPath
      .get(path)
      ?.imports.filter(({ to, isDynamic }) => !isDynamic && byPath.has(to))
      .map(({ to }) => to) ?? []
  const [order, lowest, open] = [new Map<string, number>(), new Map<string, number>(), [] as string[]]
  const found: string[][] = []
  const visit = (path: string): void => {
    order.set(path, order.size)
    lowest.set(path, order.get(path)!)
    open.push(path)
    for (const to of next(path)) {
      if (!order.has(to)) visit(to)
      if (open.includes(to)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(to)!))
    }
    if (lowest.get(path) !== order.get(path)) return
    const circle = open.splice(open.indexOf(path))
    if (circle.length > 1) found.push(circle.sort())
  }
  for (const path of byPath.keys()) if (!order.has(path)) visit(path)
  return found
}

test('no files import each other, not even types', () => {
  const source = (path: string, ...to: string[]): Source => ({
    path,
    text: '',
    lines: 1,
    isBarrel: false,
    imports: to.map((one) => ({ to: one, isPackage: false, isType: true, isDynamic: false, names: [] })),
  })
  expect(circlesOf([source('a', 'b'), source('b', 'c'), source('c', 'b'), source('d', 'a')])).toEqual([['b', 'c']])
  expect(circlesOf(sourcesOf('common', 'services', 'gateway', 'web', 'scripts', 'tests'))).toEqual([])
})

test('there are no barrel files', () => {
  expect(
    sourcesOf('common', 'services', 'gateway', 'web', 'scripts', 'tests')
      .filter(({ isBarrel }) => isBarrel)
      .map(({ path }) => path),
  ).toEqual([])
})

test('documents are static: no graphql tag has a placeholder', () => {
  const built = tree('web').filter(({ text }) =>
    [...text.matchAll(/graphql`([^`]*)`/g)].some(([, document]) => document?.includes('${')),
  )
  expect(built.map(({ path }) => path)).toEqual([])
})

test('company tables are accessed only through the company-scoped handle', () => {
  const features = tree('services').filter(({ path }) => featureOf(path))
  const throughTheBack = features.filter(({ imports }) =>
    imports.some(
      ({ to, names, isType }) =>
        to === 'pg' ||
        (to === 'kysely' && !isType && names.some((name) => name === 'Kysely')) ||
        (to.startsWith('services/core/database/') && !/\/(companyDb|tables)\.ts$/.test(to)),
    ),
  )
  expect(throughTheBack.map(({ path }) => path)).toEqual([])
})
