import { graphql, internalToken } from '../../support/api.ts'
import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'
import type { RunningStack } from '../../support/startStack.ts'

interface Person {
  id: string
  databaseId: string
  name: string
  phones: string[]
}

/** A caller whose phone is a script that reports the phases as a browser does. */
async function callerOf(stack: RunningStack) {
  const token = await internalToken(stack)
  const ask = async <T>(query: string, variables: object = {}): Promise<T> => {
    const { data, errors } = await graphql<T>(stack, token, query, variables)
    if (!data || errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const {
    candidates: { nodes },
  } = await ask<{ candidates: { nodes: Person[] } }>(
    '{ candidates(first: 20) { nodes { id databaseId name phones } } }',
  )
  const person = nodes.find(({ phones }) => phones.length > 0)!
  const start = async () => {
    const {
      startCall: { call },
    } = await ask<{ startCall: { call: { id: string } } }>(
      'mutation ($input: StartCallInput!) { startCall(input: $input) { call { id } } }',
      { input: { candidateId: person.id, phone: person.phones[0] } },
    )
    return call.id
  }
  const report = (input: object) =>
    ask('mutation ($input: UpdateCallStateInput!) { updateCallState(input: $input) { call { phase } } }', { input })
  const note = (input: object) =>
    ask('mutation ($input: AddCallNoteInput!) { addCallNote(input: $input) { call { id } } }', { input })
  return { person, start, report, note }
}

test('colleagues see on list, page and board who is calling a candidate; another company sees nothing', async ({
  as,
  stack,
}) => {
  const { person, start, report, note } = await callerOf(stack)
  const page = await as('recruiter', '/candidates', { width: 1440 })
  const supervisor = await as('manager', '/dashboards', { width: 1440 })
  const stranger = await as('admin@other', '/calls', { width: 1440 })
  await supervisor.getByRole('navigation').getByRole('link', { name: 'Calls' }).first().click()
  const board = supervisor.getByRole('region', { name: 'Ongoing calls' })
  await expect(board).toContainText('Nobody is on the phone.')
  const foreignBoard = stranger.getByRole('region', { name: 'Ongoing calls' })
  await expect(foreignBoard).toContainText('Nobody is on the phone.')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: person.name, exact: true }) })
    .first()
  await expect(row).toBeVisible()

  const id = await start()
  await expect(row).toContainText(/Calling · Internal tools · \d\d:\d\d [ap]m/)
  await expect(board).toContainText(person.name)
  await expect(board).toContainText('Calling')
  // Reports that the caller is still there between the checks: on a slow machine they take longer than the services
  // wait.
  await checkAccess(supervisor)
  await report({ id, phase: 'CALLING' })
  await checkAccess(page)
  await report({ id, phase: 'CALLING' })

  await row.getByRole('link', { name: person.name, exact: true }).click()
  const status = page.getByRole('status').filter({ hasText: 'Internal tools' })
  await expect(status).toContainText('Calling')
  await report({ id, phase: 'RINGING', sessionId: 'journey-1' })
  await expect(status).toContainText('Ringing')
  await report({ id, phase: 'TALKING' })
  await expect(status).toContainText('Talking')
  await expect(board).toContainText('Talking')

  await note({ id, outcome: 'INTERESTED', note: 'Phỏng vấn thứ Hai' })
  await page.getByRole('tab', { name: 'Activities' }).click()
  await report({ id, phase: 'ENDED', result: 'ANSWERED' })
  await expect(page.getByText(/· Internal tools ·/)).toHaveCount(0)
  await expect(board).toContainText('Nobody is on the phone.')
  const entry = page.getByRole('listitem').filter({ hasText: 'Phỏng vấn thứ Hai' })
  await expect(entry).toContainText(/Internal tools.*called \+?\d+/)
  await expect(entry).toContainText('Answered')
  await expect(entry).toContainText('Interested')
  await checkAccess(page)

  await supervisor.reload()
  const logged = supervisor.getByRole('row').filter({ hasText: 'Phỏng vấn thứ Hai' })
  await expect(logged).toContainText(person.name)
  await expect(foreignBoard).toContainText('Nobody is on the phone.')
  await stranger.reload()
  await expect(stranger.getByRole('row').nth(1)).toBeVisible()
  await expect(stranger.getByText('Internal tools')).toHaveCount(0)
})

test('a call that is no longer reported ends by itself', async ({ as, stack }) => {
  const { start, person } = await callerOf(stack)
  const supervisor = await as('manager', '/calls', { width: 1440 })
  const board = supervisor.getByRole('region', { name: 'Ongoing calls' })
  await start()
  await expect(board).toContainText(person.name)
  await expect(board).toContainText('Nobody is on the phone.', { timeout: 25_000 })
  await expect(supervisor.getByRole('row').nth(1)).toContainText('Call failed')
})

test('the log is filtered by its address, and a supervisor hears a recording', async ({ as }) => {
  const page = await as('manager', '/calls?result=ANSWERED', { width: 1440 })
  await expect(page.getByRole('button', { name: /^Result.*Answered/ })).toBeVisible()
  await page.getByRole('button', { name: /^Started/ }).click()
  await page.getByRole('button', { name: 'This Year' }).click()
  await expect(page).toHaveURL(/range=this-year/)
  await checkAccess(page)
  await page
    .getByRole('button', { name: /^Play the recording/ })
    .first()
    .press('Enter')
  const player = page.locator('audio').first()
  await expect(player).toBeFocused()
  // It is real sound, allowed by the content security policy of the page.
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => [audio.error?.message ?? null, audio.duration > 3]))
    .toEqual([null, true])
  await checkAccess(page)
})

test('a user who may neither call nor supervise gets the forbidden page', async ({ as }) => {
  const page = await as('finance', '/calls')
  await expect(page).toHaveURL(/\/forbidden/)
})
