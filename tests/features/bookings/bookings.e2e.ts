import type { Browser, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import type { Candidate } from '../../../services/features/candidates/shapes.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { jobList, type Job } from '../../../services/features/jobs/contract.ts'
import { workflowList } from '../../../services/features/workflows/contract.ts'
import type { WorkflowGroup } from '../../../services/features/workflows/workflowShapes.ts'
import { rest, tokenOf, type Somewhere } from '../../support/api.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const name = 'Bea Booker'
const title = 'Talk with the team'

/** A candidate in the first stage of a running job. */
async function candidateInJob(stack: Somewhere): Promise<Job> {
  const token = await tokenOf(stack, 'recruiter')
  const post = <T>(path: string, body: unknown) => rest<T>(stack, token, 'POST', path, body)
  const workflows = await rest<WorkflowGroup[]>(stack, token, 'GET', workflowList.path)
  const { data: jobs } = await post<{ data: Job[] }>(jobList.path, { status: [0], pageSize: 100 })
  const engineering = workflows.find((workflow) => workflow.name === 'Engineering hiring')!
  const job = jobs.find(({ workflowId }) => workflowId === engineering.id)!
  const resume = { work: [], education: [], awards: [], skills: [], languages: [] }
  const body = { name, emails: ['bea.booker@mail.example'], phones: [], resume }
  const { id } = await post<Candidate>(candidateCreate.path, body)
  await post(`${jobAddCandidate.path}?jobID=${job.id}`, { candidateIds: [id] })
  return job
}

/** A visitor without an account, who is not signed in and is in another time zone. */
async function outside(browser: Browser, { publicUrl }: { publicUrl: string }, width = 1280): Promise<Page> {
  const context = await browser.newContext({
    baseURL: publicUrl,
    locale: 'en-GB',
    timezoneId: 'Asia/Tokyo',
    viewport: { width, height: 800 },
  })
  return context.newPage()
}

/** The link in the newest mail to a recipient with a matching subject, as it appears in the mail's text. */
async function linkInMail(page: Page, to: string, subject: RegExp, link: RegExp): Promise<string> {
  await expect(async () => {
    await page.goto(`/demo/mail?q=${encodeURIComponent(to)}`)
    const mails = page.getByRole('region', { name: 'Mails' })
    await mails.getByRole('link', { name: subject }).first().click({ timeout: 2_000 })
  }).toPass()
  const hrefs = await page
    .frameLocator('iframe')
    .locator('a')
    .evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).href))
  return new URL(hrefs.find((href) => link.test(href))!).pathname
}

test('a candidate books an interview with the link from a mail and answers the invitation; the panel sees it in the week and in the calendar', async ({
  as,
  browser,
  stack,
}) => {
  const job = await candidateInJob(stack)
  const page = await as('recruiter', `/jobs/interview/${job.id}?keyword=Bea`)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Send a booking link' }).click()
  const dialog = page.getByRole('dialog', { name: `Booking link for ${name}` })
  await dialog.getByLabel('Interview').fill(title)
  await dialog.getByLabel('Panel').fill('manager')
  await page.getByRole('option', { name: /^manager —/ }).click()
  await dialog.getByLabel('Days').selectOption('all')
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(toast(page, `${name} will receive a link to choose a time.`)).toBeVisible()

  const candidate = await outside(browser, stack)
  const booking = await linkInMail(candidate, 'bea.booker', /choose a time for your interview/, /\/booking\//)
  const response = await candidate.goto(booking)
  expect(response!.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  await expect(candidate.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(candidate.getByText(/Japan Standard Time/)).toBeVisible()
  await checkBothModes(candidate)
  await candidate.getByRole('button', { name: '11:00' }).first().click()
  await candidate.getByRole('button', { name: 'Book this time' }).click()
  await expect(candidate.getByRole('heading', { name: 'Your interview is booked' })).toBeVisible()
  await candidate.goto(booking)
  await expect(candidate.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()

  const invitation = await linkInMail(candidate, 'bea.booker', /^Invitation/, /\/interview-reply\//)
  const phone = await outside(browser, stack, 320)
  await phone.goto(invitation)
  await phone.getByRole('button', { name: 'Accept' }).click()
  await phone.getByRole('button', { name: 'Yes, I will come' }).click()
  await expect(phone.getByText('You have accepted.')).toBeVisible()
  await checkAccess(phone)
  await phone.getByRole('button', { name: 'Decline' }).click()
  await phone.getByRole('button', { name: 'Yes, decline' }).click()
  await expect(phone.getByText('You have declined.')).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText(`${name} has declined: ${title}`)).toBeVisible()

  const manager = await as('manager')
  const mine = manager.getByRole('region', { name: 'My interviews' })
  await expect(mine.getByText(/^Times are in your time zone/)).toBeVisible()
  const row = mine.getByRole('listitem').filter({ hasText: name })
  // Tomorrow may be in the next week.
  if ((await row.count()) === 0) await mine.getByRole('button', { name: 'Later' }).click()
  await expect(row).toContainText(title)
  await mine.getByText('Calendar address').click()
  await mine.getByRole('button', { name: 'Create address' }).click()
  const address = await mine.getByText(/\/calendar\/[\w-]{43}\.ics$/).textContent()
  await checkBothModes(manager)
  const feed = await fetch(address!)
  expect(feed.headers.get('content-type')).toContain('text/calendar')
  const calendar = new ICAL.Component(ICAL.parse(await feed.text()) as never)
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  expect(events.map(({ summary }) => summary)).toContain(`${title} – ${name}`)
  await Promise.all([candidate.context().close(), phone.context().close()])
})
