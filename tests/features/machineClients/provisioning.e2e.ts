import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an identity provider creates an account, gives it a role through a group, and deactivates it', async ({
  as,
  stack,
  browser,
  request,
}) => {
  const admin = await as('admin', '/company-secret-key')
  await admin.getByRole('button', { name: 'Create' }).first().click()
  const form = admin.getByRole('dialog', { name: 'Create: Program' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Company directory')
  await form.getByRole('switch', { name: /SCIM/ }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  const shown = admin.getByRole('dialog', { name: 'The secret' })
  const secret = (await shown.getByRole('region', { name: 'Secret', exact: true }).textContent())!
  const address = (await shown.getByRole('region', { name: 'SCIM address' }).textContent())!
  await checkBothModes(admin)
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
  await admin.setViewportSize({ width: 1280, height: 800 })
  await shown.getByRole('button', { name: 'I have saved it' }).click()

  await admin.goto('/roles')
  await admin.getByRole('button', { name: 'Edit: Recruiter', exact: true }).click()
  const role = admin.getByRole('dialog', { name: 'Edit: Role' })
  const groups = role.getByRole('textbox', { name: /^Identity provider groups/ })
  await groups.fill('HR recruiting')
  await groups.press('Enter')
  await checkBothModes(admin)
  await role.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Update successfully!')).toBeVisible()

  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' }
  const send = async (method: string, path: string, data: object) => {
    const answer = await request.fetch(`${address}${path}`, { method, headers, data: JSON.stringify(data) })
    expect(answer.ok()).toBe(true)
    return (await answer.json()) as { id: string }
  }
  const { id } = await send('POST', '/Users', {
    userName: 'sara.scim',
    name: { givenName: 'Sara', familyName: 'Scim' },
    emails: [{ value: 'sara.scim@company.example', primary: true }],
  })
  await send('POST', '/Groups', { displayName: 'HR Recruiting', members: [{ value: id }] })

  const context = await browser.newContext({ baseURL: stack.publicUrl, locale: 'en-GB' })
  const page = await context.newPage()
  await expect(async () => {
    await page.goto('/demo/mail?q=sara.scim')
    await page
      .getByRole('region', { name: 'Mails' })
      .getByRole('link', { name: /^Your Hireloom account/ })
      .first()
      .click({ timeout: 2_000 })
  }).toPass()
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Set the password' })
  await page.goto((await link.getAttribute('href'))!)
  await page.getByLabel('New password').fill('Scim#12345')
  await page.getByLabel('The same again').fill('Scim#12345')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('heading', { name: 'The password is set' })).toBeVisible()
  const signIn = async () => {
    await page.goto('/candidates')
    await page.locator('#userName').fill('sara.scim')
    await page.locator('#password').fill('Scim#12345')
    await page.locator('form').first().getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn()
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible()

  await send('PATCH', `/Users/${id}`, { Operations: [{ op: 'replace', path: 'active', value: false }] })
  await signIn()
  await expect(page.getByRole('alert')).toContainText('The user name or the password is wrong.')
  await context.close()
})
