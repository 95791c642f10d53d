import { signInMachine } from '../../../scripts/signIn.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('a machine client gets its own secret, reads what it may read, and is ended', async ({ as, stack, request }) => {
  const admin = await as('admin', '/company-secret-key')
  await admin.getByRole('button', { name: 'Create' }).first().click()
  const form = admin.getByRole('dialog', { name: 'Create: Program' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Jobs board')
  await form.getByRole('switch', { name: /^Can send its own GraphQL/ }).check()
  await form.getByRole('searchbox').fill('ListJobRequest')
  await form.getByRole('checkbox', { name: 'ListJobRequest', exact: true }).check()
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  const shown = admin.getByRole('dialog', { name: 'The secret' })
  const clientId = (await shown.getByRole('region', { name: 'Client ID' }).textContent())!
  await expect(
    shown.getByRole('link', { name: 'What programs can read, write and follow, and their limits' }),
  ).toHaveAttribute('href', '/docs')
  const secret = (await shown.getByRole('region', { name: 'Secret', exact: true }).textContent())!
  await checkBothModes(admin)
  await shown.getByRole('button', { name: 'I have saved it' }).click()

  const issuer = `${stack.publicUrl}/idp`
  const { accessToken } = await signInMachine({ issuer, clientId, secret, scope: 'api graphql:explore' })
  const ask = async (query: string) => {
    const headers = { authorization: `Bearer ${accessToken}` }
    const answer = await request.post(`${stack.publicUrl}/graphql`, { headers, data: { query } })
    return (await answer.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] }
  }
  expect(await ask('{ jobs(first: 1) { nodes { title } } }')).toMatchObject({ data: { jobs: { nodes: [{}] } } })
  expect((await ask('{ candidates(first: 1) { nodes { name } } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')

  await admin.getByRole('button', { name: 'Delete: Jobs board' }).click()
  await admin.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(admin, 'Delete successfully!')).toBeVisible()
  expect((await ask('{ jobs(first: 1) { nodes { title } } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  await expect(signInMachine({ issuer, clientId, secret, scope: 'api' })).rejects.toThrow('No token')
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const recruiter = await as('recruiter', '/company-secret-key')
  await expect(recruiter.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
