import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { roleLookup } from '../../../services/features/roles/contract.ts'
import { verificationMailList } from '../../../services/features/verifications/mails/mailContract.ts'
import VerificationsPage from '../../../web/features/verifications/VerificationsPage.tsx'
import { sizeText } from '../../../web/features/verifications/mails/outcomes.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen, screenLive } from '../../support/screen.tsx'
import { batch, candidate, folder, mail } from './records.ts'
import { screenServices } from './screenServices.ts'

const address = 'java-abcdefghjkmn@jobs.example.com'
const path = `/cv-verification?folder=${uuid(1)}`
const mailFolder = (given = {}) => folder({ importType: 1, mailAddress: address, canImport: false, ...given })
const log = () => screen.findByRole('dialog', { name: 'Received e-mails' })

describe('the address', () => {
  test('is shown and can be copied, and there is no upload', async () => {
    const { rest } = screenServices({ folders: [mailFolder()] })
    const { user } = renderScreen(<VerificationsPage />, { rest, path })
    const line = within(await screen.findByRole('group', { name: 'E-mail address of the folder' }))
    expect(line.getByText(address)).toBeTruthy()
    await user.click(line.getByRole('button', { name: 'Copy address' }))
    await waitFor(() => expect(line.getByRole('status').textContent).toBe('Copied!'))
    expect(await navigator.clipboard.readText()).toBe(address)
    expect(screen.queryByRole('button', { name: 'click to import' })).toBeNull()
  })

  test('does not exist for a CSV folder, nor do mails', async () => {
    const { rest } = screenServices()
    renderScreen(<VerificationsPage />, { rest, path })
    await screen.findByRole('button', { name: 'click to import' })
    expect(screen.queryByRole('group', { name: 'E-mail address of the folder' })).toBeNull()
    expect(rest.counts()).not.toHaveProperty('verificationMailList')
  })

  test('says that no mails are received if there is no address', async () => {
    const { rest } = screenServices({ folders: [mailFolder({ mailAddress: null })] })
    renderScreen(<VerificationsPage />, { rest, path })
    expect(await screen.findByText('No e-mail is received: this installation has no mail receiver.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copy address' })).toBeNull()
  })

  test("is shown in the folder's dialog, also to users who may only read", async () => {
    const { rest } = screenServices({ folders: [mailFolder({ canEdit: false })] })
    rest.on(roleLookup, () => [])
    renderScreen(<VerificationsPage />, { rest, path: `${path}&edit=${uuid(1)}` })
    const dialog = within(await screen.findByRole('dialog', { name: 'CV Verification' }))
    expect(await dialog.findByText(address)).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Copy address' }).disabled).toBe(false)
  })

  test('is shown after a new e-mail folder is saved', async () => {
    const { rest } = screenServices({ folders: [mailFolder()] })
    rest.on(roleLookup, () => [])
    const { user } = renderScreen(<VerificationsPage />, { rest, path: '/cv-verification?edit=new' })
    const dialog = within(await screen.findByRole('dialog', { name: 'CV Verification' }))
    await user.selectOptions(await dialog.findByLabelText(/Import type/), 'EMAIL')
    expect(dialog.getByText('The folder gets its e-mail address when it is saved.')).toBeTruthy()
  })
})

describe('the mail log', () => {
  test('shows the result of each mail and each file', async () => {
    const mails = [
      mail({
        rowCount: 2,
        failedCount: 1,
        files: [
          { name: 'cv.pdf', size: 900, outcome: 'taken', reason: null, candidateId: uuid(100) },
          { name: 'locked.pdf', size: 900, outcome: 'failed', reason: 'encrypted', candidateId: uuid(101) },
          { name: 'logo.png', size: 90, outcome: 'ignored', reason: null, candidateId: null },
        ],
      }),
      mail({
        id: uuid(201),
        subject: '',
        from: '',
        sender: '',
        outcome: 'loop',
        reason: 'bounce',
        importId: null,
        rowCount: 0,
        files: [],
        canDownload: false,
      }),
      mail({
        id: uuid(202),
        subject: 'Large',
        outcome: 'tooLarge',
        importId: null,
        rowCount: 0,
        files: [],
        canDownload: false,
        size: 45 * 1_048_576,
      }),
    ]
    const { rest, bodies } = screenServices({ folders: [mailFolder()], mails })
    const page = renderScreen(<VerificationsPage />, { rest, path })
    await page.user.click(await screen.findByRole('button', { name: 'Received e-mails' }))
    const dialog = within(await log())
    const items = within(await dialog.findByRole('list', { name: 'Received e-mails' }))
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('b'))
    expect(page.search()).toMatchObject({ mails: '1' })
    expect(items).toHaveLength(3)
    expect(items[0]!.textContent).toContain('Imported')
    expect(items[0]!.textContent).toContain('2 rows, 1 failed')
    expect(items[0]!.textContent).toContain('locked.pdf is protected by a password')
    expect(items[0]!.textContent).toContain('logo.png is not a CV')
    expect(items[1]!.textContent).toContain('(no subject)')
    expect(items[1]!.textContent).toContain('no sender')
    expect(items[1]!.textContent).toContain('This is a mail server notice without a sender.')
    expect(items[2]!.textContent).toContain('Too large')
    expect(items[2]!.textContent).toContain('45.0 MB')
    expect(within(items[1]!).queryByRole('button')).toBeNull()
    expect(bodies('verificationMailList')).toEqual([{ pageIndex: 0, pageSize: 20, verificationId: uuid(1) }])
  })

  test('links to the rows of a mail, whose failed rows cannot be downloaded', async () => {
    const imports = [
      batch({
        status: 'succeed',
        processed: 2,
        result: '{"total":2,"totalCanVerify":1,"totalExistedd":0,"totalFailed":1}',
      }),
    ]
    const { rest } = screenServices({ folders: [mailFolder()], mails: [mail()], imports })
    const page = renderScreen(<VerificationsPage />, { rest, path: `${path}&mails=1` })
    await page.user.click(await within(await log()).findByRole('button', { name: 'Show rows of My application' }))
    await waitFor(() => expect(page.search()).toEqual({ folder: uuid(1), import: uuid(10) }))
    expect(await screen.findByRole('button', { name: /^Import Email/ })).toBeTruthy()
    const card = await screen.findByRole('region', { name: 'Import of march.csv' })
    expect(within(card).queryByRole('button', { name: 'Download failed rows' })).toBeNull()
  })

  test('downloads a mail with the token', async () => {
    const request = vi.fn<(path: string) => Promise<Response>>(async () => new Response('From: x'))
    URL.createObjectURL = () => 'blob:x'
    URL.revokeObjectURL = () => {}
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { rest } = screenServices({ folders: [mailFolder()], mails: [mail()] })
    const page = renderScreen(<VerificationsPage />, { rest, path: `${path}&mails=1`, request })
    await page.user.click(await within(await log()).findByRole('button', { name: 'Download e-mail My application' }))
    await waitFor(() => expect(request.mock.calls[0]?.[0]).toBe(`/download/verificationMailRaw?id=${uuid(200)}`))
  })

  test('grows while it is open', async () => {
    const { live, emit } = screenLive()
    const { rest, mails } = screenServices({ folders: [mailFolder()] })
    renderScreen(<VerificationsPage />, { rest, path: `${path}&mails=1`, live })
    expect(await within(await log()).findByText('No data')).toBeTruthy()
    mails.push(mail({ subject: 'Just now' }))
    await waitFor(() => {
      act(() => emit('list.changed', uuid(1), { list: 'verificationCandidates' }))
      expect(screen.getByText('Just now')).toBeTruthy()
    })
  })

  test('reports a failure, which can be retried', async () => {
    const { rest } = screenServices({ folders: [mailFolder()] })
    rest.on(verificationMailList, () => {
      throw new Error('away')
    })
    const { user } = renderScreen(<VerificationsPage />, { rest, path: `${path}&mails=1` })
    expect(await within(await log()).findByText('Can not get list')).toBeTruthy()
    rest.on(verificationMailList, () => pageOf([mail({ subject: 'Back again' })]))
    await user.click(within(await log()).getByRole('button', { name: 'Try again' }))
    expect(await within(await log()).findByText('Back again')).toBeTruthy()
  })
})

test('a row of a mail shows its file name', async () => {
  const rows = [candidate({ importFromFile: 'anna.pdf', cvPath: null })]
  const { rest } = screenServices({
    folders: [mailFolder()],
    rows,
    imports: [batch({ status: 'succeed', title: 'Two of us', fileName: 'Two of us.eml' })],
  })
  renderScreen(<VerificationsPage />, { rest, path: `${path}&row=${uuid(100)}&action=view` })
  expect(await screen.findByText('Two of us · anna.pdf')).toBeTruthy()
})

test('sizes are shown in readable units', () => {
  expect([1, 900, 1024 * 300, 45 * 1_048_576].map(sizeText)).toEqual(['1 KB', '1 KB', '300 KB', '45.0 MB'])
})
