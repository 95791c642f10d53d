import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { checkAccess, checkAllLooks, checkBothModes } from '../../support/checkAccess.ts'
import { inDays } from '../../support/inDays.ts'
import { expect, test, toast } from '../../support/journey.ts'
import { candidateInJob, openMail, outside } from './offersJourney.ts'

const name = 'Otto Offered'
const address = 'otto.offered@mail.example'

test('a letter is written, approved, sent, opened with a code and accepted; the receipt names the file', async ({
  as,
  browser,
  stack,
}) => {
  const { id, job } = await candidateInJob(stack, name, address)
  const page = await as('recruiter', `/candidates/view/${id}?tab=offers`)
  await page.getByRole('button', { name: 'New offer' }).click()
  const form = page.getByRole('region', { name: 'New offer' })
  await form.getByRole('combobox', { name: 'Form', exact: true }).selectOption({ label: 'Offer letter: Offer letter' })
  await form.getByLabel(/^Position/).fill('Senior engineer')
  await form.getByLabel(/^Place of work/).fill('Ho Chi Minh City')
  await form.getByLabel(/^Valid until/).fill(inDays(60).slice(0, 10))
  await form.getByLabel(/^Valid until/).press('Tab')
  await checkAllLooks(page)
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(toast(page, 'The draft is saved.')).toBeVisible()

  const card = page.getByRole('article', { name: job.title })
  await card.getByRole('button', { name: 'Ask for approval' }).click()
  const dialog = page.getByRole('dialog', { name: /^Ask for approval/ })
  await dialog.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await dialog.getByLabel(/^Approvers/).fill('manager')
  await page.getByRole('option', { name: /^manager —/ }).click()
  await checkBothModes(page)
  await dialog.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(toast(page, 'The offer is waiting for its approvers.')).toBeVisible()
  await expect(card.getByText('Waiting for approval')).toBeVisible()

  const manager = await as('manager', '/approvals')
  await manager.getByRole('link', { name, exact: true }).click()
  const drawer = manager.getByRole('dialog', { name: new RegExp(`^${name}`) })
  await expect(drawer.getByText('Senior engineer')).toBeVisible()
  await checkBothModes(manager)
  await drawer.getByRole('button', { name: 'Reject' }).click()
  await expect(drawer.getByText('Say why you reject it')).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Comment' }).fill('Welcome on board')
  await drawer.getByRole('button', { name: 'Approve' }).click()
  await expect(toast(manager, 'Approved')).toBeVisible()

  await page.reload()
  await expect(card.getByText('Welcome on board')).toBeVisible()
  await card.getByRole('button', { name: 'Send to the candidate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, 'The offer is on its way.')).toBeVisible()
  await expect(card.getByText('Sent', { exact: true }).first()).toBeVisible()

  const mailbox = await page.context().newPage()
  await openMail(mailbox, address, /Our offer/)
  const href = await mailbox
    .frameLocator('iframe')
    .getByRole('link', { name: 'Read and answer the offer' })
    .getAttribute('href')
  const link = new URL(href!).pathname

  const candidate = await outside(browser, stack)
  await candidate.goto(link)
  await expect(candidate.getByText('o•••@mail.example')).toBeVisible()
  await candidate.getByRole('button', { name: 'Send code' }).click()
  await candidate.getByLabel(/^Code/).fill('000000')
  await candidate.getByRole('button', { name: 'Open the offer' }).click()
  await expect(candidate.getByText(/^The code is wrong/)).toBeVisible()
  await checkBothModes(candidate)
  const [code] = /\b\d{6}\b/.exec(await openMail(mailbox, address, /Your code/))!
  await candidate.getByLabel(/^Code/).fill(code)
  await candidate.getByRole('button', { name: 'Open the offer' }).click()
  await expect(candidate.getByText(/this is your offer for the position/)).toBeVisible()
  const saved = candidate.waitForEvent('download')
  await candidate.getByRole('button', { name: 'Download document' }).click()
  const hash = createHash('sha256')
    .update(await readFile(await (await saved).path()))
    .digest('hex')
  await expect(candidate.getByText(`SHA-256: ${hash}`)).toBeVisible()
  await checkAccess(candidate)
  await candidate.getByRole('button', { name: 'Accept the offer' }).click()
  await candidate.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(candidate.getByRole('heading', { name: 'You have accepted the offer' })).toBeVisible()
  await expect(candidate.getByText(`SHA-256: ${hash}`)).toBeVisible()
  await checkBothModes(candidate)
  expect(await openMail(mailbox, address, /You have accepted/)).toContain(hash)
  await candidate.goto(link)
  await expect(candidate.getByText(/no longer valid/)).toBeVisible()

  await page.reload()
  await expect(card.getByText('Accepted', { exact: true })).toBeVisible()
  // The workflow has no stages for letters: the candidate stays in the offer stage.
  await page.goto(`/candidates/view/${id}?tab=jobs`)
  await expect(page.getByRole('combobox', { name: new RegExp(name) }).locator('option:checked')).toHaveText('Offered')
})

test('a user sets a deputy, who decides in their place', async ({ as }) => {
  const page = await as('manager', '/approvals')
  await page.getByRole('button', { name: 'Set a deputy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who approves while you are away' })
  await dialog.getByLabel(/^Deputy/).fill('admin')
  await page.getByRole('option', { name: /^admin —/ }).click()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel(/^Last day/).fill(tomorrow.split('-').reverse().join('/'))
  await dialog.getByLabel(/^Last day/).press('Tab')
  await checkBothModes(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/approves in your place from/)).toBeVisible()
  const admin = await as('admin', '/approvals')
  await expect(admin.getByText(/^You are deputy for:/)).toBeVisible()
  await expect(admin.getByRole('row').filter({ hasText: 'Salary offer' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'End' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('button', { name: 'Set a deputy' })).toBeVisible()
})
