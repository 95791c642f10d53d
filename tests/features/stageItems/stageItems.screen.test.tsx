import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import StageItemsPage from '../../../web/features/stageItems/StageItemsPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { stageServices, three } from './stageItems.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['InterviewSetting:ListInterviewSetting', 'InterviewSetting:AddUpdateInterviewSetting']
function open({ path = '/stages', held = all }: { path?: string; held?: string[] } = {}) {
  const rest = stageServices(...three, { name: 'On hold' }, { name: 'Starts', key: 'ONBOARD', isBuiltIn: true })
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  return {
    rest,
    ...renderScreen(<StageItemsPage />, { rest, path, keys: held as 'InterviewSetting:ListInterviewSetting'[], can }),
  }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a final system status is created, moved and deleted; built-in ones cannot be deleted', async () => {
  const { user, rest } = open()
  const offered = within(await screen.findByRole('row', { name: /Offered/ }))
  expect(offered.getByText('more than 100')).toBeTruthy()
  expect(offered.getByText('Goes on')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /Starts/ })).getByText('Hired')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete: Offered' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const form = await dialog('Create: System status')
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'On hold')
  fireEvent.change(form.getByLabelText('Colour'), { target: { value: '#abcdef' } })
  await user.click(form.getByRole('switch', { name: 'Ends the process' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /^Name/ }), ' for long')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('stageManageCreate').at(-1)!.body).toEqual({
    ...{ kind: 'systemStatus', name: 'On hold for long', color: '#abcdef', isEnd: true },
  })

  await user.click(await screen.findByRole('button', { name: 'Edit: On hold' }))
  const edit = await dialog('Edit: System status')
  expect(edit.queryByRole('switch')).toBeNull()
  const place = edit.getByRole('textbox', { name: /^Place/ })
  await user.clear(place)
  await user.type(place, '1')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('stageManageUpdate')).toHaveLength(1))
  expect(rest.callsOf('stageManageUpdate')[0]).toMatchObject({
    params: { id: uuid(4) },
    body: { name: 'On hold', color: '#112233', place: 1 },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete: On hold' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('a status shows its group, and a group has only a name and a position', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('tab', { name: 'Statuses' }))
  const onTrial = within(await screen.findByRole('row', { name: /On trial/ }))
  expect(onTrial.getByText('Trial')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Status')
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Trial over')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  await user.click(form.getByRole('combobox', { name: /^Group/ }))
  await user.click(await screen.findByRole('option', { name: 'Trial' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('stageManageCreate')).toHaveLength(1))
  expect(rest.callsOf('stageManageCreate')[0]!.body).toMatchObject({ kind: 'workflowStatus', groupId: uuid(2) })

  await user.click(await screen.findByRole('tab', { name: 'Groups' }))
  await screen.findByRole('row', { name: /Trial/ })
  expect(screen.getByRole('button', { name: 'Delete: Trial' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Edit: Trial' }))
  const group = await dialog('Edit: Group')
  expect(group.queryByLabelText('Colour')).toBeNull()
  await user.click(group.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('stageManageUpdate')[0]?.body).toEqual({ name: 'Trial', place: 2 }))
})

test('the search term is in the address; users who may only list have no buttons', async () => {
  open({ path: '/stages?keyword=hold', held: ['InterviewSetting:ListInterviewSetting'] })
  expect(await screen.findByText('On hold')).toBeTruthy()
  expect(screen.queryByText('Offered')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete)/ })).toBeNull()
})
