import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RequestError as ClientError } from '../../../web/shared/requestError.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { talentUpdateOnCandidate } from '../../../services/features/talentCandidates/contract.ts'
import { verificationCandidateApproval } from '../../../services/features/verifications/contract.ts'
import type { VerificationCandidate } from '../../../services/features/verifications/candidateShapes.ts'
import VerificationsPage from '../../../web/features/verifications/VerificationsPage.tsx'
import { setShortcutsOn } from '../../../web/shared/hooks/keyboard.ts'
import { uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { candidate, folder } from './records.ts'
import { screenServices } from './screenServices.ts'

const email = () => [folder({ importType: 1 })]
const path = `/cv-verification?folder=${uuid(1)}&row=${uuid(100)}`

function open(action: string, services = screenServices({ folders: email() }), more = '') {
  const asked: string[] = []
  const request = async (address: string) => {
    asked.push(address)
    return new Response('hello', { headers: { 'Content-Type': 'text/plain' } })
  }
  return {
    ...services,
    asked,
    ...renderScreen(<VerificationsPage />, { rest: services.rest, path: `${path}&action=${action}${more}`, request }),
  }
}
const drawer = async () => {
  const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 })
  await within(dialog).findByRole('heading', { name: 'Candidate info' })
  return within(dialog)
}
const rowsOf = (...given: Partial<VerificationCandidate>[]) =>
  screenServices({
    folders: email(),
    rows: given.map((one, index) => candidate({ id: uuid(100 + index), name: `Row ${index}`, ...one })),
  })

/** Makes the window 1,440 pixels wide. */
function widen() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /min-width: 1280px/.test(query),
    addEventListener() {},
    removeEventListener() {},
  }))
}
afterEach(() => {
  vi.unstubAllGlobals()
  setShortcutsOn(true)
})

describe('the tabs', () => {
  test('a CSV folder has no CV tab; the open tab is in the address and keeps the input', async () => {
    const { user, search } = open('reject', screenServices())
    const dialog = await drawer()
    expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Details',
      'Candidate Information',
    ])
    await user.type(dialog.getByLabelText(/^Remark/), 'Half')
    await user.click(dialog.getByRole('tab', { name: 'Candidate Information' }))
    await waitFor(() => expect(search().tab).toBe('info'))
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull()
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(search().tab).toBeUndefined())
    expect((dialog.getByLabelText(/^Remark/) as HTMLTextAreaElement).value).toBe('Half')
  })

  test('Candidate Information is a tree of the JSON, and can be copied', async () => {
    const services = rowsOf({ info: '{"skill":"Java","years":5,"places":["Huế",null]}' })
    const { user } = open('view', services, '&tab=info')
    const panel = within(await screen.findByRole('tabpanel', { name: 'Candidate Information' }))
    expect(panel.getByText('"Java"')).toBeTruthy()
    expect(panel.getByText('5')).toBeTruthy()
    const branch = panel.getByText('places').closest('summary')!
    expect((branch.parentElement as HTMLDetailsElement).open).toBe(true)
    await user.click(panel.getByRole('button', { name: 'Copy to clipboard' }))
    expect(await screen.findByText('Copied!')).toBeTruthy()
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual({ skill: 'Java', years: 5, places: ['Huế', null] })
  })

  test.each([[null], [''], [' , ']])(
    'a row of an e-mail folder with the CV path %j has No data in the CV tab',
    async (cvPath) => {
      open('view', rowsOf({ cvPath }), '&tab=cv')
      expect(await within(await screen.findByRole('tabpanel', { name: 'CV' })).findByText('No data')).toBeTruthy()
    },
  )

  test('a CV that is not a PDF is offered for download: the first of the paths', async () => {
    open('view', rowsOf({ cvPath: 'cv/first.zip,cv/second.pdf' }), '&tab=cv')
    const panel = within(await screen.findByRole('tabpanel', { name: 'CV' }))
    expect(await panel.findByRole('button', { name: 'Download File' })).toBeTruthy()
  })

  test('a PDF is loaded only when its tab is opened', async () => {
    const { user, asked } = open('view', rowsOf({ cvPath: 'cv/first.pdf' }))
    const dialog = await drawer()
    expect(asked).toEqual([])
    await user.click(dialog.getByRole('tab', { name: 'CV' }))
    await waitFor(() => expect(asked).toEqual(['/download/commonsFile?path=cv%2Ffirst.pdf']))
  })
})

describe('saving an existed row', () => {
  const existed = (rule: VerificationCandidate['existedSave'], given: Partial<VerificationCandidate> = {}) =>
    rowsOf({ status: 'existed', existedSave: rule, existingCandidateId: uuid(900), ...given })

  test('requires folders where it must, and reports that it is saved', async () => {
    const services = existed('required', { owner: null, candidateProccessId: uuid(901) })
    const { user, rest, bodies } = open('save', services)
    rest.on(talentUpdateOnCandidate, () => ({ status: 'OK' }))
    const dialog = await drawer()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('This field is required')).toBeTruthy()
    await user.click(dialog.getByRole('combobox', { name: /^Folder/ }))
    await user.click(await dialog.findByRole('option', { name: 'Backend' }))
    await user.type(dialog.getByLabelText('Remark'), 'Known from March')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Save successfully!')).toBeTruthy()
    expect(bodies('talentUpdateOnCandidate')).toEqual([
      { id: uuid(100), candidateId: uuid(901), cateIds: [uuid(70)], remark: 'Known from March' },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('may leave folders out if an owner is known, and reports a failure with its reason', async () => {
    const { user, rest, bodies } = open('save', existed('optional'))
    rest.on(talentUpdateOnCandidate, () => {
      throw new RequestError('REFUSED', 'The candidate was merged')
    })
    const dialog = await drawer()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Save fail!')).toBeTruthy()
    expect(dialog.getByText('The candidate was merged')).toBeTruthy()
    expect(bodies('talentUpdateOnCandidate')).toEqual([{ id: uuid(100), candidateId: uuid(900), cateIds: [] }])
  })

  test.each([
    ['closed', /either an owner or a link/],
    ['forbidden', 'only the creator of the folder may review its candidates'],
  ] as const)('is disabled with the reason for a row that is %s', async (rule, reason) => {
    open('save', existed(rule))
    const dialog = await drawer()
    const save = dialog.getByRole('button', { name: 'Save' })
    expect(save.matches(':disabled')).toBe(true)
    expect(dialog.getByText(reason).id).toBe(save.getAttribute('aria-describedby'))
    expect(dialog.getByLabelText('Remark').matches(':disabled')).toBe(true)
    expect(screen.getByRole('button', { name: 'Save: Row 0', hidden: true }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('the desk', () => {
  test('shows the CV beside the form on a wide screen, and only in its tab on a narrow one', async () => {
    widen()
    open('approve', rowsOf({ cvPath: 'cv/first.zip' }))
    const dialog = await drawer()
    expect(
      await within(dialog.getByRole('region', { name: 'CV' })).findByRole('button', { name: 'Download File' }),
    ).toBeTruthy()
    expect(dialog.getByLabelText(/^Remark/)).toBeTruthy()
  })

  test('keeps the form if the CV cannot be shown', async () => {
    widen()
    const services = rowsOf({ cvPath: 'cv/first.pdf' })
    const request = () => Promise.reject(new ClientError('NOT_FOUND', 'The file is gone', { status: 404 }))
    renderScreen(<VerificationsPage />, { rest: services.rest, path: `${path}&action=approve`, request })
    const dialog = await drawer()
    const cv = within(dialog.getByRole('region', { name: 'CV' }))
    expect((await cv.findByRole('alert')).textContent).toContain('The file is gone')
    expect(dialog.getByLabelText(/^Remark/)).toBeTruthy()
  })

  test('goes to the next and the previous row by buttons and by j and k, but not while shortcuts are off', async () => {
    const services = rowsOf({}, {})
    const { user, search, rest } = open('view', services, '&size=20')
    await drawer()
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('1 of 2')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Previous candidate' }).matches(':disabled')).toBe(true)
    await user.keyboard('j')
    await waitFor(() => expect(search().row).toBe(uuid(101)))
    expect(await screen.findByRole('dialog', { name: /Row 1/ })).toBeTruthy()
    await user.keyboard('k')
    await waitFor(() => expect(search().row).toBe(uuid(100)))
    setShortcutsOn(false)
    await user.keyboard('j')
    expect(search().row).toBe(uuid(100))
    expect(rest.counts().verificationCandidateApproval).toBeUndefined()
  })

  test('a and r choose the decision, but never while typing', async () => {
    const { user, search } = open('view', rowsOf({}))
    const dialog = await drawer()
    await user.keyboard('r')
    await waitFor(() => expect(search().action).toBe('reject'))
    // The user can type into the opened form at once.
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Remark/)))
    await user.keyboard('as said')
    expect(search().action).toBe('reject')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('Approve and next goes to the next open row, with the key a', async () => {
    const { user, search, rest, bodies } = open('approve', rowsOf({}, { status: 'failed' }, {}))
    rest.on(verificationCandidateApproval, () => ({ status: 'OK', candidateId: uuid(900) }))
    const dialog = await drawer()
    await user.type(dialog.getByLabelText(/^Skill/), 'Java{Enter}')
    await user.type(dialog.getByLabelText(/^Remark/), 'Fine')
    dialog.getByRole('button', { name: 'Cancel' }).focus()
    await user.keyboard('a')
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Are you sure?' })).getByRole('button', { name: 'Yes' }),
    )
    expect(await screen.findByText('Approve successfully!')).toBeTruthy()
    expect(bodies('verificationCandidateApproval')).toHaveLength(1)
    await waitFor(() => expect(search()).toMatchObject({ row: uuid(102), action: 'approve' }))
    expect(await screen.findByRole('dialog', { name: /Approve: Row 2/ })).toBeTruthy()
    expect((within(screen.getByRole('dialog')).getByLabelText(/^Remark/) as HTMLTextAreaElement).value).toBe('')
    // Values that the rows share are typed once.
    const next = within(screen.getByRole('dialog'))
    await user.click(next.getByRole('button', { name: 'Same values as last time' }))
    expect((next.getByLabelText(/^Remark/) as HTMLTextAreaElement).value).toBe('Fine')
    expect(next.getAllByText('Java').length).toBeGreaterThan(0)
  })
})
