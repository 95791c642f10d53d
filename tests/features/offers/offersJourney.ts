import { expect, type Browser, type Page } from '@playwright/test'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import type { Candidate } from '../../../services/features/candidates/shapes.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { jobList, type Job } from '../../../services/features/jobs/contract.ts'
import { workflowList } from '../../../services/features/workflows/contract.ts'
import type { WorkflowGroup } from '../../../services/features/workflows/workflowShapes.ts'
import { rest, tokenOf, type Somewhere } from '../../support/api.ts'

/** Creates a candidate in the first stage of an open job. */
export async function candidateInJob(
  stack: Somewhere,
  name: string,
  address: string,
): Promise<{ id: string; job: Job }> {
  const token = await tokenOf(stack, 'recruiter')
  const post = <T>(path: string, body: unknown) => rest<T>(stack, token, 'POST', path, body)
  const workflows = await rest<WorkflowGroup[]>(stack, token, 'GET', workflowList.path)
  const { data: jobs } = await post<{ data: Job[] }>(jobList.path, { status: [0], pageSize: 100 })
  const engineering = workflows.find((workflow) => workflow.name === 'Engineering hiring')!
  const job = jobs.find(({ workflowId }) => workflowId === engineering.id)!
  const resume = { work: [], education: [], awards: [], skills: [], languages: [] }
  const { id } = await post<Candidate>(candidateCreate.path, { name, emails: [address], phones: [], resume })
  await post(`${jobAddCandidate.path}?jobID=${job.id}`, { candidateIds: [id] })
  return { id, job }
}

/** Opens a page for an outsider: no account, no sign-in. */
export async function outside(browser: Browser, { publicUrl }: { publicUrl: string }): Promise<Page> {
  const context = await browser.newContext({
    baseURL: publicUrl,
    locale: 'en-GB',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1280, height: 800 },
  })
  return context.newPage()
}

/** Opens the newest mail to an address with a matching subject, and returns its text. */
export async function openMail(page: Page, address: string, subject: RegExp): Promise<string> {
  await expect(async () => {
    await page.goto(`/demo/mail?q=${encodeURIComponent(address)}`)
    const mails = page.getByRole('region', { name: 'Mails' })
    await mails.getByRole('link', { name: subject }).first().click({ timeout: 2_000 })
  }).toPass()
  return page.frameLocator('iframe').locator('body').innerText()
}
