import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import * as contract from '../../../services/features/interviewRooms/contract.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import RoomsTab from '../../../web/features/interviewRooms/RoomsTab.tsx'
import { fakeRest } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'

const reading: PermissionKey[] = ['InterviewSetting:ListInterviewSetting']
const all: PermissionKey[] = [
  ...reading,
  'InterviewSetting:AddUpdateInterviewSetting',
  'InterviewSetting:DeleteInterviewSetting',
]
const room = (number: number, given: Partial<contract.InterviewRoom> = {}): contract.InterviewRoom => ({
  id: uuid(number),
  name: `Room ${number}`,
  locationId: null,
  directions: '',
  capacity: null,
  isActive: true,
  version: 1,
  ...given,
})

/** Opens the screen with these stored rooms. */
function open(rooms: contract.InterviewRoom[], keys = all) {
  const rest = fakeRest()
    .on(contract.interviewRoomList, () => rooms)
    .on(contract.interviewRoomSave, ({ body }) => {
      const saved = room(rooms.length + 1, { ...(body as object), id: body!.id ?? uuid(rooms.length + 1), version: 2 })
      rooms = [...rooms.filter(({ id }) => id !== saved.id), saved]
      return saved
    })
    .on(contract.interviewRoomDelete, ({ params }) => {
      rooms = rooms.filter(({ id }) => id !== params!.id)
      return true
    })
  const can = (asked: string | readonly string[] | undefined) =>
    [asked ?? []].flat().some((key) => (keys as readonly string[]).includes(key))
  return { rest, ...renderScreen(<RoomsTab />, { rest, path: '/interview-settings?tab=roomsTab', keys, can }) }
}
const row = async (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
beforeEach(() => localStorage.clear())

test('rooms are shown with their location and number of seats', async () => {
  open([room(1, { name: 'Sông Hồng', directions: 'Floor 2', capacity: 8 }), room(2, { isActive: false })], reading)
  expect((await row('Sông Hồng')).textContent).toContain('Floor 28Active')
  expect((await row('Room 2')).textContent).toContain('Inactive')
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
})

test('a room is created, changed with its version, and deleted', async () => {
  const { user, rest } = open([])
  expect(await screen.findByText('No data')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Create room' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This field is required')).toBeTruthy()
  await user.type(dialog.getByLabelText(/^Name/), '  Hanoi ')
  await user.type(dialog.getByLabelText('Seats'), '6')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await row('Hanoi')).toBeTruthy()
  expect(rest.callsOf('interviewRoomSave')[0]!.body).toEqual({
    name: 'Hanoi',
    locationId: null,
    directions: '',
    capacity: 6,
    isActive: true,
  })

  await user.click(screen.getByRole('button', { name: 'Edit: Hanoi' }))
  const edit = within(screen.getByRole('dialog', { name: 'Edit room' }))
  await user.click(edit.getByRole('switch'))
  await user.click(edit.getByRole('button', { name: 'Save' }))
  expect((await row('Hanoi')).textContent).toContain('Inactive')
  expect(rest.callsOf('interviewRoomSave')[1]!.body).toMatchObject({ id: uuid(1), version: 2, isActive: false })

  await user.click(screen.getByRole('button', { name: 'Delete: Hanoi' }))
  const question = within(screen.getByRole('dialog', { name: 'Delete' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No data')).toBeTruthy()
})

test('a name that is taken is reported under the field', async () => {
  const { user, rest } = open([room(1)])
  await row('Room 1')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  rest.on(contract.interviewRoomSave, () => {
    throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['There is a room of this name'] } })
  })
  const dialog = within(screen.getByRole('dialog', { name: 'Create room' }))
  await user.type(dialog.getByLabelText(/^Name/), 'Room 1')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('There is a room of this name')).toBeTruthy()
})

test('a room with upcoming interviews cannot be deleted, and the reason is shown', async () => {
  const { user, rest } = open([room(1)])
  await row('Room 1')
  rest.on(contract.interviewRoomDelete, () => {
    throw new RequestError('CONFLICT', 'Interviews are still to be held there')
  })
  await user.click(screen.getByRole('button', { name: 'Delete: Room 1' }))
  await user.click(within(screen.getByRole('dialog', { name: 'Delete' })).getByRole('button', { name: 'Delete' }))
  expect(await toast('Interviews are still to be held there')).toBeTruthy()
  expect(await row('Room 1')).toBeTruthy()
})
