import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  verificationCandidateApproval,
  verificationCandidateList,
} from '../../../services/features/verifications/contract.ts'
import type { VerificationCandidate } from '../../../services/features/verifications/candidateShapes.ts'
import VerificationsPage from '../../../web/features/verifications/VerificationsPage.tsx'
import { pageAt, uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { candidate } from './records.ts'
import { screenServices } from './screenServices.ts'

const path = `/cv-verification?folder=${uuid(1)}`
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const openColumns = async (user: ReturnType<typeof renderScreen>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Columns' }))

describe('the columns menu', () => {
  test('moves columns by buttons, announces their positions, and remembers them', async () => {
    const { rest } = screenServices()
    const { user } = renderScreen(<VerificationsPage />, { rest, path })
    await screen.findByText('Nguyễn Thị Ánh')
    await openColumns(user)
    expect(screen.getByRole('button', { name: 'Move Phones left' }).getAttribute('aria-disabled')).toBe('true')
    const right = screen.getByRole('button', { name: 'Move Phones right' })
    await user.click(right)
    expect(heads().slice(0, 3)).toEqual(['Name', 'Emails', 'Phones'])
    expect(document.activeElement).toBe(right)
    expect(screen.getByText('Phones: 2 of 8')).toBeTruthy()
    const cells = [...screen.getByText('Nguyễn Thị Ánh').closest('tr')!.cells].map(({ title }) => title)
    expect(cells[1]).toContain('@')
    expect(JSON.parse(localStorage.getItem('table:v1:recruiter:verificationCandidates')!).order.slice(0, 2)).toEqual([
      'emails',
      'phones',
    ])
    await user.click(screen.getByRole('button', { name: 'Reset to default' }))
    expect(heads().slice(0, 3)).toEqual(['Name', 'Phones', 'Emails'])
  })

  test('makes the rows compact', async () => {
    const { rest } = screenServices()
    const { user } = renderScreen(<VerificationsPage />, { rest, path })
    const table = await screen.findByRole('table', { name: 'Candidates' })
    await openColumns(user)
    await user.click(screen.getByRole('radio', { name: 'Compact' }))
    await waitFor(() => expect(screen.getByRole('table', { name: 'Candidates' }).dataset.density).toBe('compact'))
    expect(table).toBeTruthy()
  })
})

describe('Export CSV', () => {
  const files: { name: string; text: Promise<string> }[] = []
  function catchFiles() {
    files.length = 0
    let blob: Blob
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (given: Blob) => {
          blob = given
          return 'blob:1'
        },
        revokeObjectURL: () => {},
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      const reader = new FileReader()
      files.push({
        name: this.download,
        text: new Promise((read) => {
          reader.onload = () => read(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer))
        }),
      })
      reader.readAsArrayBuffer(blob)
    })
  }

  test('writes all pages of the filtered list, in the visible columns, safe for spreadsheets', async () => {
    catchFiles()
    const rows = Array.from({ length: 130 }, (_, index) =>
      candidate({ id: uuid(100 + index), name: index === 0 ? '=cmd()' : `Name ${index}` }),
    )
    const { rest, bodies } = screenServices()
    rest.on(verificationCandidateList, ({ body }) => pageAt(rows, body))
    const { user } = renderScreen(<VerificationsPage />, { rest, path: `${path}&keyword=name` })
    await screen.findByText('=cmd()')
    await openColumns(user)
    await user.click(screen.getByRole('checkbox', { name: 'Emails' }))
    await user.click(screen.getByRole('button', { name: 'Move Phones right' }))
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(files.length).toBe(1))
    const text = await files[0]!.text
    const lines = text.split('\r\n')
    expect(files[0]!.name).toBe('Java developers.csv')
    expect(lines[0]).toBe('\ufeffName,Phones,Channel,Status,Created date')
    expect(lines.length).toBe(132)
    expect(lines[1]).toMatch(/^'=cmd\(\),/)
    expect(bodies('verificationCandidateList').at(-1)).toMatchObject({ keyword: 'name', pageIndex: 1, pageSize: 100 })
  })

  test('continues after the last row of a page, whatever has been added since', async () => {
    catchFiles()
    const rows = Array.from({ length: 130 }, (_, index) => candidate({ id: uuid(100 + index), name: `Name ${index}` }))
    const { rest, bodies } = screenServices()
    rest.on(verificationCandidateList, ({ body }) => {
      const { after, pageIndex = 0, pageSize = 20 } = body
      const start = after === undefined ? pageIndex * pageSize : rows.findIndex(({ id }) => id === after) + 1
      const data = rows.slice(start, start + pageSize)
      const hasMore = start + pageSize < rows.length
      if (pageSize === 100) rows.unshift(candidate({ id: uuid(300 + rows.length), name: 'Too late' }))
      return { data, totalItem: rows.length, hasMore, positions: data.map(({ id }) => id), pageIndex, pageSize }
    })
    const { user } = renderScreen(<VerificationsPage />, { rest, path })
    await screen.findByText('Name 0')
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(files.length).toBe(1))
    const names = (await files[0]!.text).split('\r\n').map((line) => line.split(',')[0])
    expect(names.slice(1, -1)).toEqual(Array.from({ length: 130 }, (_, index) => `Name ${index}`))
    expect(bodies('verificationCandidateList').at(-1)).toMatchObject({
      after: uuid(199),
      positions: true,
      pageSize: 100,
    })
  })

  test('says what failed', async () => {
    catchFiles()
    const { rest, rows } = screenServices()
    const { user } = renderScreen(<VerificationsPage />, { rest, path })
    await screen.findByText(rows[0]!.name!)
    rest.on(verificationCandidateList, () => {
      throw new RequestError('UPSTREAM_UNAVAILABLE', 'The service does not answer')
    })
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('The service does not answer')).toBeTruthy()
    expect(files).toEqual([])
  })
})

describe('leaving an unfinished review', () => {
  async function halfWritten() {
    const services = screenServices()
    const opened = renderScreen(<VerificationsPage />, {
      rest: services.rest,
      path: `${path}&row=${uuid(100)}&action=reject`,
    })
    const drawer = within(await screen.findByRole('dialog'))
    await opened.user.type(await drawer.findByLabelText(/^Remark/), 'Half')
    return { ...opened, ...services, drawer }
  }
  const draft = () => localStorage.getItem(`draft:v1:recruiter:verification-reject:${uuid(100)}`)

  test('asks first; Stay keeps the input, Leave discards it', async () => {
    const { user, search, drawer } = await halfWritten()
    await user.click(drawer.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull())
    expect(search().action).toBe('reject')
    expect((drawer.getByLabelText(/^Remark/) as HTMLTextAreaElement).value).toBe('Half')
    await user.keyboard('{Escape}')
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Leave',
      }),
    )
    await waitFor(() => expect(search().action).toBeUndefined())
    expect(draft()).toBeNull()
  })

  test('asks before the tab is closed, but not for sign-in, and keeps the draft', async () => {
    const { setLeavingUnconfirmed: leaveUnasked } = await import('../../../web/shared/hooks/leaving.ts')
    await halfWritten()
    const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(close()).toBe(false)
    leaveUnasked(true)
    expect(close()).toBe(true)
    leaveUnasked(false)
    expect(draft()).toContain('Half')
  })

  test('does not ask once the review has been sent', async () => {
    const { rest, user, drawer, search } = await halfWritten()
    rest.on(verificationCandidateApproval, () => ({ status: 'OK', candidateId: null }))
    await user.click(drawer.getByRole('button', { name: 'Reject' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(search().action).toBeUndefined())
    expect(screen.queryByText('Leave without saving?')).toBeNull()
  })
})

test('a status that only the services know is shown as they name it', async () => {
  const { rest } = screenServices({ rows: [candidate({ status: 'Parked' as VerificationCandidate['status'] })] })
  renderScreen(<VerificationsPage />, { rest, path })
  const row = (await screen.findByText('Nguyễn Thị Ánh')).closest('tr')!
  expect(within(row).getByText('Parked')).toBeTruthy()
})
