import type { Browser, Page } from '@playwright/test'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import type { Candidate } from '../../../services/features/candidates/shapes.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { jobList, type Job } from '../../../services/features/jobs/contract.ts'
import { users } from '../../../services/demo/people/accounts.ts'
import { accountVerificationLink } from '../../../services/features/users/contract.ts'
import { workflowList } from '../../../services/features/workflows/contract.ts'
import type { WorkflowGroup } from '../../../services/features/workflows/workflowShapes.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'
import type { RunningStack } from '../../support/startStack.ts'

/** Opens the mailbox, which requires no sign-in. */
async function openMailbox(browser: Browser, { publicUrl }: RunningStack, path = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL: publicUrl, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`/demo/mail${path}`)
  return page
}

test("a trigger fires: the log shows that its mail was sent, and the mail is in the demo's mailbox", async ({
  as,
  browser,
  stack,
}) => {
  const recruiter = await tokenOf(stack, 'recruiter')
  const groups = await rest<WorkflowGroup[]>(stack, recruiter, 'GET', workflowList.path)
  const engineering = groups.find(({ name }) => name === 'Engineering hiring')!
  const listed = await rest<{ data: Job[] }>(stack, recruiter, 'POST', jobList.path, { status: [0], pageSize: 100 })
  const job = listed.data.find(({ workflowId }) => workflowId === engineering.id)!
  const { id, name } = await rest<Candidate>(stack, recruiter, 'POST', candidateCreate.path, {
    name: 'Lê Thư Từ',
    phones: ['0399 777 002'],
    emails: [],
    resume: { work: [], education: [], awards: [], skills: [], languages: [] },
  })
  await rest(stack, recruiter, 'POST', `${jobAddCandidate.path}?jobID=${job.id}`, { candidateIds: [id] })

  const workflows = await as('recruiter', '/interview-settings/workflow', { width: 1440 })
  await workflows.getByRole('link', { name: 'Engineering hiring' }).click()
  const log = workflows.getByRole('table', { name: 'Trigger log' })
  const entry = log.getByRole('row').filter({ hasText: name })
  await expect(entry).toBeVisible()
  await expect(async () => {
    await workflows.getByRole('button', { name: 'Reload' }).click()
    await expect(entry).toContainText('Done', { timeout: 1_000 })
  }).toPass()

  const page = await openMailbox(browser, stack)
  await page.getByRole('searchbox', { name: 'Search mails' }).fill(name)
  await page.getByRole('button', { name: 'Search' }).click()
  const list = page.getByRole('region', { name: 'Mails' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('link', { name: `${name}: New` }).click()
  await expect(page.getByRole('heading', { level: 2, name: `${name}: New` })).toBeVisible()
  await expect(page.getByText('ha.nguyen@songhong.example').last()).toBeVisible()
  const written = page.frameLocator('iframe')
  await expect(written.getByText(`${name} has entered the status New for ${job.title}.`)).toBeVisible()
  await expect(written.getByRole('link', { name: 'Open the candidate' })).toHaveAttribute(
    'href',
    `${stack.publicUrl}/candidates/view/${id}`,
  )
  await page.getByRole('link', { name: 'Text', exact: true }).click()
  await expect(page.getByText(job.title)).toBeVisible()
  await page.getByRole('link', { name: 'Source' }).click()
  await expect(page.getByText('Auto-Submitted: auto-generated')).toBeVisible()
})

test('a verification link is sent in the language that its reader has chosen, and confirms the address', async ({
  as,
  browser,
  stack,
}) => {
  const own = await as('recruiter2')
  await own.getByRole('button', { name: 'Language: English' }).click()
  const told = own.waitForResponse(
    (answer) => answer.request().postData()?.includes('"input":{"language":"VI"}') ?? false,
  )
  await own.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click()
  expect((await told).ok()).toBe(true)
  const admin = await tokenOf(stack, 'admin')
  await rest(stack, admin, 'GET', `${accountVerificationLink.path}?userId=${users.recruiter2.id}`)

  const page = await openMailbox(browser, stack)
  const mail = page.getByRole('link', { name: 'Hireloom: xác nhận địa chỉ email của bạn' })
  await expect(async () => {
    await page.reload()
    await expect(mail).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await mail.click()
  const opened = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('link', { name: 'Xác nhận địa chỉ' }).click()
  const link = await opened
  await link.getByRole('button').click()
  await expect(link.getByRole('heading', { level: 1 })).toHaveText(/confirmed|xác nhận/)
})

test('the mailbox is accessible in both colour modes, and at 320 px', async ({ browser, stack }) => {
  const page = await openMailbox(browser, stack)
  await expect(page.getByText('Choose a mail to read it.')).toBeVisible()
  const look = async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await checkAccess(page)
    }
  }
  await look()
  await page.getByRole('region', { name: 'Mails' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
  await look()
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
  await page.goto('/demo/mail?q=nothing+at+all&lang=vi')
  await expect(page.getByText('Không có thư')).toBeVisible()
  await checkAccess(page)
})
