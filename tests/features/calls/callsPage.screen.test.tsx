import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { callByIds, callList, callMonitor, phonenetRecordingUrl } from '../../../services/features/calls/contract.ts'
import type { Call } from '../../../services/features/calls/callShapes.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import CallsPage from '../../../web/features/calls/log/CallsPage.tsx'
import type { Session } from '../../../web/shared/session/session.ts'
import { companyId } from '../../support/fakeRest.ts'
import { renderScreen, screenLive } from '../../support/screen.tsx'
import { row, services } from '../candidates/candidateRecords.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { call, ended } from './callRecords.ts'

const supervisor: PermissionKey[] = ['Phonenet:GetURLRecording', 'Candidate:ReadCandidate']
const caller: PermissionKey[] = ['Phonenet:CallCandidate', 'Candidate:ReadCandidate']

function open(log: Call[], { path = '/calls', keys = supervisor, ongoing = [] as Call[] } = {}) {
  const rest = services([row(1, { name: 'Trần Bình' }), row(2, { name: 'Lê Hoa' })])
    .on(callList, ({ body }) => {
      const { pageIndex, pageSize } = { pageIndex: Number(body?.pageIndex), pageSize: Number(body?.pageSize) }
      const found = log.filter(({ result }) => !body?.results || body.results.includes(result!))
      return {
        data: found.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
        totalItem: found.length,
        pageIndex,
        pageSize,
      }
    })
    .on(callMonitor, () => ongoing)
    .on(callByIds, ({ body }) => log.filter(({ id }) => body!.ids.includes(id)))
    .on(phonenetRecordingUrl, () => ({ url: '/media/file?filePath=a%2Fone.wav' }))
  const { live, emit } = screenLive()
  const request = vi.fn<Session['request']>(async () => new Response('RIFF'))
  const can: Session['can'] = (needed) => [needed ?? []].flat().some((key) => keys.some((held) => held === key))
  const calls = (operation: string) => rest.calls.filter((one) => one.operation === operation)
  return {
    rest,
    calls,
    request,
    emit: (data: Call) => emit('call.changed', companyId, data),
    ...renderScreen(<CallsPage />, { rest, path, live, keys, can, request }),
  }
}

test('the log shows who was called, by whom, and with what result', async () => {
  open([
    ended(1, { name: 'Trần Bình', outcome: 'callBack', note: 'After six' }),
    ended(2, { name: 'Lê Hoa', result: 'busy', answeredAt: null, candidateId: null }),
  ])
  expect((await screen.findByRole('link', { name: 'Trần Bình' })).getAttribute('href')).toBe(
    `/candidates/view/${uuid(1)}`,
  )
  const [, first, second] = within(screen.getByRole('table', { name: 'Call log' }))
    .getAllByRole('row')
    .map((one) => within(one))
  for (const text of ['0901 234 567', 'Full sato', 'Answered', '01:23', 'Call back: After six'])
    expect(first!.getByText(text)).toBeTruthy()
  expect(second!.getByText('Candidate Busy')).toBeTruthy()
  // A row of a folder has no link here.
  expect(second!.queryByRole('link')).toBeNull()
})

test('it is filtered and paged by the address, and says when nothing is found', async () => {
  const { user, search, calls } = open([
    ...Array.from({ length: 22 }, (_, at) => ended(at + 1, { name: `Person ${at + 1}` })),
    ended(30, { name: 'Busy One', result: 'busy' }),
  ])
  expect(await screen.findByText('Person 1')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Next page/i }))
  expect(await screen.findByText('Person 22')).toBeTruthy()
  expect(search()).toEqual({ page: '2' })
  await user.click(screen.getByRole('button', { name: /^Result/ }))
  await user.click(screen.getByRole('checkbox', { name: 'Candidate Busy' }))
  await waitFor(() => expect(screen.queryByText('Person 22')).toBeNull())
  expect(await screen.findByText('Busy One')).toBeTruthy()
  expect(search()).toEqual({ result: 'BUSY' })
  await user.click(screen.getByRole('checkbox', { name: 'Candidate Busy' }))
  await user.click(screen.getByRole('checkbox', { name: 'Canceled' }))
  await user.keyboard('{Escape}')
  // The button beside the filters goes with the last row.
  await waitFor(() => expect(screen.queryByText('Busy One')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('Person 1')).toBeTruthy()
  expect(search()).toEqual({})
  expect(calls('callList').at(-1)!.body).toEqual({ pageIndex: 0, pageSize: 20, positions: true })
})

test('an address opens the log with its filters', async () => {
  const { calls } = open([], { path: '/calls?callers=sato,mai&from=2026-03-02&to=2026-03-03&result=FAILED,NONSENSE' })
  await screen.findByText('No Rows To Show')
  const { body } = calls('callList')[0]!
  expect(body).toMatchObject({ userNames: ['sato', 'mai'], results: ['failed'] })
  expect([body.from.slice(11), body.to.slice(11)].every((time) => /^\d\d:\d\d:\d\d\.\d{3}$/.test(time))).toBe(true)
  expect(screen.getByRole('button', { name: /^Callers.*sato, mai/ })).toBeTruthy()
})

test('a supervisor follows the ongoing calls; when one has ended the log is read again', async () => {
  const log: Call[] = []
  const { emit, calls } = open(log, { ongoing: [call(1, { name: 'Trần Bình' })] })
  const panel = within(await screen.findByRole('region', { name: 'Ongoing calls' }))
  expect(await panel.findByText('Calling')).toBeTruthy()
  expect(panel.getByRole('status').textContent).toBe('1 ongoing')
  expect(panel.getByRole('link', { name: 'Trần Bình' })).toBeTruthy()
  emit(call(1, { name: 'Trần Bình', phase: 'talking', answeredAt: '2026-03-02T01:02:00.000Z' }))
  expect(await panel.findByText('Talking')).toBeTruthy()
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  const before = calls('callList').length
  log.push(ended(1, { name: 'Trần Bình' }))
  emit(ended(1, { name: 'Trần Bình' }))
  expect(await panel.findByText('Nobody is on the phone.')).toBeTruthy()
  expect(await screen.findByText('01:23')).toBeTruthy()
  expect(calls('callList').length).toBe(before + 1)
})

test('a recording is fetched with the token only when it is requested', async () => {
  URL.createObjectURL = vi.fn<typeof URL.createObjectURL>(() => 'blob:here')
  URL.revokeObjectURL = vi.fn<typeof URL.revokeObjectURL>()
  const { user, request, calls } = open([ended(1, { name: 'Trần Bình', hasRecording: true }), ended(2)])
  const button = await screen.findByRole('button', { name: 'Play the recording of the call with Trần Bình' })
  expect([
    screen.getAllByRole('button', { name: /^Play the recording/ }).length,
    calls('phonenetRecordingUrl').length,
  ]).toEqual([1, 0])
  request.mockRejectedValueOnce(new RequestError('NOT_FOUND', 'gone'))
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe('The recording cannot be played.')
  await user.click(button)
  const player = await screen.findByLabelText<HTMLAudioElement>('Play the recording of the call with Trần Bình')
  await waitFor(() => expect([player.tagName, player.getAttribute('src')]).toEqual(['AUDIO', 'blob:here']))
  expect(request).toHaveBeenLastCalledWith('/download/mediaFile?filePath=a%2Fone.wav')
})

test('a user who may only call sees their own log: no ongoing calls of others, no recordings, no choice of callers', async () => {
  const { rest } = open([ended(1, { hasRecording: true })], { keys: caller })
  expect(await screen.findByText('Answered')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Ongoing calls' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Recording' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Callers/ })).toBeNull()
  expect(rest.counts().callMonitor).toBeUndefined()
})

test('a failure is reported and can be retried', async () => {
  const { rest, user } = open([ended(1)], { path: '/calls?result=BUSY' })
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  rest.on(callList, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'down')
  })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('Can not get list')).toBeTruthy()
  rest.on(callList, () => pageOf([ended(1, { name: 'Trần Bình' })]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Trần Bình')).toBeTruthy()
})
