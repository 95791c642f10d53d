import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { verificationCandidateApproval } from '../../../services/features/verifications/contract.ts'
import VerificationsPage from '../../../web/features/verifications/VerificationsPage.tsx'
import { joinedLanguages } from '../../../web/shared/careerRows/careerValues.ts'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { candidate } from './records.ts'
import { screenServices } from './screenServices.ts'

const path = `/cv-verification?folder=${uuid(1)}`
type User = ReturnType<typeof renderScreen>['user']

async function openDrawer(action: 'approve' | 'reject' | 'view', services = screenServices({ total: 90 })) {
  const page = renderScreen(<VerificationsPage />, {
    rest: services.rest,
    path: `${path}&page=2&row=${uuid(100)}&action=${action}`,
  })
  const drawer = within(await screen.findByRole('dialog', {}, { timeout: 8000 }))
  await drawer.findByRole('heading', { name: 'Candidate info' })
  return { ...services, ...page, drawer }
}

const press = async (user: User, name: 'Approve' | 'Reject') => {
  await user.click(within(screen.getByRole('dialog', { name: new RegExp(name) })).getByRole('button', { name }))
}
const confirm = async (user: User) => {
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Are you sure?' })).getByRole('button', { name: 'Yes' }),
  )
}

async function fillRequired(user: User, drawer: Awaited<ReturnType<typeof openDrawer>>['drawer']) {
  await user.type(drawer.getByLabelText(/^Skill/), 'Node.js{Enter}TypeScript,')
  await user.type(drawer.getByLabelText(/^Remark/), 'Strong fit')
}

describe('approving', () => {
  test('sends the form after Are you sure?, closes the drawer and goes to page 1', async () => {
    const { rest, user, drawer, bodies, search } = await openDrawer('approve')
    rest.on(verificationCandidateApproval, () => ({ status: 'OK', candidateId: uuid(900) }))
    await fillRequired(user, drawer)
    await user.click(drawer.getByLabelText('Owner'))
    await user.click(await drawer.findByRole('option', { name: 'lan.pt — Phạm Thị Lan' }))
    await user.selectOptions(drawer.getByLabelText('Job rank'), 'Senior')
    await user.clear(drawer.getByLabelText('Years of experience'))
    await user.type(drawer.getByLabelText('Years of experience'), '7,5')
    await user.selectOptions(drawer.getByLabelText(/^Recruitment channel/), 'LinkedIn')
    await user.click(drawer.getByRole('button', { name: 'Add language' }))
    await user.type(drawer.getByRole('textbox', { name: 'Language' }), 'Japanese')
    await user.type(drawer.getByRole('combobox', { name: 'Folder' }), 'back')
    await waitFor(() =>
      expect(bodies('talentFolderList').at(-1)).toMatchObject({ keyword: 'back', ownOnly: true, pageSize: 30 }),
    )
    await user.click(await drawer.findByRole('option', { name: 'Backend' }))
    await press(user, 'Approve')
    expect(bodies('verificationCandidateApproval')).toEqual([])
    await confirm(user)
    expect(await screen.findByText('Approve successfully!')).toBeTruthy()
    expect(bodies('verificationCandidateApproval')).toEqual([
      {
        id: uuid(100),
        status: 'approved',
        remark: 'Strong fit',
        // The first one was imported.
        skill: 'Java,Node.js,TypeScript',
        recChanel: uuid(51),
        owner: 'lan.pt',
        jobRank: 'Senior',
        experienceYear: 7.5,
        languages: [{ language: 'Japanese', level: 3 }],
        experiences: [],
        folderId: uuid(70),
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(search()).toEqual({ folder: uuid(1) })
    await waitFor(() => expect(bodies('verificationCandidateList').at(-1)).toMatchObject({ pageIndex: 0 }))
    expect(localStorage.getItem(`draft:v1:recruiter:verification-approve:${uuid(100)}`)).toBeNull()
  })

  test('starts with the data of the CV, each with its position there, and with the approver as owner', async () => {
    const field = (name: string, value: string, confidence: number) => ({
      ...{ field: name, value, confidence, snippet: `2019 – now: ${value}`, page: 2, isOffered: false },
    })
    const noLists = {
      phones: [],
      emails: [],
      messengers: [],
      nationalities: [],
      labelIds: [],
      desiredWorkLocations: [],
    }
    const work = [
      { company: 'Sông Pay', position: 'Backend Engineer', isAdded: true },
      { company: 'Hoa Sen', position: 'Intern', isAdded: false },
    ]
    const resume = { work, education: [], awards: [], skills: [{ name: 'Java', level: 0 }], languages: [] }
    const draft = { name: 'An', gender: 2, experienceYear: 6, extendProperties: '{}', ...noLists, resume }
    const fields = [
      field('resume.work.0.company', 'Sông Pay', 0.9),
      field('resume.work.0.position', 'Backend Engineer', 0.6),
      field('resume.work.1.company', 'Hoa Sen', 0.9),
    ]
    const { rest, user, drawer, bodies } = await openDrawer(
      'approve',
      screenServices({ rows: [candidate({ info: null, owner: null, cvReading: { draft, fields } })] }),
    )
    rest.on(verificationCandidateApproval, () => ({ status: 'OK', candidateId: uuid(900) }))
    expect(drawer.getByLabelText<HTMLInputElement>('Company').value).toBe('Sông Pay')
    expect(drawer.getByLabelText<HTMLInputElement>('Company name').value).toBe('Hoa Sen')
    expect(drawer.getByLabelText<HTMLInputElement>('Owner').value).toMatch(/^recruiter/)
    await user.click(drawer.getByRole('button', { name: 'from CV: Company' }))
    expect(await screen.findByText('2019 – now: Sông Pay')).toBeTruthy()
    await user.click(drawer.getByRole('button', { name: 'check, from CV: Position' }))
    expect(await screen.findByText('Page 2')).toBeTruthy()
    await user.click(drawer.getByRole('button', { name: 'Add experience' }))
    await user.type(drawer.getAllByLabelText('Company name')[1]!, 'Sen Bank')
    await user.type(drawer.getByLabelText(/^Remark/), 'Strong fit')
    await press(user, 'Approve')
    await confirm(user)
    await waitFor(() => expect(bodies('verificationCandidateApproval')).toHaveLength(1))
    expect(bodies('verificationCandidateApproval')[0]).toEqual({
      ...{ id: uuid(100), status: 'approved', remark: 'Strong fit', skill: 'Java', recChanel: uuid(50) },
      ...{ owner: 'recruiter', companyName: 'Sông Pay', position: 'Backend Engineer', experienceYear: 6 },
      experiences: [
        { companyName: 'Hoa Sen', position: 'Intern' },
        { companyName: 'Sen Bank', position: '' },
      ],
      ...{ languages: [], folderId: '' },
    })
  })

  test('shows errors on the first click, goes to the first invalid field, and validates live from then on', async () => {
    const { user, drawer, bodies } = await openDrawer(
      'approve',
      screenServices({ rows: [candidate({ recChannelId: null, owner: null, info: null })] }),
    )
    await user.type(drawer.getByLabelText('Years of experience'), '71')
    await press(user, 'Approve')
    expect(await drawer.findByText('Maximum length is 70')).toBeTruthy()
    expect(drawer.getAllByText('This field is required')).toHaveLength(3)
    expect(document.activeElement).toBe(drawer.getByLabelText('Years of experience'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.clear(drawer.getByLabelText('Years of experience'))
    expect(drawer.queryByText('Maximum length is 70')).toBeNull()
    await fillRequired(user, drawer)
    expect(drawer.getAllByText('This field is required')).toHaveLength(1)
    expect(bodies('verificationCandidateApproval')).toEqual([])
  })

  test('refuses languages of more than 225 characters together and a remark of more than 2000', async () => {
    const { user, drawer } = await openDrawer('approve')
    await user.click(drawer.getByRole('button', { name: 'Add language' }))
    await user.click(drawer.getByRole('textbox', { name: 'Language' }))
    await user.paste('x'.repeat(222))
    expect(joinedLanguages([{ language: 'x'.repeat(221), level: '3' }])).toHaveLength(225)
    await user.click(drawer.getByLabelText(/^Remark/))
    await user.paste('y'.repeat(2001))
    expect(drawer.getByText('2001 / 2000')).toBeTruthy()
    await press(user, 'Approve')
    expect(await drawer.findByText('Maximum length is 225')).toBeTruthy()
    expect(drawer.getByText('Maximum length is 2000')).toBeTruthy()
  })

  test('shows errors from the server under their fields', async () => {
    const { rest, user, drawer } = await openDrawer('approve')
    rest.on(verificationCandidateApproval, () => {
      throw new RequestError('BAD_INPUT', 'Invalid input', {
        fields: { ownerId: ['Unknown user'], channelId: ['Unknown recruitment channel'] },
      })
    })
    await fillRequired(user, drawer)
    await press(user, 'Approve')
    await confirm(user)
    expect(await drawer.findByText('Unknown user')).toBeTruthy()
    expect(drawer.getByText('Unknown recruitment channel')).toBeTruthy()
    expect(drawer.getByLabelText('Owner').getAttribute('aria-invalid')).toBe('true')
  })

  test('says who was first when somebody else has reviewed the row, and reloads the list', async () => {
    const { rest, user, drawer, bodies } = await openDrawer('approve')
    rest.on(verificationCandidateApproval, () => {
      throw new RequestError('CONFLICT', 'Already rejected by sato', {
        status: 400,
        errorCode: '599',
        params: { status: 'rejected', reviewedBy: 'sato', reviewedDate: '2025-03-02T02:00:00.000Z' },
      })
    })
    await fillRequired(user, drawer)
    const before = bodies('verificationCandidateList').length
    await press(user, 'Approve')
    await confirm(user)
    expect((await screen.findAllByText(/^Already reviewed by sato on \d\d\/03\/2025/)).length).toBeGreaterThan(0)
    await waitFor(() => expect(bodies('verificationCandidateList').length).toBeGreaterThan(before))
    expect(drawer.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  test.each([
    ['REFUSED', '', 'Approve fail!'],
    ['INTERNAL', 'Out of order', 'Out of order'],
    ['INTERNAL', '', 'Error'],
  ] as const)('shows %s as "%s" → "%s" and keeps the input', async (code, message, text) => {
    const { rest, user, drawer } = await openDrawer('approve')
    rest.on(verificationCandidateApproval, () => {
      throw new RequestError(code, message)
    })
    await fillRequired(user, drawer)
    await press(user, 'Approve')
    await confirm(user)
    expect(await toast(text)).toBeTruthy()
    expect(localStorage.getItem(`draft:v1:recruiter:verification-approve:${uuid(100)}`)).toContain('Strong fit')
  })
})

describe('rejecting', () => {
  test('requires only a remark', async () => {
    const { rest, user, drawer, bodies } = await openDrawer('reject')
    rest.on(verificationCandidateApproval, () => ({ status: 'OK', candidateId: null }))
    await press(user, 'Reject')
    expect(await drawer.findByText('This field is required')).toBeTruthy()
    await user.type(drawer.getByLabelText(/^Remark/), 'No experience')
    await press(user, 'Reject')
    await confirm(user)
    expect(await screen.findByText('Reject successfully!')).toBeTruthy()
    expect(bodies('verificationCandidateApproval')).toEqual([
      { id: uuid(100), status: 'rejected', remark: 'No experience', owner: 'recruiter' },
    ])
  })

  test('a refusal without a message is "Reject fail!", and the drawer stays', async () => {
    const { rest, user, drawer } = await openDrawer('reject')
    rest.on(verificationCandidateApproval, () => {
      throw new RequestError('REFUSED', '')
    })
    await user.type(drawer.getByLabelText(/^Remark/), 'No experience')
    await press(user, 'Reject')
    await confirm(user)
    expect((await screen.findAllByText('Reject fail!')).length).toBeGreaterThan(0)
    expect(drawer.getByLabelText(/^Remark/)).toHaveProperty('value', 'No experience')
  })

  test('does nothing when the confirmation is answered with No', async () => {
    const { user, drawer, bodies } = await openDrawer('reject')
    await user.type(drawer.getByLabelText(/^Remark/), 'No experience')
    await press(user, 'Reject')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(bodies('verificationCandidateApproval')).toEqual([])
  })
})

describe('the drawer', () => {
  test('shows the imported information without a form for View info, and closes by Esc', async () => {
    const { user, drawer, search } = await openDrawer('view')
    expect(drawer.getByText('Java')).toBeTruthy()
    expect(drawer.queryByLabelText(/^Remark/)).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(search()).toEqual({ folder: uuid(1), page: '2', row: uuid(100) })
  })

  test('offers no form for a row that cannot be approved', async () => {
    const { drawer } = await openDrawer(
      'approve',
      screenServices({
        rows: [
          candidate({
            status: 'approved',
            data: { canApprove: false },
            reviewedBy: 'sato',
            reviewedDate: '2025-03-02T02:00:00.000Z',
          }),
        ],
      }),
    )
    expect(drawer.getByText(/Already reviewed by Full sato/)).toBeTruthy()
    expect(drawer.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  test('keeps a draft for the next time', async () => {
    localStorage.setItem(
      `draft:v1:recruiter:verification-reject:${uuid(100)}`,
      JSON.stringify({ remark: 'half a sentence' }),
    )
    const { drawer } = await openDrawer('reject')
    expect((drawer.getByLabelText(/^Remark/) as HTMLTextAreaElement).value).toBe('half a sentence')
  })
})
