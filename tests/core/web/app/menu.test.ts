import { act, render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { standardRoles } from '../../../../services/company/roles.ts'
import { permissionKeys, type PermissionKey } from '../../../../services/core/contract/permissionKeys.ts'
import { menu as fullMenu, menuOf } from '../../../../services/features/menus/menu.ts'
import { builtScreens } from '../../../../web/app/builtScreens.ts'
import { crumbsOf } from '../../../../web/app/shell/crumbs.ts'
import { inGroups, menuEntries } from '../../../../web/app/shell/menu/menuEntries.ts'
import titlesInEnglish from '../../../../web/app/texts/menu.en.generated.ts'
import type { Screen } from '../../../../web/shared/screen.ts'

const words = vi.hoisted(() => new Map<string, string>())
vi.mock('../../../../web/app/i18n.ts', () => ({
  getMenuEntryName: (key: string) => words.get(key),
  ownMenuText: (key: string) => words.get(key),
  textOf: (key: string) => key,
}))

const textOf = (key: string) => key
const titles: Record<string, string> = titlesInEnglish
const load = async () => ({ default: () => null })
const holding =
  (...keys: readonly string[]): ((permission: Screen['permission']) => boolean) =>
  (permission) => {
    const asked = [permission ?? []].flat()
    return asked.length === 0 || asked.some((key) => keys.includes(key))
  }
const listing = (keys: readonly PermissionKey[]) =>
  menuOf({ permissions: new Set(keys) }).map(({ url, languageKey }) => ({ path: url, languageKey }))

/** The entire menu of the specification (000/2.3), as if all of its screens were built. */
const screens: Screen[] = fullMenu.map(({ url, group, permissions }, index) => ({
  path: url,
  title: url,
  load,
  ...(permissions.length > 0 && { permission: permissions as PermissionKey[] }),
  menu: { icon: null, label: url, order: 100 - index, ...(group && { group }) },
}))
const shown = (keys: readonly PermissionKey[], listed = listing(keys)) =>
  menuEntries(screens, holding(...keys), listed, textOf).map(({ path }) => path)
const groupsOf = (...keys: PermissionKey[]) =>
  inGroups(menuEntries(screens, holding(...keys), listing(permissionKeys), textOf)).flatMap(({ group }) => group ?? [])

describe('an entry is shown', () => {
  test('only if the server lists it and the user has the permission', () => {
    const entry = [{ path: '/reports', languageKey: 'menu.reports' }]
    expect(menuEntries(screens, holding('Reports:ViewReport'), entry, textOf).map(({ path }) => path)).toEqual([
      '/reports',
    ])
    expect(menuEntries(screens, holding('Reports:ViewReport'), [], textOf)).toEqual([])
    expect(menuEntries(screens, holding(), entry, textOf)).toEqual([])
  })

  test('only if its screen is built and has an entry', () => {
    expect(
      menuEntries(
        [{ path: '/reports', title: '', load }],
        () => true,
        [
          { path: '/reports', languageKey: '' },
          { path: '/interviews', languageKey: '' },
        ],
        textOf,
      ),
    ).toEqual([])
    expect(builtScreens.filter(({ path }) => path === '/interviews')).toEqual([])
  })

  test('in the order of the server, whatever the order of the screens', () => {
    expect(shown(permissionKeys)).toEqual(fullMenu.map(({ url }) => url))
  })

  test('by the first segment of its address', () => {
    expect(
      menuEntries(screens, () => true, [{ path: 'reports/overview?tab=1', languageKey: '' }], textOf).map(
        ({ path }) => path,
      ),
    ).toEqual(['/reports'])
  })

  test('by permission alone if the server did not answer, in the order of the screens', () => {
    expect(menuEntries(screens, holding('Reports:ViewReport'), null, textOf).map(({ path }) => path)).toEqual([
      '/setting',
      '/reports',
      '/dashboards',
    ])
  })

  test("under the company's own name for it", () => {
    words.set('menu.reports', 'Báo cáo')
    const labels = menuEntries(
      screens,
      () => true,
      [
        { path: '/reports', languageKey: 'menu.reports' },
        { path: '/jobs', languageKey: 'menu.jobs' },
      ],
      textOf,
    )
    expect(labels.map(({ label }) => label)).toEqual(['Báo cáo', '/jobs'])
  })
})

describe("the server's data for the entry of a built screen", () => {
  const entryOf = (given: object, language: 'en' | 'vi' = 'en', key = '/calls') =>
    menuEntries(
      screens,
      () => true,
      [{ path: key, languageKey: 'menu.other', name: 'Phone calls', ...given }],
      textOf,
      language,
    )[0]!

  test("provides its name in English, which the company's own text overrides", () => {
    expect(entryOf({}).label).toBe('Phone calls')
    expect(entryOf({ name: '' }).label).toBe('/calls')
    expect(entryOf({}, 'vi').label).toBe('/calls')
    words.set('/calls', 'Telephone')
    expect(entryOf({}).label).toBe('Telephone')
    words.set('menu.other', 'Hotline')
    expect(entryOf({}).label).toBe('Hotline')
    words.clear()
  })

  test('provides its icon; for an unknown icon the default stays', async () => {
    const calls = builtScreens.filter(({ path }) => path === '/calls')
    const expectDrawn = async (icon: string, expected: string) => {
      const [entry] = menuEntries(calls, () => true, [{ path: '/calls', languageKey: '', icon }], textOf)
      const { container, unmount } = render(entry!.icon as ReactElement)
      await import('../../../../web/shared/images/ModuleIcon.tsx')
      const expectIt = () => expect(container.querySelector('svg')?.getAttribute('class')).toContain(expected)
      await waitFor(expectIt)
      await act(async () => {})
      expectIt()
      unmount()
    }
    await expectDrawn('rocket', 'lucide-rocket')
    for (const name of ['phone', '', 'unheard-of', 'constructor']) await expectDrawn(name, 'lucide-phone')
  })

  test('matches, for our own services, what the screens define', () => {
    const listed = fullMenu.map(({ url, name, languageKey, icon }) => ({ path: url, name, languageKey, icon }))
    const entries = menuEntries(builtScreens, () => true, listed, textOf)
    const own = menuEntries(
      builtScreens,
      () => true,
      null,
      (key) => titles[key] ?? key,
    )
    const byPath = new Map(own.map((entry) => [entry.path, entry]))
    expect(entries.length).toBe(own.length)
    for (const { path, label, icon } of entries) {
      expect([path, label]).toEqual([path, byPath.get(path)!.label])
      expect([path, icon === byPath.get(path)!.icon]).toEqual([path, true])
    }
  })
})

describe('a group is shown', () => {
  test.each<[string, PermissionKey[]]>([
    ['CV Verification', ['Candidate:CV-Verification']],
    ['CV Verification', ['Candidate:CollectCandidate']],
    ['CV Verification', ['Ruf:ViewRuf']],
    ['DPS', ['DPS:ListDPS']],
    ['Vendor', ['Vendor:ListVendor']],
    ['Vendor', ['VendorRequest:ListVendorRequest']],
  ])('%s with %j alone', (group, keys) => {
    expect(groupsOf(...keys)).toEqual([group])
  })

  test('not at all without a permission for one of its entries', () => {
    expect(groupsOf()).toEqual([])
  })

  test('once, whatever the order of its entries', () => {
    const entry = (path: string, group?: string) => ({ path, label: path, icon: null, group })
    expect(
      inGroups([entry('/a', 'G'), entry('/b'), entry('/c', 'G'), entry('/d')]).map(({ group, entries }) => [
        group,
        entries.map(({ path }) => path),
      ]),
    ).toEqual([
      ['G', ['/a', '/c']],
      [undefined, ['/b', '/d']],
    ])
  })
})

test.each(Object.entries(standardRoles))('%s sees exactly what the server lists for the role', (_role, keys) => {
  expect(shown(keys)).toEqual(listing(keys).map(({ path }) => path))
})

describe('crumbs', () => {
  const screen = (path: string, title: string, permission?: PermissionKey): Screen => ({
    path,
    title,
    load,
    ...(permission && { permission }),
  })
  const built = [
    screen('/jobs', 'Jobs', 'JobRequest:ListJobRequest'),
    screen('/interview-settings', 'Interview settings'),
  ]

  test('link to the screens above if the user may open them', () => {
    expect(crumbsOf('/jobs/create', 'Create job', built, () => true)).toEqual([
      { text: 'Jobs', to: '/jobs' },
      { text: 'Create job', to: '/jobs/create' },
    ])
    expect(crumbsOf('/jobs/:id', 'Job', built, () => false)).toEqual([
      { text: 'Jobs', to: undefined },
      { text: 'Job', to: undefined },
    ])
    expect(
      crumbsOf('/interview-settings/form-editor/:formId?', 'Form editor', built, () => true).map(({ text }) => text),
    ).toEqual(['Interview settings', 'Form editor'])
  })

  test('leave out screens that are not built', () => {
    expect(crumbsOf('/candidates/view/:id', 'Candidate', built, () => true)).toEqual([
      { text: 'Candidate', to: undefined },
    ])
  })

  test('show /jobs/interview as /jobs', () => {
    expect(crumbsOf('/jobs/interview/:id', 'Jobs', built, () => true)).toEqual([{ text: 'Jobs', to: '/jobs' }])
  })
})

test("the company's own links follow the screens, in the user's language", () => {
  const names = { en: 'Handbook', vi: 'Sổ tay', ja: '手引き' }
  const links = [
    { path: 'https://handbook.example/', languageKey: 'module.1', icon: 'book-open', names },
    // The link opens a screen of the product, and does not move that screen's own entry.
    { path: '/reports?year=2026', languageKey: 'module.2', icon: '', names },
  ]
  const reports = { path: '/reports', languageKey: 'menu.reports' }
  const entries = menuEntries(screens, holding('Reports:ViewReport'), [...links, reports], textOf, 'vi')
  expect(entries[0]).toMatchObject({ path: '/reports' })
  expect(entries.slice(1).map(({ path, label, isOutside }) => [path, label, isOutside])).toEqual([
    ['https://handbook.example/', 'Sổ tay', true],
    ['/reports?year=2026', 'Sổ tay', false],
  ])
  expect(inGroups(entries).map(({ group }) => group)).toEqual([undefined, 'menuLinks'])
})
