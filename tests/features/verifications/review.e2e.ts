import type { VerificationCandidate } from '../../../services/features/verifications/candidateShapes.ts'
import { rest, tokenOf, uploadCsv } from '../../support/api.ts'
import { candidatesCsv, columnsOf, nameOf } from '../../support/csv.ts'
import { expect, test } from '../../support/journey.ts'
import type { RunningStack } from '../../support/startStack.ts'
import { desk, folderNamed, isOver, untilImport } from './desk.ts'

/** Adds five new rows to the shared folder. Returns the address that shows only them. */
async function freshRows(stack: RunningStack, seed: number) {
  const folder = await folderNamed(stack, 'Backend 2026')
  const token = await tokenOf(stack, 'recruiter')
  const { body } = await uploadCsv(
    stack,
    token,
    folder.id,
    candidatesCsv({ rows: 5, seed, columns: columnsOf(folder) }),
    `review-${seed}.csv`,
  )
  await untilImport(stack, token, body.id ?? '', isOver)
  return { token, folder, importId: body.id ?? '', path: `/cv-verification?folder=${folder.id}&import=${body.id}` }
}

test("a row is approved and another rejected; a colleague's list is updated without a reload", async ({
  as,
  stack,
}) => {
  const { path } = await freshRows(stack, 21)
  const [mine, colleague] = [await as('recruiter', path), await as('recruiter2', path)]
  const [first, second] = [nameOf(21, 0), nameOf(21, 1)]
  for (const page of [mine, colleague]) await expect(desk(page).row(first)).toContainText('Submitted')
  await expect(
    desk(colleague)
      .row(first)
      .getByRole('button', { name: /^Approve/ }),
  ).toBeDisabled()

  await desk(mine)
    .row(first)
    .getByRole('button', { name: /^Approve/ })
    .click()
  const { dialog } = desk(mine)
  await expect(mine).toHaveURL(/action=approve/)
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(dialog.getByText('This field is required')).toHaveCount(3)
  await expect(dialog.getByRole('textbox', { name: 'Skill' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Skill' }).fill('TypeScript,GraphQL,')
  await dialog.getByLabel('Recruitment channel').selectOption({ label: 'LinkedIn' })
  await dialog.getByLabel('Years of experience').fill('71')
  await dialog.getByLabel('Remark').fill('Good talk on the phone')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(dialog.getByText('Maximum length is 70')).toBeVisible()
  await dialog.getByLabel('Years of experience').fill('7')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(mine.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible()
  await mine.getByRole('button', { name: 'Yes' }).click()
  await expect(desk(mine).toast('Approve successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  for (const page of [mine, colleague]) await expect(desk(page).row(first)).toContainText('Validated')

  const opened = mine.context().waitForEvent('page')
  await desk(mine)
    .row(first)
    .getByRole('link', { name: new RegExp(first) })
    .click()
  await expect(await opened).toHaveURL(/\/candidates\?candidateId=[0-9a-f-]{36}/)

  await desk(mine)
    .row(second)
    .getByRole('button', { name: /^Reject/ })
    .click()
  await dialog.getByLabel('Remark').fill('Looks for another position')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await mine.getByRole('button', { name: 'Yes' }).click()
  await expect(desk(mine).toast('Reject successfully!')).toBeVisible()
  for (const page of [mine, colleague]) await expect(desk(page).row(second)).toContainText('Invalidated')
})

test('a row that somebody else has already reviewed is reported, and the list is reloaded', async ({ as, stack }) => {
  const { path, token, folder, importId } = await freshRows(stack, 22)
  const page = await as('recruiter', path)
  const name = nameOf(22, 2)
  await desk(page)
    .row(name)
    .getByRole('button', { name: /^Reject/ })
    .click()
  const { dialog } = desk(page)
  await dialog.getByLabel('Remark').fill('Too late')

  const rows = await rest<{ data: VerificationCandidate[] }>(
    stack,
    token,
    'POST',
    '/CVVerification/list-import-candidates',
    { pageIndex: 0, pageSize: 5, verificationId: folder.id, importId },
  )
  const row = rows.data.find((one) => one.name === name)
  await rest(stack, token, 'POST', '/CVVerification/candidate-approval', {
    id: row?.id,
    status: 'rejected',
    remark: 'First',
  })
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: /reviewed|recruiter/i })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(desk(page).row(name)).toContainText('Invalidated')
})

test('a draft survives a reload, and Back closes the drawer', async ({ as, stack }) => {
  const { path } = await freshRows(stack, 23)
  const page = await as('recruiter', path)
  const { dialog } = desk(page)
  await desk(page)
    .row(nameOf(23, 3))
    .getByRole('button', { name: /^Reject/ })
    .click()
  await dialog.getByLabel('Remark').fill('Half a thought')
  await page.waitForTimeout(1000)
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await expect(dialog.getByLabel('Remark')).toHaveValue('Half a thought')
  await page.goBack()
  await expect(dialog).toBeHidden()
})
