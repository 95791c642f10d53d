import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import EmailSendersPage from '../../../web/features/emailSenders/EmailSendersPage.tsx'
import type { Shell } from '../../../web/shared/shell.ts'
import { accessFaults } from '../../support/axe.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { senderServices } from '../emailSenders/senders.fixture.ts'
import { withArrangements } from './arrangements.fixture.ts'

beforeEach(() => localStorage.clear())

const arranger = [
  'EmailTemplate:ListEmailTemplate',
  'SettingSystem:ListSettingSystem',
  'SettingSystem:UpdateSettingSystem',
] as const
function open(tables: NonNullable<Shell['tables']> = [], held: readonly string[] = arranger) {
  const rest = withArrangements(senderServices({ name: 'Recruitment' }))
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const options = { rest, path: '/email-senders', keys: [...held] as 'SettingSystem:ListSettingSystem'[], can }
  return { rest, ...renderScreen(<EmailSendersPage />, { ...options, shell: { tables } }) }
}
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text && text !== 'Action')
const openMenu = async ({ user }: ReturnType<typeof open>) => {
  await screen.findByText('Recruitment')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
}

test('a list shows the columns of the role until its user chooses others, and again after a reset', async () => {
  const columns = [
    { key: 'name', isShown: true },
    { key: 'templates', isShown: true },
    { key: 'default', isShown: false },
    { key: 'place', isShown: false },
  ]
  const here = open([{ table: 'emailSenders', columns }])
  await screen.findByText('Recruitment')
  const ofRole = heads()
  expect(ofRole).toHaveLength(3)
  expect(ofRole).toContain('E-mail')
  await openMenu(here)
  await here.user.click(screen.getByRole('checkbox', { name: 'E-mail' }))
  expect(heads()).toHaveLength(2)
  await here.user.click(screen.getByRole('button', { name: 'Reset to default' }))
  expect(heads()).toEqual(ofRole)
})

test('the current columns are assigned to a role, and the columns of a role are removed', async () => {
  const here = open()
  const { user, rest } = here
  await openMenu(here)
  await user.click(screen.getByRole('checkbox', { name: 'E-mail' }))
  await user.click(screen.getByRole('button', { name: 'Columns of a role…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns of a role' }))
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Role' }), 'Hiring Manager')
  expect(await accessFaults()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove the columns of Recruiter' }))
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(await toast('The columns were removed.')).toBeTruthy()
  expect(await dialog.findByText('No role has columns of its own here yet.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Use these columns' }))
  expect(await toast('The columns of Hiring Manager were saved.')).toBeTruthy()
  const [saved] = rest.callsOf('tableArrangementSave')
  expect(saved).toMatchObject({ params: { table: 'emailSenders' }, body: { role: 'HiringManager' } })
  expect((saved!.body as { columns: { key: string; isShow: boolean }[] }).columns.slice(0, 2)).toMatchObject([
    { key: 'name', isShow: true },
    { key: 'email', isShow: false },
  ])
})

test('the action is hidden from users who may not change settings', async () => {
  const here = open([], arranger.slice(0, 2))
  await openMenu(here)
  expect(screen.getByRole('checkbox', { name: 'E-mail' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Columns of a role…' })).toBeNull()
})
