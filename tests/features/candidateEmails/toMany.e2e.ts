import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import type { Candidate } from '../../../services/features/candidates/shapes.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { jobList, type Job } from '../../../services/features/jobs/contract.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkAllLooks, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const people = ['Wanda', 'Willem', 'Wiebke'].map((first) => ({
  name: `${first} Many`,
  address: `${first.toLowerCase()}.many@mail.example`,
}))

test('a recruiter writes to many from the list, one unsubscribes in the mail program and another on the page, and a stage gets a mail', async ({
  as,
  browser,
  stack,
}) => {
  const token = await tokenOf(stack, 'recruiter')
  const post = <T>(path: string, body: unknown) => rest<T>(stack, token, 'POST', path, body)
  const resume = { work: [], education: [], awards: [], skills: [], languages: [] }
  const ids: string[] = []
  for (const { name, address } of people) {
    const body = { name, emails: [address], phones: [], resume }
    // oxlint-disable-next-line no-await-in-loop -- a handful
    ids.push((await post<Candidate>(candidateCreate.path, body)).id)
  }
  const page = await as('recruiter', '/candidates?q=Many')
  const open = async (count: number) => {
    await page.getByRole('button', { name: 'Write an e-mail' }).click()
    return page.getByRole('dialog', { name: `Write an e-mail: ${count} candidates` })
  }
  const chooseAll = async () => {
    for (const { name } of people)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await page.getByRole('checkbox', { name: `Choose ${name}` }).click()
  }
  await chooseAll()
  const dialog = await open(3)
  await dialog.getByLabel(/^Subject/).fill('Open day for Candidate_Name')
  await dialog.getByRole('textbox', { name: /^Text/ }).click()
  await page.keyboard.type('We open our doors on Friday.')
  await checkBothModes(page)
  await dialog.getByRole('button', { name: 'Next: check recipients' }).click()
  await expect(dialog.getByRole('heading', { name: '3 candidates get this e-mail.' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog', { name: 'Preview' })).toContainText(/Open day for W\w+ Many/)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Send to 3 candidates' }).click()
  await expect(toast(page, '3 e-mails are on their way.')).toBeVisible()

  // The mail as it was sent: the link that mail programs show as a button, and the same link below the text.
  const sourceOf = async (address: string) => {
    const mailbox = await page.context().newPage()
    await expect(async () => {
      await mailbox.goto(`/demo/mail?q=${address}`)
      await expect(mailbox.locator('.list li')).toHaveCount(1, { timeout: 1000 })
    }).toPass()
    const href = await mailbox.locator('.list li a').first().getAttribute('href')
    await mailbox.goto(`${href!.split('?')[0]}?look=source`)
    const source = await mailbox.locator('pre').innerText()
    await mailbox.close()
    return source
  }
  const linkIn = (source: string) => /^List-Unsubscribe: <([^>]+)>/m.exec(source)![1]!
  const source = await sourceOf(people[0]!.address)
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(source).toContain(`Open day for ${people[0]!.name}`)
  const oneClick = await fetch(linkIn(source), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.status).toBe(200)
  expect((await fetch(linkIn(source).replace(/[^/]+$/, 'x'.repeat(43)), { method: 'POST' })).status).toBe(404)

  const outside = await browser.newContext({ locale: 'en-GB', baseURL: stack.publicUrl })
  const reader = await outside.newPage()
  await reader.goto(linkIn(await sourceOf(people[1]!.address)))
  await expect(reader.getByRole('heading', { level: 1, name: /^E-mails from / })).toBeVisible()
  await checkAllLooks(reader)
  await reader.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(reader.getByRole('status')).toContainText('will no longer send such e-mails')
  await outside.close()

  await page.goto('/candidates?q=Many')
  await chooseAll()
  const second = await open(3)
  await second.getByLabel(/^Subject/).fill('Once more')
  await second.getByRole('textbox', { name: /^Text/ }).click()
  await page.keyboard.type('Friday is the day.')
  await second.getByRole('button', { name: 'Next: check recipients' }).click()
  await expect(second.getByRole('heading', { name: '1 candidate gets this e-mail.' })).toBeVisible()
  await expect(second.getByRole('note')).toContainText('Wanda Many: has unsubscribed from such e-mails')
  await checkAllLooks(page)
  await second.getByRole('button', { name: 'Back to editing' }).click()
  await second.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()

  // From a stage: the candidates in it get the mail.
  const { data: jobs } = await post<{ data: Job[] }>(jobList.path, { status: [0], pageSize: 100 })
  const job = jobs.find(({ workflowId }) => workflowId !== null)!
  await post(`${jobAddCandidate.path}?jobID=${job.id}`, { candidateIds: ids })
  await page.goto(`/jobs/interview/${job.id}?keyword=Many`)
  await page
    .getByRole('button', { name: /^E-mail everyone in / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Write an e-mail: / })).toBeVisible()
})
