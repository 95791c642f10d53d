import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { callReport, callStart, phonenetReadyUser } from '../../../services/features/calls/contract.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { CallFault, CallResult } from '../../../web/shared/calls/phone/phone.ts'
import { accessFaults } from '../../support/axe.ts'
import { idOf, uuid } from '../../support/records.ts'
import { openBar, record } from './bar.fixture.tsx'
import { dialled } from './fakePhone.ts'

vi.mock('../../../web/shared/calls/phone/sipPhone.ts', () => import('./fakePhone.ts'))

const bar = () => screen.queryByRole('region', { name: 'Call' })
const stateOf = () => bar()?.querySelector('[data-state]')?.textContent
const isSaid = (text: string) =>
  waitFor(() =>
    expect(
      within(bar()!)
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContain(text),
  )
const toast = (text: string) => screen.findByText(text, { selector: '[data-kind] *' })
const play = (run: (call: (typeof dialled)[number]) => void) => act(async () => run(dialled.at(-1)!))
const isDialled = (count = 1) => waitFor(() => expect(dialled.length).toBe(count))
const isGone = () => waitFor(() => expect(bar()?.querySelector('[data-call]') ?? null).toBeNull())

test('a call goes through its states; each is reported to the services, and repeated while nothing changes', async () => {
  const here = openBar()
  await here.callDuc()
  await isDialled()
  expect(dialled[0]).toMatchObject({
    extension: { ext: '101', password: 'secret', server: 'ws://localhost:3000/sip', realm: 'hireloom', iceServers: [] },
    target: { number: '0912345678', callId: uuid(900) },
  })
  expect(here.calls('callStart')[0]?.body).toEqual({ candidateId: uuid(1), phone: '0912 345 678' })
  await play(({ events }) => events.onSession('session-1'))
  await play(({ events }) => events.onPhase('ringing'))
  expect(stateOf()).toBe('Ringing')
  await play(({ events }) => events.onPhase('talking'))
  expect(stateOf()).toBe('Talking')
  expect(screen.getByRole('timer').textContent).toBe('00:00')
  await isSaid('Nguyễn Văn Đức: Talking')
  expect(await accessFaults()).toEqual([])
  const before = here.calls('callReport').length
  await waitFor(() => expect(here.calls('callReport').length).toBeGreaterThan(before + 1))
  await here.press('End call')
  expect(dialled[0]?.phone.hangUp).toHaveBeenCalled()
  expect(stateOf()).toBe('Call End')
  await isGone()
  await waitFor(() => expect(here.told()).toEqual(['calling', 'ringing', 'talking', 'ended answered']))
  expect(here.calls('callReport').at(-1)).toMatchObject({ params: { id: uuid(900) }, body: { sessionId: 'session-1' } })
  // A log that is open on the same page shows the length of the call.
  expect(here.environment.getStore().getSource().get(idOf('Call', 900))).toMatchObject({ durationSeconds: 83 })
  // Reported once, and not repeated while the bar was still visible.
  expect(here.calls('callReport').filter(({ body }) => body.phase === 'ended').length).toBe(1)
})

test.each<[CallResult, CallFault | undefined, string, string]>([
  ['canceled', undefined, 'Canceled', ''],
  ['busy', undefined, 'Candidate Busy', ''],
  ['unavailable', undefined, 'Unavailable', ''],
  ['failed', undefined, 'Call failed', ''],
  ['failed', 'microphoneDenied', 'Call failed', 'The microphone is blocked. Allow it for this page in the browser.'],
  ['failed', 'lost', 'Call failed', 'The connection was lost.'],
])('%s (%s) shows %s', async (result, fault, shown, why) => {
  const here = openBar()
  await here.callDuc()
  await isDialled()
  await play(({ events }) => events.onEnd(result, fault))
  expect(stateOf()).toBe(shown)
  await isSaid([`Nguyễn Văn Đức: ${shown}`, why].filter(Boolean).join('. '))
  await isGone()
  await waitFor(() => expect(here.told().at(-1)).toBe(`ended ${result}`))
})

test('a second call is refused while one is in progress', async () => {
  const here = openBar()
  await here.callDuc()
  await isDialled()
  const other = screen.getByRole('button', { name: 'Call Sato Kenta, 0912 345 679' })
  expect(other.getAttribute('aria-disabled')).toBe('true')
  await here.user.click(other)
  expect(await toast('You are in a call. End it before you call somebody else.')).toBeTruthy()
  expect(here.calls('callStart').length).toBe(1)
  await here.press('End call')
  await isGone()
  await here.press('Call Sato Kenta, 0912 345 679')
  await isDialled(2)
  expect(here.calls('callStart')[1]?.body).toEqual({ verificationCandidateId: uuid(2), phone: '0912 345 679' })
  await here.press('End call')
  await isGone()
})

test('without an extension the bar closes and says why; the call has ended', async () => {
  const here = openBar()
  here.rest.on(phonenetReadyUser, () => {
    throw new RequestError('NOT_FOUND', 'gone', { status: 404 })
  })
  await here.callDuc()
  expect(await toast('You have no phone extension. Ask an administrator for one.')).toBeTruthy()
  expect(bar()).toBeNull()
  expect(dialled).toEqual([])
  await waitFor(() => expect(here.told()).toEqual(['ended failed']))
})

test('a call that the services refuse is not dialled; one that was left on another page can be ended first', async () => {
  const here = openBar()
  let isBusy = true
  here.rest.on(callStart, ({ body }) => {
    if (isBusy) throw new RequestError('REFUSED', 'Another call goes on', { status: 400, errorCode: 'CALL_BUSY' })
    return record({ phone: String(body!.phone) })
  })
  await here.callDuc()
  const button = await screen.findByRole('button', { name: 'End the other call' })
  expect(bar()).toBeNull()
  isBusy = false
  await act(async () => button.click())
  await isDialled()
  expect(here.calls('phonenetUpdateUserStatus')[0]?.query).toEqual({ id: uuid(800) })
  await here.press('End call')
  await isGone()
})

test('a call that was ended elsewhere is hung up here', async () => {
  const here = openBar()
  await here.callDuc()
  await isDialled()
  await play(({ events }) => events.onPhase('talking'))
  here.rest.on(callReport, () => record({ phase: 'ended', result: 'answered' }))
  await waitFor(() => expect(dialled[0]?.phone.hangUp).toHaveBeenCalled())
  await isGone()
})

test('mute, keypad and hold reach the phone; a hold that was refused is not offered again', async () => {
  const here = openBar()
  await here.callDuc()
  await isDialled()
  await play(({ events }) => events.onPhase('talking'))
  await here.press('Mute')
  expect(dialled[0]?.phone.setMuted).toHaveBeenCalledWith(true)
  expect(screen.getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed')).toBe('true')
  await here.user.keyboard('{Alt>}{Shift>}[KeyM]{/Shift}{/Alt}')
  expect(dialled[0]?.phone.setMuted).toHaveBeenLastCalledWith(false)
  await here.press('Keypad')
  await here.press('5')
  await here.user.keyboard('#')
  expect(dialled[0]?.phone.sendTone.mock.calls).toEqual([['5'], ['#']])
  await here.user.keyboard('{Escape}')
  await here.press('Hold')
  await waitFor(() => expect(stateOf()).toBe('On hold'))
  await here.press('Hold')
  await waitFor(() => expect(stateOf()).toBe('Talking'))
  dialled[0]!.phone.setHeld.mockResolvedValue(false)
  await here.press('Hold')
  expect(await toast('The telephone exchange does not support putting calls on hold.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Hold' })).toBeNull()
  await here.user.keyboard('{Alt>}{Shift>}[KeyE]{/Shift}{/Alt}')
  expect(stateOf()).toBe('Call End')
  await isGone()
})

test('a quiet or weak line shows a hint; the call goes on', async () => {
  const here = openBar()
  await here.callDuc()
  await isDialled()
  await play(({ events }) => events.onPhase('talking'))
  await play(({ events }) => events.onHealth('poor', false))
  expect(within(bar()!).getByRole('img', { name: 'Weak connection' })).toBeTruthy()
  await play(({ events }) => events.onHealth('good', true))
  expect(within(bar()!).getAllByText(/No sound from the other side/).length).toBeGreaterThan(0)
  await play(({ events }) => events.onMicrophone(true))
  expect(within(bar()!).getAllByText(/Your microphone was disconnected/).length).toBeGreaterThan(0)
  await play(({ events }) => events.onMicrophone(false))
  expect(within(bar()!).queryByText(/Your microphone was disconnected/)).toBeNull()
  expect(stateOf()).toBe('Talking')
  await here.press('End call')
  await isGone()
})

test('the outcome of a call can still be entered after the user opens another page and calls again', async () => {
  const here = openBar()
  await here.callDuc()
  await isDialled()
  await play(({ events }) => events.onPhase('talking'))
  await here.press('End call')
  const form = within(await screen.findByRole('group', { name: 'Call with Nguyễn Văn Đức' }))
  await isGone()
  await here.user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByRole('alert').textContent).toBe('Choose an outcome or write a note.')
  await here.user.type(form.getByRole('textbox', { name: 'Note' }), 'Free from May')
  await act(async () => {
    await here.router.navigate('/other')
  })
  await act(async () => {
    await here.router.navigate('/')
  })
  await here.press('Call Sato Kenta, 0912 345 679')
  await isDialled(2)
  await here.press('End call')
  await isGone()
  expect(screen.queryByRole('group', { name: 'Call with Sato Kenta' })).toBeNull()
  await here.user.selectOptions(form.getByRole('combobox', { name: 'Outcome' }), 'Call back')
  await here.user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('The outcome of the call is saved.')).toBeTruthy()
  expect(here.calls('callNote')[0]).toMatchObject({
    params: { id: uuid(900) },
    body: { outcome: 'callBack', note: 'Free from May' },
  })
  expect(bar()).toBeNull()
})

test('the browser asks before leaving the page only while a call is in progress', async () => {
  const here = openBar()
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  await here.callDuc()
  await isDialled()
  expect(isAsked()).toBe(true)
  await act(async () => {
    dispatchEvent(new Event('pagehide'))
  })
  expect(dialled[0]?.phone.hangUp).toHaveBeenCalledWith(true)
  expect(isAsked()).toBe(false)
  await isGone()
})
