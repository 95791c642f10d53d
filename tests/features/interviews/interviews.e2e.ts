import type { Page } from '@playwright/test'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import type { Candidate } from '../../../services/features/candidates/shapes.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { jobList, type Job } from '../../../services/features/jobs/contract.ts'
import { rest, tokenOf, type Somewhere } from '../../support/api.ts'
import { checkAllLooks } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const resume = { work: [], education: [], awards: [], skills: [], languages: [] }

/** Creates candidates of the test's own in an open job. */
async function placed(stack: Somewhere, names: readonly string[]) {
  const token = await tokenOf(stack, 'recruiter')
  const post = <T>(path: string, body: unknown) => rest<T>(stack, token, 'POST', path, body)
  const { data } = await post<{ data: Job[] }>(jobList.path, { status: [0], pageSize: 100 })
  const job = data.find(({ workflowId }) => workflowId)!
  const candidateIds: string[] = []
  for (const name of names) {
    const body = { name, emails: [`${name.toLowerCase().replace(/\W+/g, '.')}@mail.example`], phones: [], resume }
    // oxlint-disable-next-line no-await-in-loop -- a handful
    candidateIds.push((await post<Candidate>(candidateCreate.path, body)).id)
  }
  await post(`${jobAddCandidate.path}?jobID=${job.id}`, { candidateIds })
  return { job, candidateIds }
}

async function fill(page: Page, time: string) {
  await page.getByLabel(/^Title/).fill('Technical interview')
  await page.getByLabel(/^Day/).fill('2090-03-07')
  await page.getByLabel(/^Time \*/).fill(time)
  const panel = page.getByRole('combobox', { name: /^Panel/ })
  await panel.fill('manager')
  await page.getByRole('option', { name: /^manager/ }).click()
}

test('an interview is planned, a time that is taken is reported, and its invitation is changed and cancelled', async ({
  as,
  stack,
}) => {
  const { job, candidateIds } = await placed(stack, ['Ira Interviewed', 'Otto Other'])
  const address = (at: number) => `/interviews/create?job=${job.id}&candidate=${candidateIds[at]}`
  const page = await as('recruiter', address(0))
  await expect(page.getByText(`Ira Interviewed for ${job.title}`)).toBeVisible()
  await fill(page, '10:00')
  await expect(page.getByRole('list', { name: 'Busy times on this day' })).toContainText('free all day')
  await checkAllLooks(page)
  await page.getByRole('button', { name: 'Plan and invite' }).click()
  await expect(toast(page, 'The interview is planned, and everybody is invited.')).toBeVisible()
  await expect(page.getByText('Invited', { exact: true })).toBeVisible()
  const planned = page.url()

  await page.goto(address(1))
  await fill(page, '10:30')
  await expect(page.getByRole('list', { name: 'Busy times on this day' })).toContainText('10:00–11:00')
  await page.getByRole('button', { name: 'Plan and invite' }).click()
  await expect(page.getByText(/is not available: 2090-03-07 10:00–11:00/)).toBeVisible()

  await page.goto(planned)
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByLabel(/^Time \*/).fill('14:00')
  await page.getByRole('button', { name: 'Save and notify everyone' }).click()
  await expect(toast(page, 'The interview is changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the interview' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await checkAllLooks(page)

  // Three mails to the candidate, each with its own calendar part.
  await expect(async () => {
    await page.goto('/demo/mail?q=ira.interviewed')
    await expect(page.locator('.list li')).toHaveCount(3, { timeout: 1000 })
  }).toPass()
  const mails = await page.locator('.list li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  const calendars: string[] = []
  for (const mail of mails) {
    // As text, because the frame of the HTML view is sandboxed.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.goto(`${mail.split('?')[0]}?look=text`)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const href = await page.getByRole('link', { name: 'invite.ics' }).getAttribute('href')
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    calendars.push(await (await page.request.get(href!)).text())
  }
  const said = (name: string) => calendars.map((text) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim())
  expect(said('METHOD')).toEqual(['CANCEL', 'REQUEST', 'REQUEST'])
  expect(said('SEQUENCE')).toEqual(['2', '1', '0'])
  expect(new Set(said('UID')).size).toBe(1)
})
