import { callee, expect, phoneOn, test, watchPhone, withExtension } from './browserCalls.ts'

type Phone = ReturnType<typeof phoneOn>

interface Course {
  /** What the course shows, for the name of the test. */
  name: string
  /** Last digits of the number, which determine how the exchange answers. */
  ending: string
  /** The message that must have passed over the socket first. */
  passes?: Parameters<Phone['passes']>
  /** The states between Calling and the end, and the actions in them. */
  through: (phone: Phone) => Promise<unknown>
  ends: string
  why?: string
}

const ringing = (phone: Phone) => expect(phone.state).toHaveText('Ringing')
const talking = (phone: Phone) => expect(phone.state).toHaveText('Talking')
const hangUp = (phone: Phone) => phone.end.click()

const courses: Course[] = [
  {
    name: 'answer, talk, hang up',
    ending: '999',
    ends: 'Call End',
    through: async (phone) => {
      await ringing(phone)
      await talking(phone)
      await phone.hears()
      await expect(phone.timer).toHaveText(/^00:0[1-9]$/)
      await hangUp(phone)
    },
  },
  {
    name: 'the callee hangs up',
    ending: '111',
    through: async (phone) => {
      await talking(phone)
      await phone.hears()
    },
    ends: 'Call End',
  },
  {
    name: 'an answer without ringing',
    ending: '222',
    through: async (phone) => {
      await talking(phone)
      await phone.hears()
      await hangUp(phone)
    },
    ends: 'Call End',
  },
  {
    name: 'cancelled while ringing',
    ending: '000',
    through: async (phone) => {
      await ringing(phone)
      await hangUp(phone)
    },
    ends: 'Canceled',
  },
  {
    name: 'cancelled after 100 only',
    ending: '444',
    passes: ['framereceived', 'SIP/2.0 100'],
    through: hangUp,
    ends: 'Canceled',
  },
  {
    name: 'cancelled with no answer at all',
    ending: '888',
    passes: ['framesent', 'INVITE'],
    through: hangUp,
    ends: 'Canceled',
  },
  ...['486', '600'].map((ending) => ({ name: 'busy', ending, through: ringing, ends: 'Candidate Busy' })),
  ...['480', '408', '410'].map((ending) => ({ name: 'unavailable', ending, through: ringing, ends: 'Unavailable' })),
  ...['404', '503', '603'].map((ending) => ({
    name: 'any other failure',
    ending,
    through: ringing,
    ends: 'Call failed',
  })),
  {
    name: 'the exchange drops while it rings',
    ending: '555',
    through: ringing,
    ends: 'Call failed',
    why: 'The connection was lost.',
  },
  {
    name: 'the exchange drops while they talk',
    ending: '333',
    through: talking,
    ends: 'Call failed',
    why: 'The connection was lost.',
  },
]

test('every course of a call ends correctly and leaves nothing behind', async ({ as, stack }) => {
  test.setTimeout(120_000)
  // Two calls at once, each with its own extension.
  const half = Math.ceil(courses.length / 2)
  await Promise.all(
    [['recruiter', courses.slice(0, half)] as const, ['recruiter2', courses.slice(half)] as const].map(
      async ([account, own]) => {
        const page = await as(account, '/dashboards')
        await page.addInitScript(watchPhone)
        const phone = phoneOn(page)
        await page.goto(
          await callee(
            stack,
            'Trần Course',
            own.map(({ ending }) => ending),
          ),
        )
        for (const { name, ending, passes, through, ends, why } of own) {
          await test.step(`${ending}: ${name}`, async () => {
            const passed = passes && phone.passes(...passes)
            await phone.call(ending)
            await passed
            await through(phone)
            await expect(phone.state, `${ending} ends`).toHaveText(ends)
            await expect(phone.said).toHaveText([`Trần Course: ${ends}`, why].filter(Boolean).join('. '))
            await phone.isGone()
          })
        }
      },
    ),
  )
})

test('a refused registration, an unknown extension and a missing one', async ({ as, stack }) => {
  const page = await as('recruiter', '/dashboards')
  await page.addInitScript(watchPhone)
  const phone = phoneOn(page)
  let change: Parameters<typeof withExtension>[1] = (extension) => extension
  await withExtension(page, (extension) => change(extension))
  await page.goto(await callee(stack, 'Trần Refused', ['999']))
  for (const wrong of [{ password: 'wrong' }, { ext: '999999' }]) {
    change = (extension) => ({ ...extension, ...wrong })
    await phone.call('999')
    await expect(phone.state).toHaveText('Call failed')
    await expect(phone.said).toHaveText('Trần Refused: Call failed. The telephone exchange refuses your extension.')
    await phone.isGone()
  }
  change = () => null
  await phone.call('999')
  await expect(page.getByText('You have no phone extension. Ask an administrator for one.')).toBeVisible()
  await phone.isGone()
})
