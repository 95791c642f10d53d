import type { Candidate } from '../../../services/features/candidates/shapes.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkAllLooks, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'
import { sampleCv, sendMail } from '../../support/mail.ts'

const name = 'Ulla Writes'
/** The address of the demo's recruiter. */
const own = 'ha.nguyen@songhong.example'
const address = 'ulla.writes@mail.example'

test('a recruiter writes with a template, the answer arrives live in the conversation and the bell, and the conversation continues', async ({
  as,
  stack,
}) => {
  const token = await tokenOf(stack, 'recruiter')
  const resume = { work: [], education: [], awards: [], skills: [], languages: [] }
  const { id } = await rest<Candidate>(stack, token, 'POST', candidateCreate.path, {
    name,
    emails: [address],
    phones: [],
    resume,
  })
  const page = await as('recruiter', `/candidates/view/${id}?tab=messages`)
  await expect(page.getByText(/^There are no messages yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Write an e-mail' }).click()
  const form = page.getByRole('form', { name: 'Write an e-mail' })
  await expect(form.getByLabel('Template')).toBeVisible()
  await form.getByLabel(/^Subject/).fill('A word with Candidate_Name')
  const text = form.getByRole('textbox', { name: /^Text/ })
  await text.click()
  await page.keyboard.type('Would you come on Monday?')
  await form
    .getByLabel('Files')
    .setInputFiles({ name: 'way.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await sampleCv('classic')) })
  await expect(form.getByRole('button', { name: 'Remove way.pdf' })).toBeVisible()
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog', { name: 'Preview' }).getByText(`A word with ${name}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await checkAllLooks(page)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(toast(page, 'The e-mail is on its way.')).toBeVisible()
  const first = page.getByRole('article', { name: `A word with ${name}` })
  await expect(first).toContainText('Would you come on Monday?')

  // The mail as it was sent: who wrote it, and where answers go.
  const mailbox = await page.context().newPage()
  await expect(async () => {
    await mailbox.goto(`/demo/mail?q=${address}`)
    await expect(mailbox.locator('.list li')).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  const href = await mailbox.locator('.list li a').first().getAttribute('href')
  await mailbox.goto(`${href!.split('?')[0]}?look=source`)
  const source = await mailbox.locator('pre').innerText()
  const replyTo = /<(reply-[a-z0-9]+@[^>\s]+)>/.exec(source)![1]!
  expect(source).toContain('way.pdf')
  expect(source).not.toContain('Auto-Submitted')

  await sendMail(stack.smtpPort!, {
    to: replyTo,
    from: address,
    subject: `Re: A word with ${name}`,
    text: 'Monday is fine.\n\nOn Tue, Hà wrote:\n> Would you come on Monday?',
    files: [{ name: 'mine.pdf', bytes: await sampleCv('ember') }],
  })
  const answer = page.getByRole('article', { name: `Re: A word with ${name}` })
  await expect(answer.getByText('Monday is fine.')).toBeVisible()
  await expect(answer.getByText('> Would you come on Monday?')).toBeHidden()
  await answer.getByText('Show quoted text').click()
  await expect(answer.getByText('> Would you come on Monday?')).toBeVisible()
  const saved = page.waitForEvent('download')
  await answer.getByRole('button', { name: 'mine.pdf' }).click()
  expect((await saved).suggestedFilename()).toBe('mine.pdf')
  await checkAllLooks(page)

  // A mail from the recruiter's own mail program, with the address in BCC, appears in the conversation, too.
  await page.getByRole('button', { name: 'Log e-mails from my own mail program' }).click()
  const group = page.getByRole('group', { name: 'E-mails from your own mail program' })
  const bcc = await group.getByText(/^log-/).innerText()
  await checkBothModes(page)
  await sendMail(stack.smtpPort!, {
    to: bcc,
    from: own,
    raw: `From: <${own}>\r\nTo: <${address}>\r\nSubject: From my desk\r\nMessage-ID: <desk@mail.example>\r\n\r\nThe way is attached.`,
  })
  await expect(page.getByRole('article', { name: 'From my desk' })).toContainText('The way is attached.')

  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText(`${name} has replied: Re: A word with ${name}`)).toBeVisible()
})
