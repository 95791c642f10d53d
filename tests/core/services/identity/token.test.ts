import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../../../scripts/root.ts'
import { identityHere, secrets } from './identity.fixture.ts'

let here: Awaited<ReturnType<typeof identityHere>>
let dataDir: string
beforeAll(async () => {
  here = await identityHere()
  dataDir = await mkdtemp(join(tmpdir(), 'hireloom_token_'))
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(secrets))
})
afterAll(async () => {
  await here.close()
  await rm(dataDir, { recursive: true })
})

const run = promisify(execFile)
async function token(args: string[], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env
  const options = { env: { PATH, PUBLIC_URL: here.publicUrl, DATA_DIR: dataDir, ...env } }
  return run(process.execPath, [join(root, 'scripts/token.ts'), ...args], options).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

test('prints the access token of an account in the requested role, and nothing else', async () => {
  const { stdout } = await token(['multi', 'Approver'])
  expect(stdout).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/)
  expect(await here.identity.verify(stdout.trim())).toMatchObject({
    preferred_username: 'multi',
    current_role: 'Approver',
  })
})

test('prints the access token of internal tools', async () => {
  const { stdout } = await token(['internal-tools'])
  expect(await here.identity.verify(stdout.trim())).toMatchObject({
    sub: 'internal-tools',
    scope: 'api graphql:explore',
  })
})

test('reports an error in one sentence', async () => {
  const refused = async (args: string[], env?: Record<string, string>) => {
    const { code, stdout, stderr } = await token(args, env)
    expect([code, stdout]).toEqual([1, ''])
    return stderr
  }
  expect(await refused(['recruiter'], { PUBLIC_URL: 'http://localhost:9' })).toMatch(
    /^Nothing answers at http:\/\/localhost:9\/idp: start the product/,
  )
  expect(await refused(['recruiter'], { PASSWORD: 'nope' })).toBe('The user name or the password is wrong.\n')
  expect(await refused(['multi', 'Finance'])).toMatch(/does not hold this role/)
  expect(await refused(['internal-tools'], { DATA_DIR: join(dataDir, 'none') })).toMatch(/start the product first/)
  expect(await refused([])).toMatch(/^Usage/)
})
