import {
  callee,
  expect,
  phoneOn,
  releaseMicrophone,
  test,
  holdMicrophone,
  watchPhone,
  withExtension,
} from './browserCalls.ts'

/** Nobody answers at this address. */
const deadStun = { iceServers: [{ urls: ['stun:127.0.0.1:9'], username: null, credential: null }] }

test('limits: nobody answers, no SIP answer comes, no media comes, a dead STUN server', async ({ as, stack }) => {
  test.setTimeout(120_000)
  const page = await as('recruiter', '/dashboards')
  await page.addInitScript(watchPhone)
  await page.clock.install()
  const phone = phoneOn(page)
  let isStunDead = false
  await withExtension(page, (extension) => ({ ...extension, ...(isStunDead && deadStun) }))
  await page.goto(await callee(stack, 'Trần Limit', ['000', '444', '888', '666', '999']))

  const courses: {
    ending: string
    shown: string
    waitFor: Parameters<typeof phone.passes>
    after: number
    ends: string
    why?: string
  }[] = [
    { ending: '000', waitFor: ['framereceived', 'SIP/2.0 180'], shown: 'Ringing', after: 61_000, ends: 'Unavailable' },
    { ending: '444', waitFor: ['framereceived', 'SIP/2.0 100'], shown: 'Calling', after: 61_000, ends: 'Unavailable' },
    { ending: '888', waitFor: ['framesent', 'INVITE'], shown: 'Calling', after: 33_000, ends: 'Call failed' },
    {
      ending: '666',
      waitFor: ['framesent', 'ACK'],
      shown: 'Talking',
      after: 11_000,
      ends: 'Call failed',
      why: 'No audio came through.',
    },
  ]
  for (const { ending, shown, waitFor, after, ends, why } of courses) {
    await test.step(`${ending} ends as ${ends}`, async () => {
      const passed = phone.passes(...waitFor)
      await phone.call(ending)
      await expect(phone.state).toHaveText(shown)
      await passed
      await page.clock.fastForward(after)
      await expect(phone.said).toHaveText([`Trần Limit: ${ends}`, why].filter(Boolean).join('. '))
      await phone.isGone()
    })
  }

  isStunDead = true
  await test.step('cancelled while candidates are gathered', async () => {
    await phone.call('999')
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            (window as unknown as { watched: { connections: RTCPeerConnection[] } }).watched.connections.at(-1)
              ?.iceGatheringState,
        ),
      )
      .toBe('gathering')
    await expect(phone.state).toHaveText('Calling')
    await phone.end.click()
    await expect(phone.state).toHaveText('Canceled')
    await phone.isGone()
  })
  await test.step('a dead STUN server causes a delay, but the call succeeds', async () => {
    await phone.call('999')
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            (window as unknown as { watched: { connections: RTCPeerConnection[] } }).watched.connections.at(-1)
              ?.iceGatheringState,
        ),
      )
      .toBe('gathering')
    await page.clock.fastForward(11_000)
    await expect(phone.state).toHaveText('Talking')
    await phone.hears()
    await phone.end.click()
    await phone.isGone()
  })
})

test('a call is cancelled while the browser asks for the microphone, and during registration', async ({
  as,
  stack,
}) => {
  const address = await callee(stack, 'Trần Waiting', ['999'])
  await test.step('while the browser asks for the microphone', async () => {
    const page = await as('recruiter', '/dashboards')
    await page.addInitScript(watchPhone)
    await page.addInitScript(holdMicrophone)
    const phone = phoneOn(page)
    await page.goto(address)
    await phone.call('999')
    await expect(phone.state).toHaveText('Calling')
    await page.waitForFunction(() => 'releaseMicrophone' in window)
    await phone.end.click()
    await expect(phone.state).toHaveText('Canceled')
    await page.evaluate(releaseMicrophone)
    // The microphone was granted, and is switched off.
    await expect
      .poll(() =>
        page.evaluate(() => (window as unknown as { watched: { streams: MediaStream[] } }).watched.streams.length),
      )
      .toBe(1)
    await phone.isGone()
  })
  await test.step('during registration', async () => {
    const page = await as('recruiter', '/dashboards')
    await page.addInitScript(watchPhone)
    // A server that accepts the registration request and does not answer.
    const closed = new Promise<void>(
      (resolve) =>
        void page.routeWebSocket(/\/sip$/, (socket) => {
          socket.onMessage(() => socket.onClose(() => resolve()))
        }),
    )
    const phone = phoneOn(page)
    await page.goto(address)
    await phone.call('999')
    await expect(phone.state).toHaveText('Calling')
    await phone.end.click()
    await expect(phone.state).toHaveText('Canceled')
    await closed
    await phone.isGone()
  })
})

test('an incoming call during a call is answered as busy', async ({ as, stack }) => {
  const page = await as('recruiter', '/dashboards')
  let contact = ''
  let callIn = () => {}
  const refused = new Promise<string>(
    (resolve) =>
      void page.routeWebSocket(/\/sip$/, (socket) => {
        const server = socket.connectToServer()
        callIn = () =>
          socket.send(
            [
              `INVITE ${contact} SIP/2.0`,
              'Via: SIP/2.0/WS other.invalid;branch=z9hG4bKother',
              'Max-Forwards: 70',
              `To: <${contact}>`,
              'From: <sip:other@hireloom>;tag=other',
              'Call-ID: other',
              'CSeq: 1 INVITE',
              'Contact: <sip:other@other.invalid;transport=ws>',
              'Content-Length: 0',
              '',
              '',
            ].join('\r\n'),
          )
        socket.onMessage((message) => {
          const text = String(message)
          contact = /^REGISTER[^]*Contact: <([^>]+)>/.exec(text)?.[1] ?? contact
          if (/^SIP\/2.0 [3-6]/.test(text) && text.includes('Call-ID: other')) resolve(text.slice(0, 11))
          server.send(message)
        })
      }),
  )
  const phone = phoneOn(page)
  await page.goto(await callee(stack, 'Trần Engaged', ['999']))
  await phone.call('999')
  await expect(phone.state).toHaveText('Talking')
  callIn()
  expect(await refused).toBe('SIP/2.0 486')
  await expect(phone.state).toHaveText('Talking')
  await phone.end.click()
  await expect(phone.state).toHaveText('Call End')
})

test('the exchange cannot be reached', async ({ as, stack }) => {
  const page = await as('recruiter', '/dashboards')
  await page.addInitScript(watchPhone)
  const phone = phoneOn(page)
  await withExtension(page, (extension) => ({
    ...extension,
    server: `${stack.publicUrl.replace('http', 'ws')}/nowhere/sip`,
  }))
  await page.goto(await callee(stack, 'Trần Unreachable', ['999']))
  await phone.call('999')
  await expect(phone.said).toHaveText('Trần Unreachable: Call failed. The telephone exchange is not responding.')
  await phone.isGone()
})

test('a server that freezes during a call does not keep the microphone open', async ({ as, stack }) => {
  const page = await as('recruiter', '/dashboards')
  await page.addInitScript(watchPhone)
  await page.clock.install()
  const phone = phoneOn(page)
  await page.goto(await callee(stack, 'Trần Frozen', ['999']))
  await phone.call('999')
  await expect(phone.state).toHaveText('Talking')
  await phone.hears()
  process.kill(stack.services.pid, 'SIGSTOP')
  try {
    await expect(phone.bar.getByText('No sound from the other side').first()).toBeVisible({ timeout: 14_000 })
    await expect(phone.state).toHaveText('Talking')
    await phone.end.click()
    await expect(phone.state).toHaveText('Call End')
    await phone.isGoneButFor(1)
  } finally {
    process.kill(stack.services.pid, 'SIGCONT')
  }
  await expect
    .poll(() =>
      phone.isGone().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
})
