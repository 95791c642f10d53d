import { cleanup, waitFor } from '@testing-library/react'
import { matchPath, Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { permissionKeys } from '../../../../services/core/contract/permissionKeys.ts'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { builtScreens } from '../../../../web/app/builtScreens.ts'
import { dashboardCards } from '../../../../web/app/shell/dashboardCards.ts'
import { screenTabs } from '../../../../web/app/shell/screenTabs.ts'
import { anyRest } from '../../../support/anyAnswer.ts'
import type { FakeRest } from '../../../support/fakeRest.ts'
import { screenAddresses as addresses } from '../../../support/screenAddresses.ts'
import { renderScreen } from '../../../support/screen.tsx'

vi.mock('../../../../web/app/session/startSession.ts', () => ({
  isPermitted: () => true,
  startSession: async () => ({}),
}))
// The theme settings use it.
globalThis.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList
const { placeOf, queriesOf } = await import('../../../../web/app/preload.ts')

/** Screens that start without a query, and why. */
const without: Record<string, string> = { '/view-file-cv': 'shows a file, which is no query' }

const pathOf = (screen: { path: string }) => screen.path

test('every screen requests its data while its code loads, or is known to have none', () => {
  const known = [...Object.keys(addresses), ...Object.keys(without)].sort()
  expect(builtScreens.map(pathOf).sort()).toEqual(known)
  // The settings show other screens, and the landing page shows the cards of features.
  const silent = builtScreens
    .filter(({ preload }) => !preload)
    .map(pathOf)
    .sort()
  expect(silent).toEqual([...Object.keys(without), '/dashboards', '/interview-settings', '/setting'].sort())
})

const cases = builtScreens.flatMap((screen) =>
  (addresses[screen.path] ?? []).map((address) => [address, screen] as const),
)

/** Services with arbitrary answers, so that some pages load the details of what they have found, and others do not. */
const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

test.each(cases)(
  'the queries of %s are sent with the variables of its page',
  async (address, screen) => {
    const { pathname, search, hash } = new URL(address, 'http://localhost')
    const { params } = matchPath(screen.path, pathname)!
    const queries = await queriesOf(screen, placeOf({ search, hash }, params))
    // As they are sent: missing variables are null.
    const expected = queries.map(({ query, variables }) => {
      const request = getRequest(query)
      return { query: request.params.name, variables: createOperationDescriptor(request, variables).request.variables }
    })
    expect(expected.length).toBeGreaterThan(0)
    const { default: Page } = await screen.load()
    // Unrealistic records may make a page fail, so only the requests before that count.
    for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
    let left = expected
    for (const seed of seeds) {
      const { sentQueries } = renderScreen(
        <Routes>
          <Route path={screen.path} element={<Page />} />
        </Routes>,
        {
          rest: anyRest(seed, 0) as unknown as FakeRest,
          path: address,
          keys: permissionKeys.slice(),
          shell: { cards: dashboardCards(() => true), tabs: screenTabs(() => true) },
        },
      )
      await waitFor(() => expect(sentQueries).toEqual(expect.arrayContaining(left)), { timeout: 2_000 }).catch(() => {})
      for (const { query, variables } of expected) {
        // The variables are always the same. A query is only repeated if the answer makes the page reload.
        const own = sentQueries.filter((one) => one.query === query)
        expect(own).toEqual(own.map(() => ({ query, variables })))
      }
      left = left.filter(({ query }) => !sentQueries.some((one) => one.query === query))
      cleanup()
      if (left.length === 0) break
    }
    expect(left).toEqual([])
  },
  60_000,
)
