import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { roleLookup } from '../../../services/features/roles/contract.ts'
import { usersByPermission } from '../../../services/features/users/contract.ts'
import {
  verificationFolderAdd,
  verificationFolderUpdate,
  verificationRuleDelete,
  type VerificationFolder,
} from '../../../services/features/verifications/contract.ts'
import VerificationsPage from '../../../web/features/verifications/VerificationsPage.tsx'
import { companyId } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { renderScreen, screenLive } from '../../support/screen.tsx'
import { folder } from './records.ts'
import { screenServices } from './screenServices.ts'

const rule = {
  id: uuid(40),
  module: 'CVVerification',
  roleCode: 'Recruiter',
  roleName: 'Recruiter',
  roleDescription: 'Finds people',
  value: 5,
  active: true,
}
const own = (more: Partial<VerificationFolder> = {}) => folder({ rules: [rule], shareUsers: ['lan.pt'], ...more })
const colleagues = folder({
  id: uuid(2),
  name: 'Of a colleague',
  createdBy: 'sato',
  shareAll: true,
  canEdit: false,
  canImport: false,
  canReview: false,
  rules: [rule],
})

function open(path: string, folders = [own(), colleagues]) {
  const services = screenServices({ folders })
  services.rest
    .on(roleLookup, () => [
      { id: uuid(30), code: 'Manager', name: 'Manager', description: 'Decides' },
      { id: uuid(31), code: 'Recruiter', name: 'Recruiter', description: 'Finds people' },
    ])
    .on(usersByPermission, () =>
      ['lan.pt', 'recruiter', 'sato'].map((userName, index) => ({
        id: uuid(20 + index),
        userName,
        fullName: userName === 'sato' ? 'Satō Kenta' : userName,
        email: null,
      })),
    )
  return { ...services, ...renderScreen(<VerificationsPage />, { rest: services.rest, path }) }
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'CV Verification' }, { timeout: 8000 }))
const details = async (modal: Awaited<ReturnType<typeof dialog>>) => modal.findByRole('tabpanel', { name: 'Details' })

describe('a new folder', () => {
  test('is created with config and rules, reports it and opens', async () => {
    const { rest, user, bodies, folders, search } = open('/cv-verification')
    rest.on(verificationFolderAdd, ({ body }) => {
      const made = folder({
        ...body,
        id: uuid(3),
        rules: [],
        createdBy: 'recruiter',
        candidateCount: 0,
      } as unknown as Partial<VerificationFolder>)
      folders.push(made)
      return made
    })
    await user.click(await screen.findByRole('button', { name: 'New Folder' }))
    const modal = await dialog()
    await details(modal)
    await user.type(modal.getByLabelText(/^Code/), 'QA')
    await user.selectOptions(modal.getByLabelText(/^Import type/), 'CSV')
    await user.type(modal.getByLabelText(/^Name/), 'Testers')
    for (const [name, shown] of [
      ['skill', 'Skill'],
      ['city', 'City'],
    ] as const) {
      await user.click(modal.getByRole('button', { name: 'Add an entry' }))
      const entry = within(modal.getAllByRole('group', { name: /^entry \d/ }).at(-1)!)
      await user.type(entry.getByLabelText(/^Column/), name)
      await user.type(entry.getByLabelText(/^Display name/), shown)
    }
    expect(
      (within(modal.getByRole('group', { name: 'entry 2' })).getByLabelText(/^Type/) as HTMLSelectElement).value,
    ).toBe('TEXT')
    await user.click(modal.getByRole('button', { name: 'Move entry 2 up' }))
    await user.click(modal.getByLabelText('Share with users'))
    const found = within(await modal.findByRole('listbox'))
    expect((await found.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'lan.pt',
      'sato — Satō Kenta',
    ])
    await user.click(modal.getByRole('option', { name: 'sato — Satō Kenta' }))
    await user.click(modal.getByRole('tab', { name: 'Rules config' }))
    expect(search().tab).toBe('rules')
    await user.click(modal.getByRole('button', { name: 'Add a rule' }))
    await user.selectOptions(modal.getByLabelText(/^Role/), 'Manager')
    expect(modal.getByText('Decides')).toBeTruthy()
    await user.clear(modal.getByLabelText('Per day'))
    await user.type(modal.getByLabelText('Per day'), '20')
    await user.click(modal.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Add successfully!')).toBeTruthy()
    expect(bodies('verificationFolderAdd')).toEqual([
      {
        code: 'QA',
        name: 'Testers',
        importType: 0,
        shareAll: false,
        shareUsers: ['sato'],
        rules: [{ roleCode: 'Manager', value: 20, active: true }],
        config:
          '[{"name":"city","displayName":"City","type":"text"},{"name":"skill","displayName":"Skill","type":"text"}]',
      },
    ])
    await waitFor(() => expect(search()).toEqual({ folder: uuid(3) }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Testers' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: /^Testers/ })).toBeTruthy()
    expect(localStorage.getItem('draft:v1:recruiter:verification-folder:new')).toBeNull()
  })

  test('is not saved without code, import type and name, or with an invalid column; the first invalid field gets the focus', async () => {
    const { user, rest } = open('/cv-verification?edit=new')
    const modal = await dialog()
    await details(modal)
    await user.click(modal.getByRole('button', { name: 'Add an entry' }))
    await user.click(modal.getByRole('button', { name: 'Save' }))
    expect(await modal.findAllByText('This field is required')).toHaveLength(5)
    await waitFor(() => expect(document.activeElement).toBe(modal.getByLabelText(/^Code/)))
    await user.type(modal.getByLabelText(/^Column/), 'City1')
    expect(await modal.findByText('Field only accepts lower case alphabets')).toBeTruthy()
    expect(rest.counts().verificationFolderAdd).toBeUndefined()
  })

  test('asks before unfinished input is left, and keeps a draft', async () => {
    const { user } = open('/cv-verification?edit=new')
    const modal = await dialog()
    await details(modal)
    await user.type(modal.getByLabelText(/^Name/), 'Half')
    await user.click(modal.getByRole('tab', { name: 'Rules config' }))
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull()
    await user.click(modal.getByRole('button', { name: 'Cancel' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    expect(localStorage.getItem('draft:v1:recruiter:verification-folder:new')).toContain('Half')
    await user.click(asked.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem('draft:v1:recruiter:verification-folder:new')).toBeNull()
  })

  test.each([
    ['Code is taken', 'Code is taken'],
    ['', 'Something went wrong'],
  ])('that is refused with "%s" says "%s"', async (message, text) => {
    const { user, rest } = open('/cv-verification?edit=new')
    rest.on(verificationFolderAdd, () => {
      throw new RequestError('REFUSED', message)
    })
    const modal = await dialog()
    await details(modal)
    await user.type(modal.getByLabelText(/^Code/), 'QA')
    await user.selectOptions(modal.getByLabelText(/^Import type/), 'EMAIL')
    await user.type(modal.getByLabelText(/^Name/), 'Testers')
    await user.click(modal.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect((modal.getByLabelText(/^Name/) as HTMLInputElement).value).toBe('Testers')
  })
})

describe("one's own folder", () => {
  test('is changed; the import type is fixed once it has candidates, and sharing with all clears the users', async () => {
    const { rest, user, bodies } = open('/cv-verification')
    rest.on(verificationFolderUpdate, ({ body }) =>
      own({ ...body, rules: [rule] } as unknown as Partial<VerificationFolder>),
    )
    await user.click(await screen.findByRole('button', { name: 'Actions: Java developers' }))
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
    const modal = await dialog()
    await details(modal)
    expect(modal.getByLabelText(/^Import type/).matches(':disabled')).toBe(true)
    expect(modal.getByText('The import type cannot be changed once the folder has candidates.')).toBeTruthy()
    expect(modal.getByText(/^lan\.pt/)).toBeTruthy()
    await user.click(modal.getByRole('switch', { name: 'Share with all' }))
    expect(modal.queryByText(/^lan\.pt/)).toBeNull()
    expect(modal.getByLabelText('Share with users').matches(':disabled')).toBe(true)
    await user.click(modal.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Update successfully!')).toBeTruthy()
    expect(bodies('verificationFolderUpdate')).toEqual([
      {
        code: 'java',
        name: 'Java developers',
        importType: 0,
        shareAll: true,
        shareUsers: [],
        rules: [{ roleCode: 'Recruiter', value: 5, active: true }],
        config: '[{"name":"skill","displayName":"Skill","type":"text"}]',
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('refuses a duplicate role, a rule without a role, and a value that is not a whole number', async () => {
    const { user, rest } = open(`/cv-verification?edit=${uuid(1)}`)
    const modal = await dialog()
    await details(modal)
    await user.click(modal.getByRole('tab', { name: 'Rules config' }))
    await user.click(modal.getByRole('button', { name: 'Add a rule' }))
    const second = within(modal.getByRole('group', { name: 'rule 2' }))
    await user.click(modal.getByRole('tab', { name: 'Details' }))
    await user.click(modal.getByRole('button', { name: 'Save' }))
    expect(await second.findByText('This field is required')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(second.getByLabelText(/^Role/)))
    await user.selectOptions(second.getByLabelText(/^Role/), 'Recruiter')
    await user.clear(second.getByLabelText('Per day'))
    await user.type(second.getByLabelText('Per day'), '1.5')
    await user.click(modal.getByRole('button', { name: 'Save' }))
    expect((await modal.findAllByText('Please do not select duplicate Role Code !')).length).toBeGreaterThan(0)
    expect(second.getByText('Enter a whole number')).toBeTruthy()
    expect(rest.counts().verificationFolderUpdate).toBeUndefined()
    await user.selectOptions(second.getByLabelText(/^Role/), 'Manager')
    await waitFor(() => expect(modal.queryByText('Please do not select duplicate Role Code !')).toBeNull())
  })

  test('loses a saved rule after a confirmation, and says why when it cannot', async () => {
    const { user, rest, folders } = open(`/cv-verification?edit=${uuid(1)}&tab=rules`)
    rest.on(verificationRuleDelete, () => {
      throw new RequestError('FORBIDDEN', 'Not yours')
    })
    const modal = await dialog()
    const remove = async () => {
      await user.click(await modal.findByRole('button', { name: 'Remove Recruiter' }))
      await user.click(
        within(await screen.findByRole('alertdialog', { name: 'Are you sure?' })).getByRole('button', { name: 'Yes' }),
      )
    }
    await remove()
    expect(await screen.findByText('Delete failed: Not yours')).toBeTruthy()
    rest.on(verificationRuleDelete, () => {
      folders[0] = own({ rules: [] })
      return { status: 'OK' }
    })
    await remove()
    expect(await screen.findByText('Delete successfully!')).toBeTruthy()
    expect(await modal.findByText('No rule yet: only the creator reviews.')).toBeTruthy()
    await user.click(modal.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

test('the folder of another user is read-only', async () => {
  const { user } = open('/cv-verification')
  await user.click(await screen.findByRole('button', { name: 'Actions: Of a colleague' }))
  await user.click(screen.getByRole('menuitem', { name: 'View Config' }))
  const modal = await dialog()
  await details(modal)
  for (const field of [
    modal.getByLabelText(/^Code/),
    modal.getByLabelText(/^Name/),
    modal.getByRole('switch', { name: 'Share with all' }),
    modal.getByRole('button', { name: 'Add an entry' }),
  ]) {
    expect(field.matches(':disabled')).toBe(true)
  }
  const save = modal.getByRole('button', { name: 'Save' })
  expect(save.matches(':disabled')).toBe(true)
  expect(modal.getByText('Only the creator may change this folder.').id).toBe(save.getAttribute('aria-describedby'))
  await user.click(modal.getByRole('tab', { name: 'Rules config' }))
  expect(modal.getByRole('button', { name: 'Remove Recruiter' }).matches(':disabled')).toBe(true)
  expect(modal.getByText('Finds people')).toBeTruthy()
})

test('a folder that a colleague shares appears without a reload', async () => {
  const services = screenServices({ folders: [own()] })
  const { live, emit } = screenLive()
  renderScreen(<VerificationsPage />, { rest: services.rest, path: '/cv-verification', live })
  await screen.findByRole('button', { name: /^Java developers/ })
  services.folders.push(colleagues)
  emit('list.changed', companyId, { list: 'VERIFICATION_FOLDERS', rowId: uuid(2) })
  expect(await screen.findByRole('button', { name: /^Of a colleague/ }, { timeout: 4000 })).toBeTruthy()
})
