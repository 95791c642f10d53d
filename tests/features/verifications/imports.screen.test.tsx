import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import VerificationImportChip from '../../../web/features/verifications/imports/VerificationImportChip.tsx'
import { maxBytes, findRefusalReason } from '../../../web/features/verifications/imports/csvFile.ts'
import VerificationsPage from '../../../web/features/verifications/VerificationsPage.tsx'
import type { Session } from '../../../web/shared/session/session.ts'
import { uuid } from '../../support/records.ts'
import { renderScreen, screenLive } from '../../support/screen.tsx'
import { batch } from './records.ts'
import { screenServices } from './screenServices.ts'

const path = `/cv-verification?folder=${uuid(1)}`
const good = 'name,phones,skill\nTrần Thị Minh Anh,0912345111,Java\n,0912345112,Go\n'
const file = (content: string, name = 'people.csv', type = 'text/csv') => new File([content], name, { type })

/** Replaces the gateway's upload stream. */
class Upload {
  static sent: Upload[] = []
  static answer = { status: 200, body: JSON.stringify({ id: uuid(11) }) }
  upload: { onprogress?: (event: object) => void } = {}
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  address = ''
  form!: FormData
  onload = () => {}
  onerror = () => {}
  open(method: string, address: string) {
    this.address = `${method} ${address}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return 'request-9'
  }
  abort() {}
  send(form: FormData) {
    this.form = form
    Upload.sent.push(this)
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
    this.status = Upload.answer.status
    this.responseText = Upload.answer.body
    setTimeout(() => (this.status === 0 ? this.onerror() : this.onload()), 0)
  }
}

beforeEach(() => {
  Upload.sent = []
  Upload.answer = { status: 200, body: JSON.stringify({ id: uuid(11) }) }
  vi.stubGlobal('XMLHttpRequest', Upload)
})
afterEach(() => vi.unstubAllGlobals())

async function choose(chosen: File) {
  const services = screenServices({ imports: [] })
  const page = renderScreen(<VerificationsPage />, { rest: services.rest, path })
  await page.user.click(await screen.findByRole('button', { name: 'click to import' }))
  const dialog = within(await screen.findByRole('dialog'))
  // The browser's own filter is not a protection.
  const input = await dialog.findByLabelText<HTMLInputElement>('CSV file')
  input.removeAttribute('accept')
  await page.user.upload(input, chosen)
  return { ...services, ...page, dialog }
}

describe('choosing a file', () => {
  test.each([
    [{ name: 'a.csv', type: 'text/csv', size: maxBytes }, null],
    [{ name: 'a.csv', type: 'application/vnd.ms-excel', size: 1 }, null],
    [{ name: 'a.csv', type: '', size: 1 }, null],
    [{ name: 'a.csv', type: 'text/csv', size: maxBytes + 1 }, 'size'],
    [{ name: 'a.pdf', type: 'application/pdf', size: 1 }, 'type'],
    [{ name: 'a.txt', type: '', size: 1 }, 'type'],
    [{ name: 'a.csv', type: 'text/csv', size: 0 }, 'empty'],
  ])('%j is refused for %s', (given, reason) => {
    expect(findRefusalReason(given)).toBe(reason)
  })

  test('another type is refused with the text of the specification', async () => {
    const { dialog } = await choose(file('x', 'cv.pdf', 'application/pdf'))
    expect(await dialog.findByText(/^Can not import file\. Please check your csv file !/)).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import CSV' }).disabled).toBe(true)
  })

  test('a file that is not text is refused', async () => {
    const { dialog } = await choose(file('%PDF-1.7', 'people.csv'))
    expect(await dialog.findByText(/^Can not import data\. Please check format your csv file !/)).toBeTruthy()
  })

  test('wrong columns are listed and nothing can be sent', async () => {
    const { dialog } = await choose(file('name,phones,skil\nA,0912345678,x\n'))
    expect(await dialog.findByText('Unknown column: skil')).toBeTruthy()
    expect(dialog.getByText('Missing column: skill')).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import CSV' }).disabled).toBe(true)
  })

  test('invalid values are counted with their lines, and the first rows are shown', async () => {
    const { dialog } = await choose(file(good))
    expect(await dialog.findByText('1 of 2 rows will fail:')).toBeTruthy()
    expect(dialog.getByText(/the name is missing – 1 time, line 3/)).toBeTruthy()
    expect(dialog.getByRole('cell', { name: 'Trần Thị Minh Anh' })).toBeTruthy()
    expect(dialog.getByText(/UTF-8, separated by comma · 2 rows/)).toBeTruthy()
  })
})

describe('sending it', () => {
  test('puts the fields before the file, reports the upload, and follows the import to its summary', async () => {
    const { live, emit } = screenLive()
    const services = screenServices({ imports: [] })
    const { user } = renderScreen(<VerificationsPage />, { rest: services.rest, path, live })
    await user.click(await screen.findByRole('button', { name: 'click to import' }))
    await user.upload(await screen.findByLabelText('CSV file'), file(good))
    const running = batch({
      id: uuid(11),
      fileName: 'people.csv',
      totalRows: 1000,
      processed: 640,
      result: '{"total":1000,"totalCanVerify":500,"totalExistedd":100,"totalFailed":40}',
      totalPolicyFailure: 0,
    })
    services.imports.push(running)
    await user.click(await screen.findByRole('button', { name: 'Import CSV' }))

    expect(await screen.findByText('Upload file successfully!')).toBeTruthy()
    expect(Upload.sent[0]!.address).toBe('POST /upload/verificationImportCreate')
    expect([...Upload.sent[0]!.form.keys()]).toEqual(['title', 'verificationId', 'file'])
    expect(Upload.sent[0]!.form.get('verificationId')).toBe(uuid(1))
    expect(Upload.sent[0]!.headers).toMatchObject({
      authorization: 'Bearer token',
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(await screen.findByText('Importing people.csv')).toBeTruthy()
    expect(screen.getByText('Importing in progress...')).toBeTruthy()
    expect(screen.getByText('640 of 1,000 rows')).toBeTruthy()
    expect(screen.getByText('64%')).toBeTruthy()

    const ended = {
      ...running,
      status: 'succeed' as const,
      processed: 1000,
      result: '{"total":1000,"totalCanVerify":800,"totalExistedd":150,"totalFailed":50}',
      finishedDate: '2025-03-01T00:01:00.000Z',
    }
    services.imports[0] = ended
    await waitFor(async () => {
      await act(async () => emit('import.progress', uuid(11), ended))
      // Toast and card.
      expect(screen.getAllByText('Total: 1,000, new: 800, existing: 150, failed: 50')).toHaveLength(2)
    })
    expect(screen.getByRole('button', { name: 'Download failed rows' })).toBeTruthy()
  })

  test('reports the end of a short import, even if nobody saw it running', async () => {
    const { live } = screenLive()
    const services = screenServices({ imports: [] })
    const { user } = renderScreen(<VerificationsPage />, { rest: services.rest, path, live })
    await user.click(await screen.findByRole('button', { name: 'click to import' }))
    await user.upload(await screen.findByLabelText('CSV file'), file(good))
    services.imports.push(
      batch({
        id: uuid(11),
        fileName: 'people.csv',
        status: 'succeed',
        totalRows: 2,
        processed: 2,
        totalPolicyFailure: 0,
        result: '{"total":2,"totalCanVerify":1,"totalExistedd":0,"totalFailed":1}',
        finishedDate: '2025-03-01T00:01:00.000Z',
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Import CSV' }))
    // Toast and card.
    await waitFor(() => expect(screen.getAllByText('Total: 2, new: 1, existing: 0, failed: 1')).toHaveLength(2))
  })

  test.each([
    [
      { status: 400, body: '{"errors":[{"message":"Only CSV files","extensions":{"code":"BAD_INPUT"}}]}' },
      /^Can not import file\. Please check your csv file ! Only CSV files/,
    ],
    [
      { status: 413, body: '{"errors":[{"message":"","extensions":{"code":"TOO_LARGE"}}]}' },
      /^Can not import file\. Please check your csv file !/,
    ],
    [
      { status: 503, body: '{"errors":[{"message":"","extensions":{"code":"UPSTREAM_UNAVAILABLE"}}]}' },
      /^Import fail!/,
    ],
    [{ status: 0, body: '' }, /^Import fail!/],
  ])('%j is reported as %s, in the dialog too', async (answer, text) => {
    const { user, dialog } = await choose(file(good))
    Upload.answer = answer
    await user.click(await dialog.findByRole('button', { name: 'Import CSV' }))
    expect(await dialog.findByText(text)).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import CSV' }).disabled).toBe(false)
  })
})

test('a retry without an answer has the same key, and a retry after a refusal a new one', async () => {
  const { user, dialog } = await choose(file(good))
  const send = async (status: number) => {
    Upload.answer = { status, body: '' }
    await user.click(await dialog.findByRole('button', { name: 'Import CSV' }))
    await dialog.findByLabelText('CSV file')
  }
  for (const status of [0, 400, 400]) await send(status)
  const [first, second, third] = Upload.sent.map(({ headers }) => headers['idempotency-key'])
  expect(second).toBe(first)
  expect(third).not.toBe(second)
})

describe('an import of a colleague', () => {
  test.each([
    ['unreadable', 'Can not import data. Please check format your csv file !'],
    ['internal', 'The file could not be imported. Please check your file'],
  ])('that ended with %s says so', async (error, text) => {
    const { rest } = screenServices({ imports: [batch({ status: 'failed', error, createdBy: 'sato' })] })
    renderScreen(<VerificationsPage />, { rest, path: `${path}&import=${uuid(10)}` })
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test.each([
    ['Parked', 'Parked'],
    [undefined, 'The status of the import is not available'],
  ])('whose status is %s is shown as neither done nor failed', async (status, text) => {
    const { status: _status, ...one } = batch({ createdBy: 'sato', result: '', processed: null })
    const { rest } = screenServices({ imports: [{ ...one, ...(status && { status: status as 'new' }) }] })
    renderScreen(<VerificationsPage />, { rest, path: `${path}&import=${uuid(10)}` })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('is shown in progress in the folder and, elsewhere, as a chip in the header', async () => {
    const { rest } = screenServices({ imports: [batch({ createdBy: 'sato', processed: 30 })] })
    renderScreen(<VerificationsPage />, { rest, path })
    expect(await screen.findByText(/started by sato/)).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30')

    renderScreen(<VerificationImportChip />, { rest, path: '/dashboards' })
    const chip = await screen.findByRole('link', { name: /march\.csv.*30%/ })
    expect(chip.getAttribute('href')).toBe(path)
  })

  test('offers its failed rows, which are downloaded with the token', async () => {
    const request = vi.fn<Session['request']>(async () => new Response('name,reason\n'))
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { rest } = screenServices()
    const { user } = renderScreen(<VerificationsPage />, { rest, path: `${path}&import=${uuid(10)}`, request })
    await user.click(await screen.findByRole('button', { name: 'Download failed rows' }))
    await waitFor(() => expect(click).toHaveBeenCalled())
    expect(request.mock.calls[0]?.[0]).toBe(`/download/verificationImportFailedRows?id=${uuid(10)}`)
    expect((click.mock.instances[0] as unknown as HTMLAnchorElement).download).toBe('march-failed.csv')
  })
})
