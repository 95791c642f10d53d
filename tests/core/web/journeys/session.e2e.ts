import type { Page } from '@playwright/test'
import { demoPassword } from '../../../../services/core/identity/provider/settings.ts'
import { desk, folderNamed, isOver, untilImport } from '../../../features/verifications/desk.ts'
import { rest, tokenOf, uploadCsv } from '../../../support/api.ts'
import { checkBothModes } from '../../../support/checkAccess.ts'
import { candidatesCsv, columnsOf, nameOf } from '../../../support/csv.ts'
import { expect, test } from '../../../support/journey.ts'

const header = (page: Page) => page.getByRole('banner')
const roleButton = (page: Page) => header(page).getByRole('button', { name: 'Switch role' })
const roleDialog = (page: Page) => page.getByRole('dialog', { name: 'Switch role' })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

async function roleIs(page: Page, role: string): Promise<void> {
  await expect(header(page).getByRole('button', { name: 'Switch role' })).toHaveAttribute(
    'title',
    `Switch role (now: ${role})`,
  )
}

async function switchTo(page: Page, name: string): Promise<void> {
  await roleButton(page).click()
  await roleDialog(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await expect(toast(page, 'Switch role successfuly')).toBeVisible()
}

/** The services store the role of the last switch. */
async function beRecruiter(page: Page): Promise<void> {
  if ((await roleButton(page).getAttribute('title')) === 'Switch role (now: Recruiter)') return
  await switchTo(page, 'Recruiter')
  await expect(toast(page, 'Switch role successfuly')).toBeHidden()
}

async function signIn(page: Page, userName: string): Promise<void> {
  await page.locator('#userName').fill(userName)
  await page.locator('#password').fill(demoPassword)
  await page.locator('button.primary').click()
}

test('a role switch reaches every tab, and a refused page offers the role that can open it', async ({ as }) => {
  const page = await as('multi', '/dashboards')
  await beRecruiter(page)
  await page.goto('/cv-verification?status=NEW')
  await expect(page.getByRole('heading', { level: 1, name: 'CV Verification' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/dashboards')
  await roleIs(other, 'Recruiter')

  await roleButton(page).click()
  const roles = roleDialog(page).getByRole('listitem').getByRole('button')
  await expect(roles).toHaveCount(3)
  await expect(roleDialog(page).getByText('Hiring manager', { exact: true })).toBeVisible()
  const current = roleDialog(page).getByRole('button', { name: /^Recruiter/ })
  await expect(current).toHaveAttribute('aria-current', 'true')
  await expect(current).toBeFocused()
  await checkBothModes(page)

  const mutations: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) mutations.push(request.postData() ?? '')
  })
  await current.click()
  await expect(roleDialog(page)).toBeHidden()
  await expect(roleButton(page)).toBeFocused()
  expect(mutations.filter((body) => body.includes('roleCode'))).toEqual([])

  await page.keyboard.press('Enter')
  await expect(current).toBeFocused()
  await page.keyboard.press('Home')
  await expect(roles.first()).toBeFocused()
  await expect(roles.first()).toContainText('Approver')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Switch role successfuly')).toBeVisible()
  await expect(page).toHaveURL('/forbidden?requires=Candidate%3ACV-Verification&from=%2Fcv-verification%3Fstatus%3DNEW')
  await roleIs(other, 'Approver')
  await expect(toast(other, 'Switch role successfuly')).toHaveCount(0)

  const offer = page.getByRole('button', { name: 'Switch to Recruiter and open the page' })
  await expect(offer).toBeVisible()
  await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(1)
  await expect(page.getByText('Candidate:CV-Verification')).toBeVisible()
  await checkBothModes(page)
  await offer.click()
  await expect(page.getByRole('heading', { level: 1, name: 'CV Verification' })).toBeVisible()
  await expect(page).toHaveURL('/cv-verification?status=NEW')
  await expect(toast(page, 'Switch role successfuly')).toBeVisible()
  await roleIs(other, 'Recruiter')
})

test('a user with one role has no button, and a refused page that no role can open offers none', async ({ as }) => {
  const page = await as('finance')
  await expect(header(page).getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(roleButton(page)).toHaveCount(0)
  await page.goto('/cv-verification')
  await expect(page.getByText('Candidate:CV-Verification')).toBeVisible()
  await page.waitForTimeout(1000)
  await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(0)
})

test('changed roles or permissions are renewed silently, and a disabled account is signed out', async ({
  as,
  stack,
}) => {
  const admin = await tokenOf(stack, 'admin')
  const call = <T>(method: 'POST' | 'PUT', path: string, body?: unknown) => rest<T>(stack, admin, method, path, body)
  const account = {
    userName: 'session.tester',
    password: demoPassword,
    name: 'Thảo',
    familyName: 'Mai',
    email: null,
    roles: ['Finance'],
  }
  const { id, version } = await call<{ id: string; version: number }>('POST', '/accounts/create', account)
  const page = await as(account.userName)
  await expect(roleButton(page)).toHaveCount(0)

  const pages: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages.push(new URL(frame.url()).pathname)
  })
  await call('PUT', `/accounts/${id}/add-to-role`, { roles: ['Finance', 'Recruiter'] })
  await page.reload()
  await roleIs(page, 'Finance')
  await roleButton(page).click()
  await call('PUT', `/accounts/${id}/add-to-role`, { roles: ['Finance'] })
  await roleDialog(page)
    .getByRole('button', { name: /^Recruiter/ })
    .click()
  await expect(toast(page, 'Can not switch role. Role has been deleted')).toBeVisible()
  await expect(roleDialog(page)).toBeHidden()
  await call('PUT', `/accounts/${id}/add-to-role`, { roles: ['Recruiter'] })
  await page.goto('/cv-verification')
  await expect(page.getByRole('heading', { level: 1, name: 'CV Verification' })).toBeVisible()
  expect(pages.filter((path) => path !== '/dashboards' && path !== '/cv-verification')).toEqual([])

  const now = await call<{ version: number }>('PUT', `/accounts/${id}/add-to-role`, { roles: ['Recruiter'] })
  expect(now.version).toBeGreaterThanOrEqual(version)
  await call('PUT', `/accounts/update-status?userId=${id}&status=disabled&version=${now.version}`)
  // The page may already be on its way to the sign-in, because its live connection was closed.
  await page.reload().catch(() => {})
  await expect(page.locator('#userName')).toBeVisible()
  await page.goto('/forbidden')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hireloom.session.'))),
  ).toEqual([])
})

test('a refused token leads to the sign-in and back to the half-written form', async ({ as, stack }) => {
  const folder = await folderNamed(stack, 'Backend 2026')
  const token = await tokenOf(stack, 'recruiter')
  const { body } = await uploadCsv(
    stack,
    token,
    folder.id,
    candidatesCsv({ rows: 5, seed: 91, columns: columnsOf(folder) }),
    'review-91.csv',
  )
  await untilImport(stack, token, body.id ?? '', isOver)
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}&import=${body.id}`)
  const { dialog, row } = desk(page)
  await row(nameOf(91, 1))
    .getByRole('button', { name: /^Reject/ })
    .click()
  await dialog.getByLabel('Remark').fill('Asks for twice the salary')
  const address = page.url()

  // Another tab of this browser makes the token invalid, and the provider's session ends.
  const other = await page.context().newPage()
  await other.goto('/page-not-found')
  await other.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('hireloom.session.'))!
    const user = JSON.parse(localStorage.getItem(key)!) as { access_token: string }
    localStorage.setItem(key, JSON.stringify({ ...user, access_token: `${user.access_token.slice(0, -8)}AAAAAAAA` }))
  })
  await other.close()
  await page.context().clearCookies()
  page.on('dialog', () => {
    throw new Error('Leaving for sign-in must not ask')
  })
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await signIn(page, 'recruiter')
  await expect(page).toHaveURL(address)
  await expect(dialog.getByLabel('Remark')).toHaveValue('Asks for twice the salary')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, 'Reject successfully!')).toBeVisible()
})

test('a half-written form of another tab survives the role switch', async ({ as }) => {
  const page = await as('multi', '/dashboards', { width: 1440 })
  await beRecruiter(page)
  const other = await page.context().newPage()
  await other.goto('/dashboards')
  const create = other.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'New Folder' })
  await create.click()
  const name = other.getByRole('dialog', { name: 'Talent Management' }).getByLabel('Name')
  await name.fill('Half a folder')
  await switchTo(page, 'Approver')
  await roleIs(other, 'Approver')
  await expect(create).toHaveCount(0)
  await expect(toast(page, 'Switch role successfuly')).toBeHidden()
  await switchTo(page, 'Recruiter')
  await create.click()
  await expect(name).toHaveValue('Half a folder')
})

test('if the provider has lost the session, the switch leads through a sign-in for the selected role', async ({
  as,
}) => {
  const page = await as('multi', '/setting#preferences')
  await beRecruiter(page)
  await page.context().clearCookies()
  await roleButton(page).click()
  await roleDialog(page)
    .getByRole('button', { name: /^Approver/ })
    .click()
  await signIn(page, 'multi')
  await expect(page).toHaveURL('/setting#preferences')
  await expect(toast(page, 'Switch role successfuly')).toBeVisible()
  await roleIs(page, 'Approver')
})

test('signing out shows its progress after 300 ms, in every tab', async ({ browser, stack }) => {
  // An account with its own session, because the others share theirs.
  const context = await browser.newContext({ baseURL: stack.publicUrl })
  const page = await context.newPage()
  await page.goto('/dashboards')
  await signIn(page, 'interviewer')
  await expect(header(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboards')
  await expect(header(other)).toBeVisible()

  let leftAt = 0
  page.on('request', (request) => {
    if (request.url().includes('/session/end')) leftAt ||= Date.now()
  })
  await header(page)
    .getByRole('button', { name: /^Account of/ })
    .click()
  const clickedAt = Date.now()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Signing out…' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  expect(leftAt - clickedAt).toBeGreaterThanOrEqual(300)
  await expect(other.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  await other.goto('/cv-verification')
  await expect(other.locator('#userName')).toBeVisible()
  await context.close()
})

test('a user who is not signed in reaches the sign-in before the application has loaded, and returns to the address', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ baseURL: stack.publicUrl })
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/candidates?search=an#list')
  await page.locator('#userName').waitFor()
  expect(scripts.filter((path) => /\/(application|react)-/.test(path))).toEqual([])
  await signIn(page, 'recruiter')
  await expect(page).toHaveURL('/candidates?search=an#list')
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible()
  expect(scripts.filter((path) => /\/application-/.test(path))).toHaveLength(1)
  await context.close()
})
