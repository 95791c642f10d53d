import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  verificationCandidateList,
  verificationFolderByIds,
  verificationFolderList,
} from '../../../services/features/verifications/contract.ts'
import VerificationsPage from '../../../web/features/verifications/VerificationsPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen, screenLive } from '../../support/screen.tsx'
import { batch, candidate, folder } from './records.ts'
import { screenServices } from './screenServices.ts'

const path = `/cv-verification?folder=${uuid(1)}`
const lastList = (bodies: (operation: string) => any[]) => bodies('verificationCandidateList').at(-1)
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!

test('the import filter shows which import is in progress and which has failed', async () => {
  const { rest } = screenServices({
    imports: [
      batch({ id: uuid(51), title: 'Third', status: 'new' }),
      batch({ id: uuid(52), title: 'Second', status: 'failed' }),
      batch({ id: uuid(53), title: 'First', status: 'succeed' }),
    ],
  })
  const { user } = renderScreen(<VerificationsPage />, { rest, path })
  await user.click(await screen.findByRole('button', { name: /^Import Files/ }))
  const choices = within(await screen.findByRole('radiogroup', { name: 'Import Files' }))
  expect(choices.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)).toEqual([
    'All',
    expect.stringMatching(/^Third · .* · in progress$/),
    expect.stringMatching(/^Second · .* · failed$/),
    expect.stringMatching(/^First · [\d/]+ [\d:]+ [ap]m$/),
  ])
})

describe('the folders', () => {
  test('are listed with share badge and count, and No data is shown if no folder is chosen', async () => {
    const { rest } = screenServices({
      folders: [
        folder(),
        folder({ id: uuid(2), name: 'Vendor', code: 'Vendor' }),
        folder({ id: uuid(3), name: 'Shared', canEdit: false, createdBy: 'sato', shareUsers: ['recruiter'] }),
      ],
    })
    renderScreen(<VerificationsPage />, { rest, path: '/cv-verification' })
    expect(await screen.findByText('Shared')).toBeTruthy()
    expect(screen.getByText('No data')).toBeTruthy()
    expect(screen.getByTitle('Share by sato')).toBeTruthy()
    expect(screen.getByText(/anyone can review/)).toBeTruthy()
  })

  test('are searched by name, and opened into the address', async () => {
    const { rest, bodies } = screenServices({ folders: [folder(), folder({ id: uuid(2), name: 'Data' })] })
    const { user, search } = renderScreen(<VerificationsPage />, { rest, path: '/cv-verification' })
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'Data')
    await waitFor(() => expect(screen.queryByText('Java developers')).toBeNull())
    expect(bodies('verificationFolderList').at(-1)).toMatchObject({ keyword: 'Data' })
    await user.click(screen.getByText('Data'))
    expect(search()).toEqual({ folderSearch: 'Data', folder: uuid(2) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Data' })).toBeTruthy()
  })
})

test('the page keeps its heading when the folder is gone, or could not be read', async () => {
  const { rest } = screenServices()
  const { router } = renderScreen(<VerificationsPage />, { rest, path: path.replace(uuid(1), uuid(404)) })
  const heading = () => screen.findByRole('heading', { level: 1, name: 'CV Verification' })
  expect(await screen.findByText('This folder does not exist, or it is not shared with you.')).toBeTruthy()
  expect(await heading()).toBeTruthy()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  rest.on(verificationFolderByIds, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'away', { isStandIn: true })
  })
  await router.navigate(path)
  expect(await screen.findByText('The service is not available. Try again in a moment.')).toBeTruthy()
  expect(await heading()).toBeTruthy()
})

describe('the candidate table', () => {
  test('shows rows, marks failed ones with an icon and text, and links processed ones in a new tab', async () => {
    const { rest } = screenServices({
      rows: [
        candidate({ candidateProccessId: uuid(900), status: 'approved' }),
        candidate({ id: uuid(101), name: 'Broken', status: 'failed', remark: 'no phone', info: null }),
      ],
    })
    renderScreen(<VerificationsPage />, { rest, path })
    const link = await screen.findByRole('link', { name: /Nguyễn Thị Ánh \(opens in a new tab\)/ })
    expect(link.getAttribute('href')).toBe(`/candidates?candidateId=${uuid(900)}`)
    expect(link.getAttribute('target')).toBe('_blank')
    const broken = await rowOf('Broken')
    expect(broken.dataset.tone).toBe('failed')
    expect(within(broken).getByText('Failure Imported')).toBeTruthy()
    expect(within(broken).getByText(/Failed row\. no phone/)).toBeTruthy()
    expect(within(broken).queryByRole('link')).toBeNull()
    for (const action of ['Approve', 'Reject', 'View info']) {
      expect(
        within(broken)
          .getByRole('button', { name: `${action}: Broken` })
          .getAttribute('aria-disabled'),
      ).toBe('true')
    }
  })

  test('is reloaded, with its page, when a colleague changes it and when the connection is back', async () => {
    const { live, emit } = screenLive()
    const services = screenServices({ total: 90 })
    const { reconnect } = renderScreen(<VerificationsPage />, { rest: services.rest, path: `${path}&page=2`, live })
    expect(within(await rowOf('Nguyễn Thị Ánh')).getByText('Submitted')).toBeTruthy()
    services.rows[0] = candidate({ status: 'rejected', data: { canApprove: false } })
    await waitFor(
      () => {
        emit('list.changed', uuid(1), { list: 'VERIFICATION_CANDIDATES', rowId: uuid(100) })
        expect(screen.getByText('Invalidated')).toBeTruthy()
      },
      { timeout: 5000 },
    )
    expect(lastList(services.bodies)).toMatchObject({ pageIndex: 1, pageSize: 20 })
    services.rows[0] = candidate({ status: 'approved', data: { canApprove: false } })
    reconnect()
    expect(await screen.findByText('Validated')).toBeTruthy()
  })

  test('recovers by itself after a refresh that failed because the services were unavailable', async () => {
    const services = screenServices()
    const { reconnect } = renderScreen(<VerificationsPage />, { rest: services.rest, path })
    await rowOf('Nguyễn Thị Ánh')
    services.rest.on(verificationFolderByIds, () => {
      throw new RequestError('UPSTREAM_UNAVAILABLE', 'The services are away', { retryAfter: 2 })
    })
    const before = services.bodies('verificationFolderByIds').length
    reconnect()
    await waitFor(() => expect(services.bodies('verificationFolderByIds').length).toBeGreaterThan(before))
    services.rest.on(verificationFolderByIds, () => [folder({ candidateCount: 777 })])
    // By itself the page would retry after a second; the services have requested two.
    const asked = await new Promise<number>((done) =>
      setTimeout(() => done(services.bodies('verificationFolderByIds').length), 300),
    )
    await new Promise((done) => setTimeout(done, 1200))
    expect(services.bodies('verificationFolderByIds').length).toBe(asked)
    expect(await screen.findByText('777 candidates', undefined, { timeout: 5000 })).toBeTruthy()
  })

  test('keeps filters and paging in the address and sends them to the services', async () => {
    const { rest, bodies } = screenServices({ total: 90 })
    const { user, search, router } = renderScreen(<VerificationsPage />, { rest, path })
    await rowOf('Nguyễn Thị Ánh')
    await user.click(screen.getByRole('button', { name: /^Status/ }))
    await user.click(screen.getByRole('checkbox', { name: 'Failure Imported' }))
    await waitFor(() => expect(lastList(bodies).status).toEqual(['failed', 'failed_createdcandidate', 'fail']))
    await user.click(screen.getByRole('button', { name: /^Channels/ }))
    await user.click(screen.getByRole('checkbox', { name: 'LinkedIn' }))
    await waitFor(() => expect(lastList(bodies).recChannelIds).toEqual([uuid(51)]))
    await user.click(screen.getByRole('button', { name: /^Import Files/ }))
    await user.click(screen.getByRole('radio', { name: /March/ }))
    await waitFor(() => expect(lastList(bodies).importId).toBe(uuid(10)))
    await user.click(screen.getByRole('button', { name: /^Date/ }))
    await user.click(screen.getByRole('button', { name: 'Today' }))
    await waitFor(() =>
      expect(lastList(bodies)).toMatchObject({
        fromDate: expect.stringMatching(/T/),
        toDate: expect.stringMatching(/T/),
      }),
    )
    await user.type(screen.getByRole('searchbox', { name: 'Name, phone or e-mail' }), 'ánh')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(lastList(bodies)).toMatchObject({ keyword: 'ánh', verificationId: uuid(1) }))
    expect(search()).toEqual({
      folder: uuid(1),
      status: 'FAILED',
      channels: uuid(51),
      import: uuid(10),
      range: 'today',
      keyword: 'ánh',
    })

    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(lastList(bodies)).toMatchObject({ pageIndex: 1, keyword: 'ánh' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50')
    await waitFor(() => expect(lastList(bodies)).toMatchObject({ pageIndex: 0, pageSize: 50 }))
    expect(search()).toMatchObject({ size: '50' })
    await router.navigate(-2)
    await waitFor(() => expect(search().page).toBeUndefined())
    expect(search().keyword).toBe('ánh')
  })

  test('labels the import filter by the kind of folder', async () => {
    const { rest } = screenServices({ folders: [folder({ importType: 1, canImport: false })] })
    renderScreen(<VerificationsPage />, { rest, path })
    expect((await screen.findByRole('button', { name: /^Import Email/ })).textContent).toContain('All')
    expect(screen.queryByRole('button', { name: 'click to import' })).toBeNull()
  })

  test('hides columns and remembers them for the user', async () => {
    const { rest } = screenServices()
    const { user } = renderScreen(<VerificationsPage />, { rest, path })
    await rowOf('Nguyễn Thị Ánh')
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(screen.getByRole('checkbox', { name: 'Phones' }))
    expect(screen.queryByRole('columnheader', { name: 'Phones' })).toBeNull()
    expect(localStorage.getItem('table:v1:recruiter:verificationCandidates')).toContain('phones')
  })

  test('marks the row of the address, moves by arrow keys, selects by Space and focuses the search by /', async () => {
    const { rest } = screenServices({ rows: [candidate(), candidate({ id: uuid(101), name: 'Second' })] })
    const { user, search } = renderScreen(<VerificationsPage />, { rest, path })
    const first = await rowOf('Nguyễn Thị Ánh')
    const second = await rowOf('Second')
    await user.click(first)
    expect(search().row).toBe(uuid(100))
    await waitFor(() => expect(first.getAttribute('aria-selected')).toBe('true'))
    expect(second.getAttribute('aria-selected')).toBe('false')
    await user.keyboard('{ArrowDown} ')
    await waitFor(() => expect(second.getAttribute('aria-selected')).toBe('true'))
    const isChosen = (name: string) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose ${name}` }).checked
    expect([isChosen('Nguyễn Thị Ánh'), isChosen('Second')]).toEqual([false, true])
    expect(search().row).toBe(uuid(100))
    await user.keyboard('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Name, phone or e-mail' }))
  })

  test('explains why it is empty: never used, or no match for the filters', async () => {
    const { rest } = screenServices({ rows: [], imports: [] })
    const { user, search } = renderScreen(<VerificationsPage />, { rest, path: `${path}&keyword=nobody` })
    expect(await screen.findByText('No Rows To Show')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('Candidates appear here after an import.')).toBeTruthy()
    expect(search()).toEqual({ folder: uuid(1) })
  })

  test('shows what failed with the request id, and retries', async () => {
    // React logs the errors that its boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let isDown = true
    const { rest, rows } = screenServices()
    rest.on(verificationCandidateList, () => {
      if (isDown) throw new RequestError('UPSTREAM_UNAVAILABLE', 'The service does not answer', { requestId: 'abc-1' })
      return { data: rows, totalItem: 1, pageIndex: 0, pageSize: 20 }
    })
    const { user } = renderScreen(<VerificationsPage />, { rest, path })
    expect(await screen.findByText('Can not get list')).toBeTruthy()
    expect(screen.getByText('The service does not answer')).toBeTruthy()
    expect(screen.getByText('Request id: abc-1')).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowOf('Nguyễn Thị Ánh')).toBeTruthy()
  })

  test('says that it is forbidden without the permission', async () => {
    const { rest } = screenServices()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    rest.on(verificationFolderList, () => {
      throw new Error('not asked')
    })
    renderScreen(<VerificationsPage />, { rest, path, keys: [] })
    expect((await screen.findAllByText('You do not have permission to see this')).length).toBeGreaterThan(0)
  })
})
