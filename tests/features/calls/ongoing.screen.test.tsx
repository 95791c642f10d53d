import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callOngoing } from '../../../services/features/calls/contract.ts'
import type { Call } from '../../../services/features/calls/callShapes.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { companyId } from '../../support/fakeRest.ts'
import { openList, people } from '../candidates/candidates.fixture.tsx'
import { uuid } from '../../support/records.ts'
import { call, ended } from './callRecords.ts'

const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!)
const open = (now: Call[], count = 3, path?: string) => {
  const here = openList(people(count), path, {
    prepare: ({ rest }) =>
      void rest.on(callOngoing, ({ body }) =>
        now.filter(({ candidateId }) => body!.candidateIds.includes(candidateId!)),
      ),
  })
  return { ...here, emit: (data: Call) => here.emit('call.changed', companyId, data) }
}

test('the list shows who is calling whom, and follows it with one subscription', async () => {
  const { emit, calls } = open([call(2, { phase: 'ringing' })])
  const second = await rowOf('Person 2')
  expect(await second.findByText(/^Ringing · Full sato · \d\d:\d\d [ap]m$/)).toBeTruthy()
  // Emitted again until the page has begun to listen.
  await waitFor(() => {
    emit(call(2, { phase: 'talking', answeredAt: '2026-03-02T01:05:00.000Z' }))
    expect(second.getByText(/^Talking · Full sato/)).toBeTruthy()
  })
  for (const { body } of calls('callOngoing'))
    expect([...body.candidateIds].sort()).toEqual([uuid(1), uuid(2), uuid(3)])
  const asked = calls('callOngoing').length
  emit(call(1, { userName: 'recruiter' }))
  expect(await (await rowOf('Person 1')).findByText(/^Calling · You · /)).toBeTruthy()
  emit(ended(2))
  await waitFor(() => expect(second.queryByText(/Full sato/)).toBeNull())
  expect(calls('callOngoing').length).toBe(asked)
})

test('after paging, the new page is followed instead of the first one', async () => {
  const { user, calls, emit } = open([], 25)
  await screen.findByRole('link', { name: 'Person 25' })
  await user.click(screen.getByRole('button', { name: /Next page/i }))
  await screen.findByRole('link', { name: 'Person 1' })
  await waitFor(() =>
    expect([...calls('callOngoing').at(-1)!.body.candidateIds].sort()).toEqual([1, 2, 3, 4, 5].map(uuid)),
  )
  const fourth = await rowOf('Person 4')
  await waitFor(() => {
    emit(call(25))
    emit(call(4))
    expect(fourth.getByText(/^Calling · Full sato/)).toBeTruthy()
  })
})

test('the list is shown even if the telephone is unavailable', async () => {
  openList(people(2), undefined, {
    prepare: ({ rest }) =>
      void rest.on(callOngoing, () => {
        throw new RequestError('UPSTREAM_UNAVAILABLE', 'down')
      }),
  })
  expect(await screen.findByRole('link', { name: 'Person 2' })).toBeTruthy()
})

test('the drawer beside the list follows the call too', async () => {
  const { emit } = open([call(2, { phase: 'ringing' })], 3, `/candidates?candidateId=${uuid(2)}`)
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText(/^Ringing · Full sato/)).toBeTruthy()
  // Emitted again until the page has begun to listen.
  await waitFor(() => {
    emit(call(2, { phase: 'talking', answeredAt: '2026-03-02T01:05:00.000Z' }))
    expect(drawer.getByText(/^Talking · Full sato/)).toBeTruthy()
  })
})
