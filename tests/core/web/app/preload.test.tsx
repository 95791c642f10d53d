import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { Link, type Location } from 'react-router'
import type { Environment } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rufList } from '../../../../services/features/rufRecords/contract.ts'
import RufRecordsPage from '../../../../web/features/rufRecords/RufRecordsPage.tsx'
import type { Screen } from '../../../../web/shared/screen.ts'
import { forgetPreloaded, keptMs } from '../../../../web/shared/relay/preload.ts'
import { ruf, rufServices } from '../../../features/rufRecords/rufRecords.fixture.ts'
import { renderScreen } from '../../../support/screen.tsx'

const session = vi.hoisted(() => ({
  startSession: vi.fn<() => Promise<unknown>>(),
  isPermitted: vi.fn<(key: unknown) => boolean>(),
  hasUncheckedToken: vi.fn<() => Promise<boolean>>(),
}))
vi.mock('../../../../web/app/session/startSession.ts', () => session)
const tokens = vi.hoisted(() => ({ currentClaims: vi.fn<() => object>() }))
vi.mock('../../../../web/app/session/tokens.ts', async (original) => ({ ...(await original()), ...tokens }))
const relay = vi.hoisted(() => ({ currentEnvironment: vi.fn<() => Environment>() }))
vi.mock('../../../../web/app/relay/provider.tsx', () => relay)
const { screenRoute } = await import('../../../../web/app/screenRoute.ts')
const { preloadOnHover } = await import('../../../../web/app/hover.ts')

let stop = () => {}
beforeEach(() => {
  session.startSession.mockResolvedValue({})
  session.isPermitted.mockReturnValue(true)
  session.hasUncheckedToken.mockResolvedValue(false)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const rows = {
  query: 'RufRecordsPageQuery',
  variables: {
    query: null,
    filter: { statuses: null },
    orderBy: { field: 'CREATED_AT', direction: 'DESC' },
    page: 1,
    size: 20,
    after: null,
  },
}

/** A page with a link to the RUF records, whose code loads when `arrive` is called. */
function open(path = '/start') {
  let arrive = () => {}
  const code = new Promise<void>((resolve) => {
    arrive = resolve
  })
  /** The times at which the page was drawn: for the first time, or again. */
  const draws: string[] = []
  const Page = () => (
    <Profiler id="page" onRender={(_, phase) => draws.push(phase)}>
      <RufRecordsPage />
    </Profiler>
  )
  const rufs: Screen = {
    path: '/ruf',
    permission: 'Ruf:ViewRuf',
    title: 'rufRecords:title',
    load: () => code.then(() => ({ default: Page })),
    preload: () => import('../../../../web/features/rufRecords/preload.ts'),
  }
  const opening = (): Location => opened.router.state.navigation.location ?? opened.router.state.location
  const { rest } = rufServices([ruf(1)])
  const opened = renderScreen(null, {
    rest,
    path,
    keys: ['Ruf:ViewRuf'],
    routes: (environment) => {
      relay.currentEnvironment.mockReturnValue(environment)
      return [
        { path: '/start', element: <Link to="/ruf">RUF</Link> },
        { path: '/forbidden', element: <p>Forbidden</p> },
        screenRoute(rufs, opening),
      ]
    },
  })
  stop = preloadOnHover(opened.router)
  return { ...opened, rest, draws, arrive, link: () => screen.findByRole('link', { name: 'RUF' }) }
}

const answered = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

test('the data of a page is requested before its code has loaded, and only once', async () => {
  const { user, sentQueries, arrive, link, router } = open()
  await user.click(await link())
  await waitFor(() => expect(sentQueries).toEqual([rows]))
  // The page does not repeat a request, whether it is pending or answered.
  expect(router.state.navigation.state).toBe('loading')
  arrive()
  expect(await screen.findByText('Record 1')).toBeTruthy()
  await answered()
  expect(sentQueries).toEqual([rows])
})

test('the first address of a visit is requested in the same way', async () => {
  const { sentQueries, arrive } = open('/ruf?keyword=anh')
  await waitFor(() =>
    expect(sentQueries).toMatchObject([{ query: 'RufRecordsPageQuery', variables: { query: 'anh' } }]),
  )
  arrive()
  expect(await screen.findByRole('searchbox')).toBeTruthy()
  await answered()
  expect(sentQueries).toHaveLength(1)
})

test('a placeholder is shown for a slow response, and not for an immediate one', async () => {
  for (const waitMs of [0, 400]) {
    const { user, router, rest, arrive, link } = open()
    arrive()
    rest.on(rufList, async () => {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      return { data: [ruf(1)], totalItem: 1, pageIndex: 0, pageSize: 20 }
    })
    const seen: string[] = []
    const look = new MutationObserver(() => {
      const busy = document.querySelector('.table-box[aria-busy="true"]')
      const what = busy ? 'placeholder' : document.querySelector('tbody a, tbody td') ? 'rows' : ''
      if (what && seen.at(-1) !== what) seen.push(what)
    })
    look.observe(document, { childList: true, subtree: true, attributes: true })
    await user.click(await link())
    expect(await screen.findByText('Record 1')).toBeTruthy()
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    look.disconnect()
    expect([waitMs, seen]).toEqual([waitMs, waitMs === 0 ? ['rows'] : ['placeholder', 'rows']])
    cleanup()
    stop()
  }
})

test('data that arrived before the code is shown without a placeholder, and the page is drawn once', async () => {
  const { user, sentQueries, draws, arrive, link } = open()
  await user.click(await link())
  await waitFor(() => expect(sentQueries).toEqual([rows]))
  await answered()
  arrive()
  expect(await screen.findByText('Record 1')).toBeTruthy()
  expect(draws).toEqual(['mount'])
  await answered()
  expect(sentQueries).toEqual([rows])
})

test('a page requests data itself when its address changes, and the router does when the page is opened again', async () => {
  const { user, sentQueries, arrive, link, router } = open()
  arrive()
  await user.click(await link())
  await screen.findByText('Record 1')
  await act(() => router.navigate('/ruf?keyword=anh'))
  await waitFor(() => expect(sentQueries).toHaveLength(2))
  expect(sentQueries[1]!.variables).toMatchObject({ query: 'anh' })
  await act(() => router.navigate('/start'))
  await user.click(await link())
  await screen.findByText('Record 1')
  await answered()
  expect(sentQueries).toEqual([rows, sentQueries[1], rows])
})

test('nothing is requested before the session starts, nor for a page that the user may not open', async () => {
  let start = (_session: object) => {}
  session.startSession.mockReturnValue(
    new Promise((resolve) => {
      start = resolve
    }),
  )
  const { user, sentQueries, arrive, link } = open()
  arrive()
  await user.click(await link())
  await answered()
  expect(sentQueries).toEqual([])
  session.isPermitted.mockReturnValue(false)
  start({})
  expect(await screen.findByText('Forbidden')).toBeTruthy()
  await answered()
  expect(sentQueries).toEqual([])
})

/** A visit whose token is being checked. `start` reports that it is valid. */
function openUnchecked() {
  session.hasUncheckedToken.mockResolvedValue(true)
  let start = (_session: object) => {}
  session.startSession.mockReturnValue(
    new Promise((resolve) => {
      start = resolve
    }),
  )
  return { ...open('/ruf'), start: () => start({}) }
}

test('requests are sent with a stored token while it is checked, and their results are shown', async () => {
  tokens.currentClaims.mockReturnValue({})
  const { sentQueries, arrive, start } = openUnchecked()
  arrive()
  await waitFor(() => expect(sentQueries).toHaveLength(1))
  await answered()
  expect(screen.queryByText('Record 1')).toBeNull()
  start()
  expect(await screen.findByText('Record 1')).toBeTruthy()
  await answered()
  expect(sentQueries).toHaveLength(1)
})

test('requests that were sent with a token that has since been renewed are repeated', async () => {
  tokens.currentClaims.mockReturnValueOnce({ issuedAt: 1 }).mockReturnValue({ issuedAt: 2 })
  const { sentQueries, arrive, start } = openUnchecked()
  arrive()
  await waitFor(() => expect(sentQueries).toHaveLength(1))
  start()
  expect(await screen.findByText('Record 1')).toBeTruthy()
  await answered()
  expect(sentQueries).toEqual([rows, rows])
})

test('a stored token requests nothing that it does not permit', async () => {
  session.isPermitted.mockReturnValue(false)
  const { sentQueries, arrive, start } = openUnchecked()
  arrive()
  await answered()
  start()
  expect(await screen.findByText('Forbidden')).toBeTruthy()
  expect(sentQueries).toEqual([])
})

test('a link under the pointer is preloaded once, and a click sends no further request', async () => {
  const { user, sentQueries, arrive, link } = open()
  await user.hover(await link())
  await waitFor(() => expect(sentQueries).toEqual([rows]))
  await user.unhover(await link())
  await user.hover(await link())
  await answered()
  arrive()
  await user.click(await link())
  expect(await screen.findByText('Record 1')).toBeTruthy()
  await answered()
  expect(sentQueries).toEqual([rows])
})

test('the keyboard preloads a link as well', async () => {
  const { user, sentQueries, link } = open()
  const focused = vi.spyOn(await link(), 'matches').mockReturnValue(true)
  await user.tab()
  await waitFor(() => expect(sentQueries).toEqual([rows]))
  expect(focused).toHaveBeenCalledWith(':focus-visible')
})

test('touch, a passing pointer, data saving and missing permission preload nothing', async () => {
  const { user, sentQueries, link } = open()
  fireEvent.pointerOver(await link(), { pointerType: 'touch' })
  await answered()
  await user.hover(await link())
  await user.unhover(await link())
  await answered()
  Object.assign(navigator, { connection: { saveData: true } })
  await user.hover(await link())
  await answered()
  Object.assign(navigator, { connection: undefined })
  await user.unhover(await link())
  session.isPermitted.mockReturnValue(false)
  await user.hover(await link())
  await answered()
  expect(sentQueries).toEqual([])
})

test('a change drops what was preloaded before it', async () => {
  const { user, sentQueries, arrive, link, environment } = open()
  arrive()
  await user.hover(await link())
  await waitFor(() => expect(sentQueries).toEqual([rows]))
  await answered()
  forgetPreloaded(environment)
  await user.click(await link())
  await screen.findByText('Record 1')
  await answered()
  expect(sentQueries).toEqual([rows, rows])
})

test('unused preloaded data is released to the store', async () => {
  const { user, sentQueries, link, environment } = open()
  const dispose = vi.fn<() => void>()
  const retain = vi.spyOn(environment, 'retain').mockReturnValue({ dispose })
  await user.hover(await link())
  await waitFor(() => expect(sentQueries).toEqual([rows]))
  expect([retain.mock.calls.length, dispose.mock.calls.length]).toEqual([1, 0])
  await waitFor(() => expect(dispose).toHaveBeenCalledTimes(1), { timeout: keptMs + 2_000 })
})
