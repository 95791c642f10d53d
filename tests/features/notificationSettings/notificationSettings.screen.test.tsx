import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  notificationSettingGet,
  notificationSettingSave,
} from '../../../services/features/notificationSettings/contract.ts'
import NotificationSettingPage from '../../../web/features/notificationSettings/NotificationSettingPage.tsx'
import { fakeRest } from '../../support/fakeRest.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { setting } from './settings.ts'

beforeEach(() => localStorage.clear())

function open(read?: () => never) {
  let now = setting
  const rest = fakeRest()
    .on(notificationSettingGet, () => (read ? read() : now))
    .on(notificationSettingSave, ({ body }) => {
      const topics = now.topics.map((one) => ({ ...one, ...body.topics.find(({ topic }) => topic === one.topic) }))
      return (now = { ...body, topics })
    })
  return { rest, ...renderScreen(<NotificationSettingPage />, { rest, path: '/notification-setting' }) }
}
const topic = async (name: RegExp) => within(await screen.findByRole('group', { name }))
const box = (within: Awaited<ReturnType<typeof topic>>, name: string) =>
  within.getByRole<HTMLInputElement>('checkbox', { name })

test('a user chooses the channels of each topic; an immediate mail replaces the daily one', async () => {
  const { user, rest } = open()
  const jobs = await topic(/^Jobs/)
  await user.click(box(jobs, 'Daily e-mail'))
  await user.click(box(jobs, 'Inbox'))
  const offers = await topic(/^Offers/)
  await user.click(box(offers, 'E-mail'))
  expect(box(offers, 'Daily e-mail').disabled).toBe(true)
  const approvals = await topic(/^Approvals/)
  expect([box(approvals, 'Inbox').disabled, box(approvals, 'Inbox').checked]).toEqual([true, true])
  await user.click(screen.getByRole('switch', { name: 'Quiet hours' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  const body = rest.callsOf('notificationSettingSave')[0]!.body!
  expect(body).toMatchObject({ quietFrom: null, quietTo: null })
  const chosen = body.topics as { topic: string }[]
  expect(chosen.find((one) => one.topic === 'jobs')).toEqual({
    topic: 'jobs',
    inbox: false,
    push: true,
    mail: false,
    digest: true,
  })
  expect(chosen.find((one) => one.topic === 'offers')).toMatchObject({ mail: true })
  // The screen then shows what the services have stored.
  await waitFor(async () => expect(box(await topic(/^Jobs/), 'Inbox').checked).toBe(false))
})

test('quiet hours have two ends; errors are shown at their fields', async () => {
  const { user, rest } = open()
  const from = await screen.findByLabelText(/^From/)
  expect((from as HTMLInputElement).value).toBe('22:00')
  rest.on(notificationSettingSave, () => {
    throw new RequestError('BAD_INPUT', 'no', { fields: { quietTo: ['is the same time'] } })
  })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('is the same time')).toBeTruthy()
})

test('if the services store no settings, the page says so', async () => {
  open(() => {
    throw new RequestError('NOT_FOUND', 'Not found', { status: 404 })
  })
  expect(await screen.findByText(/not available in this installation/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
