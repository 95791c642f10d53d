import { fileURLToPath } from 'node:url'
import { graphql, tokenOf } from '../../support/api.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'
import type { RunningStack } from '../../support/startStack.ts'

const cv = (layout: string) =>
  fileURLToPath(new URL(`../../../services/demo/files/cv-john-doe-${layout}.pdf`, import.meta.url))

/** Creates a candidate that no other journey uses. Returns the id that addresses contain. */
async function make(stack: RunningStack, name: string): Promise<string> {
  const created =
    'mutation ($input: CreateCandidateInput!) { createCandidate(input: $input) { candidate { databaseId } } }'
  const input = {
    name,
    phones: [],
    emails: [`${crypto.randomUUID()}@example.com`],
    ignoreDuplicates: true,
    jobTitle: 'Engineer',
    resume: {
      summary: 'Bản tóm tắt 自己紹介',
      work: [{ company: 'Sông Pay', position: 'Engineer', startDate: '2020-06', isCurrent: true }],
      skills: [{ name: 'Java', level: 4 }],
    },
  }
  const { data, errors } = await graphql<{ createCandidate: { candidate: { databaseId: string } } }>(
    stack,
    await tokenOf(stack, 'admin'),
    created,
    { input },
  )
  if (!data) throw new Error(JSON.stringify(errors))
  return data.createCandidate.candidate.databaseId
}

test('a CV is added, opened and searched; notes are shared; the timeline shows both', async ({ as, stack }) => {
  const id = await make(stack, 'Lý Journey Một')
  const page = await as('recruiter', `/candidates/view/${id}?tab=files`)
  await expect(page.getByRole('heading', { level: 1, name: 'Lý Journey Một' })).toBeVisible()
  await page.getByLabel('Add a CV').setInputFiles(cv('classic'))
  await expect(toast(page, 'Upload file successfully!')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'cv-john-doe-classic.pdf' })).toBeVisible()
  await page
    .getByLabel('Add a CV')
    .setInputFiles({ name: 'not-a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') })
  await expect(page.getByText('You can only upload PDF & doc & docx file!')).toBeVisible()

  await page.getByRole('tab', { name: 'CV' }).click()
  await expect(page.getByText('1 / 2')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Princeton University').first()).toBeAttached({ timeout: 20_000 })
  await page.getByRole('combobox', { name: 'Which CV' }).selectOption({ label: 'CV template' })
  await expect(page.getByRole('article', { name: 'CV of Lý Journey Một' })).toContainText('Sông Pay')

  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Only for Nam')
  await page.getByRole('combobox', { name: 'Share with users' }).fill('hoang nam')
  await page.getByRole('option', { name: /Lê Hoàng Nam/ }).click()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Only for Nam' })).toContainText('Shared with Lê Hoàng Nam')

  const [shared, other] = [
    await as('recruiter2', `/candidates/view/${id}?tab=notes`),
    await as('sato.kenta', `/candidates/view/${id}?tab=notes`),
  ]
  await expect(shared.getByText('Only for Nam')).toBeVisible()
  await expect(other.getByText('No notes yet.')).toBeVisible()

  await page.getByRole('tab', { name: 'Activities' }).click()
  await expect(page.getByText('added the CV cv-john-doe-classic.pdf')).toBeVisible()
  await expect(page.getByText('added a note')).toBeVisible()
})

test('a deleted candidate is restored with Undo', async ({ as, stack }) => {
  const id = await make(stack, 'Lý Journey Hai')
  const page = await as('recruiter', `/candidates/view/${id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/candidates$/)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lý Journey Hai' })).toBeVisible()
})

test('a user who may only read has no further actions; a user who may not read sees the missing permission', async ({
  as,
  stack,
}) => {
  const id = await make(stack, 'Lý Journey Ba')
  const reader = await as('approver', `/candidates/view/${id}`)
  await expect(reader.getByRole('heading', { level: 1, name: 'Lý Journey Ba' })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  await expect(reader.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  const finance = await as('finance', `/candidates/view/${id}`)
  await expect(finance).toHaveURL(/\/forbidden/)
  const foreign = await as('admin@other', `/candidates/view/${id}`)
  await expect(foreign.getByText('This candidate does not exist, or has been deleted.')).toBeVisible()
  const manager = await as('manager', `/interview-view-cv/${id}`)
  await expect(manager.getByRole('article', { name: 'CV of Lý Journey Ba' })).toBeVisible()
  await expect(manager.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
})

test('every part is accessible', async ({ as, stack }) => {
  const id = await make(stack, 'Lý Journey Bốn')
  const page = await as('recruiter', `/candidates/view/${id}`)
  for (const tab of ['Profile', 'CV', 'Notes', 'Activities', 'Jobs', 'Files']) {
    await page.getByRole('tab', { name: tab }).click()
    await checkBothModes(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
})
