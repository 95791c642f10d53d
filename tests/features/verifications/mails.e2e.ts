import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'
import { sampleCv, sendMail } from '../../support/mail.ts'
import { cvOf } from './cvs.ts'
import { desk, folderNamed } from './desk.ts'

test('CVs that are mailed to a folder become rows without a reload, are viewed and approved', async ({ as, stack }) => {
  const folder = await folderNamed(stack, 'Data & AI')
  const address = folder.mailAddress!
  const path = `/cv-verification?folder=${folder.id}`
  const [mine, colleague] = [await as('recruiter', path), await as('recruiter2', path)]
  for (const page of [mine, colleague]) {
    await expect(page.getByRole('group', { name: 'E-mail address of the folder' }).getByText(address)).toBeVisible()
    await expect(desk(page).rows.first()).toBeVisible()
  }
  await mine.getByRole('button', { name: 'Received e-mails' }).click()
  const log = mine.getByRole('dialog', { name: 'Received e-mails' })
  await expect(log.getByRole('listitem').first()).toContainText('was added as a row')
  await checkAccess(mine)

  const port = stack.smtpPort!
  await sendMail(port, {
    to: address,
    subject: 'Application as data engineer',
    files: [
      { name: 'john-doe.pdf', bytes: await sampleCv('classic') },
      { name: 'notes.pdf', bytes: Buffer.from('no PDF') },
    ],
  })
  await expect(log.getByText('Application as data engineer')).toBeVisible()
  await expect(log.getByText('2 rows, 1 failed')).toBeVisible()
  await expect(log.getByText('is not a PDF, DOC or DOCX')).toBeVisible()
  await expect(desk(colleague).row('John Doe').first()).toContainText('Submitted')

  await sendMail(port, { to: address, subject: 'Out of office', headers: { 'Auto-Submitted': 'auto-replied' } })
  await sendMail(port, {
    to: address,
    subject: 'Once more',
    files: [{ name: 'john-doe.pdf', bytes: await sampleCv('classic') }],
  })
  await expect(log.getByText('All of its files were already received.')).toBeVisible()
  await expect(log.getByText('It says that it was sent automatically.')).toBeVisible()
  await checkAccess(mine)
  const saved = mine.waitForEvent('download')
  await log.getByRole('button', { name: 'Download e-mail Out of office' }).click()
  expect((await saved).suggestedFilename()).toBe('Out of office.eml')

  await log.getByRole('button', { name: 'Show rows of Application as data engineer' }).click()
  await expect(mine.getByRole('button', { name: /^Import Email/ })).toContainText('Application as data engineer')
  await expect(desk(mine).rows).toHaveCount(2)
  await checkAccess(mine)

  await desk(mine)
    .row('John Doe')
    .getByRole('button', { name: /^Approve/ })
    .click()
  const { dialog } = desk(mine)
  await dialog.getByRole('tab', { name: 'CV', exact: true }).click()
  await expect(dialog.getByText('Princeton University').first()).toBeVisible()
  await dialog.getByRole('tab', { name: 'Details' }).click()
  await expect(dialog.getByText('Application as data engineer · john-doe.pdf')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Skill' }).fill('Python,')
  await dialog.getByLabel('Recruitment channel').selectOption({ label: 'Website' })
  await dialog.getByLabel('Remark').fill('Came by mail')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await mine.getByRole('button', { name: 'Yes' }).click()
  await expect(desk(mine).toast('Approve successfully!')).toBeVisible()
  await expect(desk(colleague).row('John Doe').first()).toContainText('Validated')
})

test('a mail that was answered with 250 survives a crash of the services, and makes its row once', async ({
  as,
  stack,
}) => {
  const folder = await folderNamed(stack, 'Interns Hà Nội')
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
  await expect(desk(page).rows.first()).toBeVisible()
  const files = [{ name: 'intern.pdf', bytes: await cvOf('Ida Intern', ['Email: ida.intern@example.com']) }]
  expect(await sendMail(stack.smtpPort!, { to: folder.mailAddress!, subject: 'Internship', files })).toMatch(/^250/)
  stack.services.crash()
  await stack.services.ready()
  await expect(desk(page).row('Ida Intern')).toContainText('Submitted', { timeout: 30_000 })
  await expect(desk(page).row('Ida Intern')).toHaveCount(1)
  await page.getByRole('button', { name: 'Received e-mails' }).click()
  await expect(page.getByRole('dialog').getByText('1 row', { exact: true })).toBeVisible()
})
