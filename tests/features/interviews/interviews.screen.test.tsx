import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import * as contract from '../../../services/features/interviews/contract.ts'
import InterviewPage from '../../../web/features/interviews/InterviewPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { interview, withInterviews } from './interviewRecords.ts'

const keys = ['JobRequest:InterviewManage', 'JobRequest:ReadJobRequest'] as const
function open(given: Partial<contract.Interview> = {}, held: readonly PermissionKey[] = keys) {
  const row = interview(900, given)
  const rest = withInterviews()
    .on(contract.interviewsByIds, ({ body }) => (body!.ids.includes(row.id) ? [row] : []))
    .on(contract.interviewFreeBusy, ({ body }) => ({
      people: body!.userNames.map((userName) => ({ userName, busy: [] })),
      rooms: [],
    }))
  const page = (
    <Routes>
      <Route path="/interviews/:id" element={<InterviewPage />} />
    </Routes>
  )
  const can = (asked: string | readonly string[] | undefined) =>
    [asked ?? []].flat().some((key) => (held as readonly string[]).includes(key))
  return { rest, ...renderScreen(page, { rest, path: `/interviews/${uuid(900)}`, keys: [...held], can }) }
}

test('the panel sees time, place, people and notes, but no buttons for planning', async () => {
  open({ notes: 'Ask for the notice period' }, ['UserProfile:ReadUserProfile'])
  expect(await screen.findByRole('heading', { level: 1, name: 'Technical interview' })).toBeTruthy()
  expect(screen.getByText('Lan Anh for Developer')).toBeTruthy()
  expect(screen.getByText(/\(Asia\/Ho_Chi_Minh\)/)).toBeTruthy()
  expect(screen.getByText('User minh')).toBeTruthy()
  expect(screen.getByText('Accepted')).toBeTruthy()
  expect(screen.getByText('Ask for the notice period')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
})

test('an interview that is deleted or hidden is reported as not found', async () => {
  const { rest } = open()
  rest.on(contract.interviewsByIds, () => [])
  expect(await screen.findByText('This interview does not exist, or you do not have access to it')).toBeTruthy()
})

test('a person who is taken is reported at the panel, and the typed values stay', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  rest.on(contract.interviewChange, () => {
    const detail = { code: 'PERSON_TAKEN', params: { name: 'User minh', when: '2099-01-05 10:00–11:00' } }
    throw new RequestError('BAD_INPUT', 'no', {
      fields: { 'interview.panel': ['taken'] },
      fieldDetails: { 'interview.panel': [detail] },
    })
  })
  const title = screen.getByLabelText(/^Title/)
  await user.clear(title)
  await user.type(title, 'Second interview')
  await user.click(screen.getByRole('button', { name: 'Save and notify everyone' }))
  expect(await screen.findByText('User minh is not available: 2099-01-05 10:00–11:00')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Second interview')
  expect(rest.callsOf('interviewChange')[0]).toMatchObject({
    body: { title: 'Second interview', version: 1, minutes: 60, seats: [{ userName: 'minh', role: 'lead' }] },
  })
})

test('cancelling asks for confirmation, and then shows the interview as cancelled', async () => {
  const { user, rest } = open()
  rest.on(contract.interviewCancel, () => interview(900, { state: 'cancelled', version: 2 }))
  await user.click(await screen.findByRole('button', { name: 'Cancel the interview' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }))
  expect(await toast('The interview is cancelled, and everyone has been notified.')).toBeTruthy()
  expect(await screen.findByText('Cancelled')).toBeTruthy()
  expect(rest.callsOf('interviewCancel')).toMatchObject([{ params: { id: uuid(900) }, body: { version: 1 } }])
})
