import { decodeId } from '../../../gateway/core/graph/ids.ts'
import { graphql, internalToken, rest, tokenOf } from '../../support/api.ts'
import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'
import type { RunningStack } from '../../support/startStack.ts'
import { desk } from '../verifications/desk.ts'

interface Result {
  externalId: string
  status: string
  remark: string | null
  isNew: boolean
  inboundCandidateId: string
}

/** Sends candidates from another system with its machine client. Returns the result of each. */
async function send(
  stack: RunningStack,
  candidates: { externalId: string; name: string; phones?: string[]; infoJson?: string }[],
): Promise<Result[]> {
  const { data, errors } = await graphql<{ submitInboundCandidates: { results: Result[] } }>(
    stack,
    await internalToken(stack),
    'mutation ($input: SubmitInboundCandidatesInput!) { submitInboundCandidates(input: $input) { results { externalId status remark isNew inboundCandidateId } } }',
    { input: { source: 'Journey form', candidates } },
  )
  if (!data || errors) throw new Error(JSON.stringify(errors))
  return data.submitInboundCandidates.results
}
const person = (number: number, more: object = {}) => ({
  externalId: `J-${number}`,
  name: `Hành Trình ${number}`,
  phones: [`0399 000 ${String(number).padStart(3, '0')}`],
  infoJson: `{"position":"Tester","answers":[${number}]}`,
  ...more,
})

test('candidates from another system appear in the open list at once, however often they are sent', async ({
  as,
  stack,
}) => {
  const page = await as('recruiter', '/dashboards', { width: 1440 })
  await page.getByRole('list', { name: 'CV Verification' }).getByRole('link', { name: 'Greeting' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Greeting' })).toBeVisible()
  await expect(page.locator('tbody tr[aria-selected]').first()).toBeVisible()
  await checkAccess(page)
  const [first] = await send(stack, [person(1, { name: 'Khởi Đầu 1' })])
  expect(first).toMatchObject({ status: 'NEW', isNew: true })
  await expect(desk(page).row('Khởi Đầu 1')).toContainText('Journey form')
  expect(
    await send(stack, [
      person(1, { name: 'Somebody else' }),
      person(2, { name: 'Khởi Đầu 2', phones: ['0399 000 001'] }),
      person(3, { name: 'Khởi Đầu 3', phones: ['none'] }),
    ]),
  ).toMatchObject([
    { inboundCandidateId: first!.inboundCandidateId, isNew: false },
    { status: 'EXISTING', remark: 'Same phone as Khởi Đầu 1, collected from Journey form' },
    { status: 'FAILED', remark: 'Not a phone number: none' },
  ])
  await expect(desk(page).row('Khởi Đầu 2')).toContainText('Existed')
  await expect(desk(page).row('Khởi Đầu 3')).toContainText('Failure Imported')
  await desk(page).keyword.fill('khoi dau')
  await expect(page).toHaveURL(/keyword=/)
  await expect
    .poll(async () =>
      (await page.locator('tbody tr[aria-selected]').allTextContents())
        .map((text) => /Khởi Đầu \d/.exec(text)?.[0])
        .sort(),
    )
    .toEqual(['Khởi Đầu 1', 'Khởi Đầu 2', 'Khởi Đầu 3'])
  const asFinance = await graphql(stack, await tokenOf(stack, 'finance'), '{ inboundCandidates { totalCount } }')
  expect(asFinance.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

test('a recruiter approves with an owner; a second recruiter sees it, and a late approval says who was first', async ({
  as,
  stack,
}) => {
  const [, other] = await send(stack, [person(11), person(12)])
  const [mine, colleague] = [
    await as('recruiter', '/collect-candidate?keyword=hanh'),
    await as('recruiter2', '/collect-candidate?keyword=hanh'),
  ]
  for (const page of [mine, colleague]) await expect(desk(page).row('Hành Trình 11')).toContainText('Submitted')
  await desk(mine)
    .row('Hành Trình 11')
    .getByRole('button', { name: /^Approve/ })
    .click()
  const { dialog } = desk(mine)
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  // The owner is the approver unless another one is chosen; the position came with the candidate.
  await expect(dialog.getByText('This field is required')).toHaveCount(3)
  await expect(dialog.getByLabel('Position').first()).toHaveValue('Tester')
  await checkAccess(mine)
  await dialog.getByRole('combobox', { name: /^Owner/ }).fill('recruiter')
  await dialog.getByRole('option').first().click()
  await dialog.getByRole('textbox', { name: 'Skill' }).fill('TypeScript,')
  await dialog.getByLabel('Recruitment channel').selectOption({ label: 'LinkedIn' })
  await dialog.getByLabel('Remark').fill('Good answers')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await mine.getByRole('button', { name: 'Yes' }).click()
  await expect(desk(mine).toast('Approve successfully!')).toBeVisible()
  for (const page of [mine, colleague]) await expect(desk(page).row('Hành Trình 11')).toContainText('Validated')
  await expect(desk(mine).row('Hành Trình 11').getByRole('link')).toHaveAttribute('href', /candidateId=[0-9a-f-]{36}/)

  await desk(colleague)
    .row('Hành Trình 12')
    .getByRole('button', { name: /^Reject/ })
    .click()
  const late = desk(colleague).dialog
  await late.getByLabel('Remark').fill('Too late')
  await late.getByRole('tab', { name: 'Candidate Information' }).click()
  await expect(late.getByText('"Tester"')).toBeVisible()
  await late.getByRole('tab', { name: 'Details' }).click()
  await rest(stack, await tokenOf(stack, 'recruiter'), 'POST', '/CollectCandidates/approval', {
    id: decodeId(other!.inboundCandidateId).key,
    status: 'rejected',
    remark: 'First',
  })
  await late.getByRole('button', { name: 'Reject', exact: true }).click()
  await colleague.getByRole('button', { name: 'Yes' }).click()
  await expect(late.getByRole('alert').filter({ hasText: /^Already reviewed by recruiter on/ })).toBeVisible()
  await late.getByRole('button', { name: 'Cancel' }).click()
  await expect(desk(colleague).row('Hành Trình 12')).toContainText('Invalidated')
})

test('rules say who may review: they are added, refused twice and deleted, and failures are reported', async ({
  as,
  stack,
}) => {
  await send(stack, [person(21)])
  const page = await as('recruiter', '/collect-candidate?keyword=hanh', { width: 1920, height: 1000 })
  const search = page.getByRole('button', { name: 'Search', exact: true })
  const rules = page.getByRole('button', { name: 'Rules', exact: true })
  const top = async (button: typeof rules) => Math.round((await button.boundingBox())!.y)
  // On one row from 1,920 pixels, but not below (001/2.5).
  expect(await top(rules)).toBe(await top(search))
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await top(rules)).toBeGreaterThan(await top(search))

  await rules.click()
  const dialog = page.getByRole('dialog', { name: 'Rules' })
  await expect(dialog.getByRole('group', { name: 'rule 3' })).toBeVisible()
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Add a rule' }).click()
  const fourth = dialog.getByRole('group', { name: 'rule 4' })
  await fourth.getByLabel('Role').selectOption({ label: 'Recruiter' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please do not select duplicate Role Code !').first()).toBeVisible()
  await fourth.getByLabel('Role').selectOption({ label: 'Administrator' })
  await fourth.getByLabel('Per day').fill('5')
  const recruiters = dialog.getByRole('group').filter({ hasText: 'Finds, verifies' })
  await recruiters.getByRole('switch').click({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(desk(page).toast('Save successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  // Recruiters have no active rule now, but others have.
  await expect(
    desk(page)
      .row('Hành Trình 21')
      .getByRole('button', { name: /^Approve/ }),
  ).toBeDisabled()

  await rules.click()
  await recruiters.getByRole('switch').click({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    desk(page)
      .row('Hành Trình 21')
      .getByRole('button', { name: /^Approve/ }),
  ).toBeEnabled()

  await rules.click()
  const list = await rest<{ id: string; roleCode: string }[]>(
    stack,
    await tokenOf(stack, 'recruiter'),
    'GET',
    '/roles/settings-by-module?module=GREETING',
  )
  await rest(
    stack,
    await tokenOf(stack, 'recruiter'),
    'DELETE',
    `/roles/settings/${list.find(({ roleCode }) => roleCode === 'Administrator')!.id}`,
  )
  const remove = dialog.getByRole('button', { name: 'Remove Administrator' })
  await remove.click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: /^Delete failed: / })).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove Approver' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  // The toast is shown beside the open dialog.
  await expect(page.getByText('Delete successfully!')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Remove Approver' })).toHaveCount(0)
})

test('users who may not collect candidates see the forbidden page', async ({ as }) => {
  const page = await as('finance', '/collect-candidate')
  await expect(page).toHaveURL(/\/forbidden/)
  await checkAccess(page)
})
