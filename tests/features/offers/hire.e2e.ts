import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newQuestion } from '../../../common/forms/newField.ts'
import { emailTemplatesByCompany, type EmailTemplate } from '../../../services/features/emailTemplates/contract.ts'
import { feedbackAsk } from '../../../services/features/feedbackRequests/contract.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkAccess } from '../../support/checkAccess.ts'
import { inDays } from '../../support/inDays.ts'
import { expect, test, toast } from '../../support/journey.ts'
import { sendMail } from '../../support/mail.ts'
import { addFeedbackForm } from '../interviewForms/addFeedbackForm.ts'
import { candidateInJob, openMail, outside } from './offersJourney.ts'

const [hired, rejected] = ['Hanna Hired', 'Rudi Rejected'].map((name) => ({
  name,
  address: `${name.toLowerCase().replace(' ', '.')}@mail.example`,
})) as [{ name: string; address: string }, { name: string; address: string }]

/** Approves what is waiting for a user. */
async function approve(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: new RegExp(`^${name}`) })
  await drawer.getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page, 'Approved')).toBeVisible()
}

test('a complete hire: feedback of an interviewer and a colleague, two approvals, the letter and its acceptance, and a rejection that is answered', async ({
  as,
  browser,
  stack,
}) => {
  const token = await tokenOf(stack, 'recruiter')
  const { id, job } = await candidateInJob(stack, hired.name, hired.address)
  const { id: rejectedId } = await candidateInJob(stack, rejected.name, rejected.address)
  const formId = await addFeedbackForm(stack, 'Form of a whole hire', [
    { ...newQuestion('Rate', 'skill'), title: 'Skill' },
  ])
  const ask = { jobId: job.id, candidateIds: [id], userNames: ['interviewer', 'recruiter2'], formId }
  await rest(stack, token, 'POST', feedbackAsk.path, ask)

  // Two colleagues give feedback on the candidate.
  for (const userName of ['interviewer', 'recruiter2']) {
    const page = await as(userName)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click()
    await page.getByRole('link', { name: new RegExp(`Your feedback on ${hired.name}`) }).click()
    await page.getByRole('radio', { name: 'Strong yes' }).check()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText(/^You submitted this feedback on/)).toBeVisible()
  }

  // The recruiter moves the candidate on, and writes the letter.
  const page = await as('recruiter', `/jobs/interview/${job.id}?keyword=Hanna`)
  await page.getByRole('button', { name: `Actions for ${hired.name}` }).click()
  await page.getByRole('menuitem', { name: 'Move to Offered' }).click()
  await expect(toast(page, `${hired.name} is now in Offered.`)).toBeVisible()
  await page.goto(`/candidates/view/${id}?tab=offers`)
  await page.getByRole('button', { name: 'New offer' }).click()
  const form = page.getByRole('region', { name: 'New offer' })
  await form.getByRole('combobox', { name: 'Form', exact: true }).selectOption({ label: 'Offer letter: Offer letter' })
  await form.getByLabel(/^Position/).fill('Engineer')
  await form.getByLabel(/^Place of work/).fill('Hà Nội')
  await form.getByLabel(/^Valid until/).fill(inDays(60).slice(0, 10))
  await form.getByLabel(/^Valid until/).press('Tab')
  await form.getByRole('button', { name: 'Save draft' }).click()
  const card = page.getByRole('article', { name: job.title })
  await card.getByRole('button', { name: 'Ask for approval' }).click()
  const dialog = page.getByRole('dialog', { name: /^Ask for approval/ })
  for (const userName of ['manager', 'admin']) {
    await dialog.getByLabel(/^Approvers/).fill(userName)
    await page.getByRole('option', { name: new RegExp(`^${userName} —`) }).click()
  }
  await dialog.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(toast(page, 'The offer is waiting for its approvers.')).toBeVisible()

  // In turn: the second approver is asked when the first has approved.
  const admin = await as('admin', '/approvals')
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(admin.getByRole('link', { name: hired.name, exact: true })).toHaveCount(0)
  await approve(await as('manager', '/approvals'), hired.name)
  await admin.reload()
  await approve(admin, hired.name)

  await page.reload()
  await card.getByRole('button', { name: 'Send to the candidate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, 'The offer is on its way.')).toBeVisible()

  // The candidate reads and accepts.
  const mailbox = await page.context().newPage()
  await openMail(mailbox, hired.address, /Our offer/)
  const href = await mailbox
    .frameLocator('iframe')
    .getByRole('link', { name: 'Read and answer the offer' })
    .getAttribute('href')
  const candidate = await outside(browser, stack)
  await candidate.goto(new URL(href!).pathname)
  await candidate.getByRole('button', { name: 'Send code' }).click()
  const [code] = /\b\d{6}\b/.exec(await openMail(mailbox, hired.address, /Your code/))!
  await candidate.getByLabel(/^Code/).fill(code)
  await candidate.getByRole('button', { name: 'Open the offer' }).click()
  const saved = candidate.waitForEvent('download')
  await candidate.getByRole('button', { name: 'Download document' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer)
  const hash = createHash('sha256').update(Buffer.concat(chunks)).digest('hex')
  await candidate.getByRole('button', { name: 'Accept the offer' }).click()
  await candidate.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(candidate.getByText(`SHA-256: ${hash}`)).toBeVisible()
  expect(await openMail(mailbox, hired.address, /You have accepted/)).toContain(hash)

  // The sender is notified, and the timeline shows every step.
  await page.goto(`/candidates/view/${id}?tab=timeline`)
  await expect(page.getByText('Offer letter').first()).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await expect(page.getByText(`${hired.name} has accepted the offer for ${job.title}`)).toBeVisible()

  // The other candidate is rejected with a template, and answers.
  const templates = await rest<EmailTemplate[]>(
    stack,
    await tokenOf(stack, 'interviewer'),
    'GET',
    emailTemplatesByCompany.path,
  )
  const template = templates.find(({ name }) => name === 'Rejection')!
  await page.goto(`/jobs/interview/${job.id}?keyword=Rudi`)
  await page.getByRole('button', { name: `Actions for ${rejected.name}` }).click()
  await page.getByRole('menuitem', { name: 'Reject', exact: true }).click()
  const rejection = page.getByRole('dialog', { name: `Reject: ${rejected.name}` })
  await rejection.getByLabel(/^Reason/).selectOption({ index: 1 })
  await rejection.getByLabel(/^E-mail/).selectOption({ label: `${template.name} — ${template.subject}` })
  await rejection.getByRole('button', { name: 'Reject' }).click()
  await expect(toast(page, `${rejected.name} is rejected.`)).toBeVisible()
  await page.goto(`/candidates/view/${rejectedId}?tab=messages`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await openMail(mailbox, rejected.address, /./)
  await mailbox.goto(`${mailbox.url().split('?')[0]}?look=source`)
  const replyTo = /<(reply-[a-z0-9]+@[^>\s]+)>/.exec(await mailbox.locator('pre').innerText())![1]!
  await sendMail(stack.smtpPort!, {
    to: replyTo,
    from: rejected.address,
    subject: 'A pity',
    text: 'Please think of me next time.',
  })
  await expect(page.getByRole('article', { name: 'A pity' })).toContainText('Please think of me next time.')
  await checkAccess(page)
})
