import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { ownKeys, permissionKeys } from '../../services/core/contract/permissionKeys.ts'
import { plannedScreens } from '../../web/app/plannedScreens/screens.ts'
import { isBarePath } from '../../web/app/paths.ts'
import { appScreens } from '../../web/app/screens.ts'
import type { Feature, Screen } from '../../web/shared/screen.ts'
import { sourcesOf } from '../support/sources.ts'
import { tableRows } from '../support/tables.ts'

/** The screens that the features' screens.ts files declare, and those of the application itself. */
const features = (
  await Promise.all(
    sourcesOf('web/features')
      .filter(({ path }) => /\/screens\.tsx?$/.test(path))
      .map(async ({ path: file }) => {
        const module: Record<string, Partial<Feature> | undefined> = await import(pathToFileURL(join(root, file)).href)
        return Object.values(module).flatMap((feature) => feature?.screens ?? [])
      }),
  )
).flat()
const built: Screen[] = [...features, ...appScreens]
const all: Screen[] = [...built, ...plannedScreens]
const keysOf = (permission: Screen['permission'] = []) => [permission].flat().sort()

test('there are screens, and their permissions exist', () => {
  expect(features.length).toBeGreaterThan(0)
  expect(
    all.flatMap(({ permission }) => keysOf(permission)).filter((key) => !permissionKeys.some((known) => known === key)),
  ).toEqual([])
})

test('a screen is listed once, so no built one is still listed as planned; only built ones are in the menu', () => {
  const shapes = all.map(({ path }) => path.replace(/:\w+/g, ':'))
  expect(shapes.filter((path, index) => shapes.indexOf(path) !== index)).toEqual([])
  expect(plannedScreens.filter(({ menu, setting }) => menu || setting)).toEqual([])
})

test('the letters of the g shortcuts are unique, and are not used as keys of lists', () => {
  const letters = built.flatMap(({ menu }) => menu?.jump ?? [])
  expect(
    letters.filter((letter, index) => letters.indexOf(letter) !== index || !/^[a-z]$/.test(letter) || letter === 'g'),
  ).toEqual([])
})

test('settings open with my profile once that is built', () => {
  const sections = built
    .filter(({ setting }) => setting)
    .sort((one, other) => one.setting!.order - other.setting!.order)
    .map(({ path }) => path)
  const isBuilt = built.some(({ path }) => path === '/user/profile')
  expect(sections.indexOf('/user/profile')).toBe(isBuilt ? 0 : -1)
})

test('only pages for recipients of a link have no menu and no header', () => {
  expect(
    all
      .map(({ path }) => path)
      .filter(isBarePath)
      .sort(),
  ).toEqual([
    '/feedback/:type/:token',
    '/feedback/offer-letter/:id',
    '/feedback/salary-offer/:id',
    '/interview-view-cv/:idKey',
  ])
  expect(isBarePath('/confirmofferletter')).toBe(true)
})

const rows = tableRows('routes')
const stated = rows
  .filter(([, , kind]) => kind === 'private')
  .map(([path = '', , , key = '-', , title = '']) => ({
    path,
    keys: key === '-' ? [] : key.split(/\s*(?:,|\/|\bor\b)\s*/).sort(),
    title,
  }))

/** Returns the screen that the router would show at an address. */
const screenAt = (path: string): Screen | undefined =>
  matchRoutes(
    all.map((screen) => ({ path: screen.path, handle: screen })),
    path.replace(/\{[^}]*\}/g, 'x'),
  )?.at(-1)?.route.handle

test('every private path of docs/tables/routes.txt leads to a screen with its permissions', () => {
  expect(stated.length).toBeGreaterThan(60)
  const found = stated.map(({ path }) => {
    const screen = screenAt(path)
    return { path, keys: screen ? keysOf(screen.permission) : 'no screen' }
  })
  expect(found).toEqual(stated.map(({ path, keys }) => ({ path, keys })))
})

/**
 * Our own screens for permissions of the specification that have none there: calls and recordings (decision D-55), the
 * approval of new jobs with its settings, interviews, and the comparison of feedback with the list of owed feedback.
 */
const ownScreens = [
  '/approvals',
  '/calls',
  '/candidate-datas',
  '/candidate-imports',
  '/candidate-imports/cvs',
  '/candidate-imports/:id',
  '/content/:code',
  '/departments',
  '/email-senders',
  '/first-steps',
  '/interviews/create',
  '/interviews/:id',
  '/job-ranks',
  '/locations',
  '/feedback/salary-offer/:id',
  '/feedback/offer-letter/:id',
  '/recruitment-channels',
  '/reference-data',
  '/reject-reasons',
  '/job-requests',
  '/requisition-settings',
  '/scorecards/:jobId/:candidateId',
  '/scorecards',
  '/stages',
  '/company-texts',
]
const own: ReadonlySet<string> = new Set(ownKeys)
const hasOwnKey = ({ permission }: Screen) => keysOf(permission).some((key) => own.has(key))

test('every path of a screen is in docs/tables/routes.txt, except for features beyond the specification', () => {
  const shapeOf = (path: string) =>
    path
      .replace(/\{[^}]*\}/g, ':')
      .replace(/:\w+\??/g, ':')
      .replace(/\/$/, '')
  const known = new Set(stated.map(({ path }) => shapeOf(path)))
  expect(
    all.filter((screen) => !known.has(shapeOf(screen.path)) && !hasOwnKey(screen)).map(({ path }) => path),
  ).toEqual(ownScreens)
})

test('planned screens have the titles of docs/tables/routes.txt', async () => {
  const { default: texts } = await import('../../web/app/plannedScreens/en.ts')
  const titleOf = ({ title }: Screen) => texts[title.replace('plannedScreens:', '') as keyof typeof texts]
  const planned = new Set(plannedScreens)
  const wrong = stated.flatMap(({ path, title }) => {
    const screen = screenAt(path)
    return screen && planned.has(screen) && titleOf(screen) !== title ? [`${path}: ${titleOf(screen)}`] : []
  })
  expect(wrong).toEqual([])
})
