import { cleanup, waitFor } from '@testing-library/react'
import { matchPath, Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { permissionKeys } from '../../../../services/core/contract/permissionKeys.ts'
import { getRequest } from 'relay-runtime'
import { builtScreens } from '../../../../web/app/builtScreens.ts'
import { dashboardCards } from '../../../../web/app/shell/dashboardCards.ts'
import { screenTabs } from '../../../../web/app/shell/screenTabs.ts'
import { anyRest } from '../../../support/anyAnswer.ts'
import type { FakeRest } from '../../../support/fakeRest.ts'
import { uuid } from '../../../support/records.ts'
import { renderScreen } from '../../../support/screen.tsx'

vi.mock('../../../../web/app/session/startSession.ts', () => ({
  isPermitted: () => true,
  startSession: async () => ({}),
}))
// The settings look at it.
globalThis.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList
const { placeOf, queriesOf } = await import('../../../../web/app/preload.ts')

/** Addresses by the path of their screen; without a query those that begin with nothing chosen. */
const addresses: Record<string, readonly string[]> = {
  '/calls': [
    '/calls',
    '/calls?result=MISSED&range=this-month&page=2',
    '/calls?from=2026-01-02&callers=lan,anh&size=50',
  ],
  '/candidates/view/:id': [`/candidates/view/${uuid(1)}`, `/candidates/view/${uuid(1)}?tab=notes`],
  '/interview-view-cv/:idKey': [`/interview-view-cv/${uuid(1)}`],
  '/candidates/create': ['/candidates/create'],
  '/candidates/:id': [`/candidates/${uuid(1)}`],
  '/candidates': [
    '/candidates',
    '/candidates?q=%20anh%20&followed=1&sort=name&page=3&size=50',
    `/candidates?f=label.in.${uuid(1)}`,
  ],
  '/candidates/talent-management/view/:id': [`/candidates/talent-management/view/${uuid(1)}`],
  '/collect-candidate': [
    '/collect-candidate',
    '/collect-candidate?keyword=anh&range=this-week&page=2',
    `/collect-candidate?channels=${uuid(1)}`,
  ],
  '/dashboards': ['/dashboards'],
  '/dps-task': ['/dps-task', `/dps-task?type=${uuid(1)}&typeSearch=%20a&q=b&job=${uuid(2)}&page=2&size=20`],
  '/interview-settings': [
    '/interview-settings',
    '/interview-settings?name=anh&page=2',
    '/interview-settings?tab=workflowTab&workflowSize=20',
    '/interview-settings#workflowTab',
  ],
  '/interview-settings/form-editor/:formId?': [`/interview-settings/form-editor/${uuid(1)}`],
  '/interview-settings/form-create': ['/interview-settings/form-create'],
  '/job-categories': ['/job-categories', '/job-categories?page=2&size=50'],
  '/job-product': ['/job-product', `/job-product?type=${uuid(1)}&page=2`],
  '/ruf': [
    '/ruf',
    '/ruf?keyword=%20a&status=OPEN,DONE&sort=-name&page=2&size=30',
    '/ruf?status=unknown&size=7&page=-1',
  ],
  '/cv-verification': [
    '/cv-verification',
    '/cv-verification?folderSearch=%20a',
    `/cv-verification?folder=${uuid(1)}&keyword=a&page=2`,
    `/cv-verification?folder=${uuid(1)}&import=${uuid(2)}`,
  ],
  '/interview-settings/workflow/:workflowId?': [
    '/interview-settings/workflow',
    `/interview-settings/workflow/${uuid(1)}`,
  ],
  '/interview-settings/workflow-editor/:groupId?': [`/interview-settings/workflow-editor/${uuid(1)}`],
  '/setting': ['/setting#job-categories', '/setting#interview-settings#workflowTab'],
}

/** Screens that begin without a query, and why. */
const without: Record<string, string> = { '/view-file-cv': 'shows a file, which is no query' }

const pathOf = (screen: { path: string }) => screen.path

test('every screen asks for its data while its code loads, or is known to have none', () => {
  const known = [...Object.keys(addresses), ...Object.keys(without)].sort()
  expect(builtScreens.map(pathOf).sort()).toEqual(known)
  // The settings show other screens, the landing page the cards of features.
  const silent = builtScreens
    .filter(({ preload }) => !preload)
    .map(pathOf)
    .sort()
  expect(silent).toEqual([...Object.keys(without), '/dashboards', '/interview-settings', '/setting'].sort())
})

const cases = builtScreens.flatMap((screen) =>
  (addresses[screen.path] ?? []).map((address) => [address, screen] as const),
)

/** Services that answer anything, so that some pages go on to what they show below what they have found, and others do not. */
const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

test.each(cases)(
  '%s is asked for with the variables of its page',
  async (address, screen) => {
    const { pathname, search, hash } = new URL(address, 'http://localhost')
    const { params } = matchPath(screen.path, pathname)!
    const queries = await queriesOf(screen, placeOf({ search, hash }, params))
    const expected = queries.map(({ query, variables }) => ({ query: getRequest(query).params.name, variables }))
    expect(expected.length).toBeGreaterThan(0)
    const { default: Page } = await screen.load()
    // Records that nobody would make may be too much for a page: what it has asked by then counts.
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
        // Never in other words; more than once only where the answer makes the page look again.
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
