import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { signIn } from '../../scripts/signIn.ts'
import { createAdministrator, randomPassword } from '../../services/company/administrator.ts'
import { startServices, type Services } from '../../services/core/app.ts'
import { permissionKeys } from '../../services/core/contract/permissionKeys.ts'
import { accountByUserName } from '../../services/core/identity/people/accounts.ts'
import { passwordRule } from '../../services/core/identity/people/passwordRule.ts'
import { readSettings } from '../../services/core/settings.ts'
import { seedDemo } from '../../services/demo/seed.ts'
import { departmentTree } from '../../services/features/departments/contract.ts'
import { queues, routes } from '../../services/features.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { freePorts } from '../support/freePorts.ts'

let database: TestDatabase
let services: Services
let url: string
let env: Record<string, string>
/** The response of /ready before there was an account, and the output of the command. */
let before: unknown
let inDemo: unknown
let printed: string
beforeAll(async () => {
  database = await testDatabase()
  const [port = 0] = await freePorts(1)
  url = `http://127.0.0.1:${port}`
  env = { ...database.env, SERVICES_PORT: `${port}`, PUBLIC_URL: url, DEMO: '0', LOG_LEVEL: 'error' }
  const empty = await start()
  before = await ready()
  inDemo = await createAdministrator(empty.db, good, { isDemo: true }).catch((error: unknown) => error)
  await empty.close()
  printed = (await command(['--company', ' Acme  Ltd', '--user', 'Admin', '--email', 'admin@acme.example'])).said
  services = await start()
})
afterAll(async () => {
  await services?.close()
  await database?.drop()
})

const start = () => startServices(readSettings(env), { routes, queues })
const ready = async () => (await fetch(`${url}/ready`)).json()

/** Runs the command as an operator does; `said` is its entire output. */
async function command(args: string[], more: Record<string, string> = {}, input = '') {
  const options = { cwd: root, env: { PATH: process.env.PATH, ...env, ...more } }
  const child = spawn(process.execPath, ['scripts/createAdministrator.ts', ...args], options)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)))
  child.stdin.end(input)
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, said }
}

const good = { company: 'Acme Ltd', userName: 'second', email: 'second@acme.example', password: 'Long#enough1' }
const create = (changes: Partial<typeof good> = {}) =>
  createAdministrator(services.db, { ...good, ...changes }, { isDemo: false })
const tables = ['company', 'app_user', 'user_role', 'role', 'vocabulary_item', 'email_template', 'department'] as const
const rowsOf = async (table: (typeof tables)[number]) =>
  (await services.db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row))
const contents = () => Promise.all(tables.map(async (table) => (await rowsOf(table)).sort()))
const enter = (userName: string, password: string) =>
  signIn({ issuer: `${url}/idp`, publicUrl: url, clientId: 'hireloom-web', userName, password })
const claimsOf = async (userName: string, password: string) => {
  const { accessToken } = await enter(userName, password)
  return { accessToken, claims: JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) }
}

test('without an account the services report that nobody can sign in, until one exists', async () => {
  expect(before).toMatchObject({ status: 'ready', accounts: 'none' })
  expect(await ready()).toEqual({ status: 'ready', state: 'ready', database: 'ok' })
})

test('the created account signs in with the printed password and holds every permission key', async () => {
  const password = /^Password: (\S{24})$/m.exec(printed)?.[1]
  expect(printed).toContain('Made the company Acme Ltd, which runs this platform')
  expect(printed).toContain(`Made the administrator admin, who signs in at ${url}.`)
  const { claims } = await claimsOf('admin', password!)
  const account = await accountByUserName(services.db, 'admin')
  expect(claims).toMatchObject({ preferred_username: 'admin', companyID: account!.companyId, role: 'Administrator' })
  expect(claims.permissions.toSorted()).toEqual([...permissionKeys].sort())
  await expect(enter('admin', `${password}x`)).rejects.toThrow()
})

test('the client of internal tools works for the first company', async () => {
  const account = await accountByUserName(services.db, 'internal-tools')
  expect(account).toMatchObject({ companyName: 'Acme Ltd', isMachine: true, isDemo: false, passwordHash: null })
})

test('a new company has lists, templates, roles and a department, but no candidates', async () => {
  const { companyId } = (await accountByUserName(services.db, 'admin'))!
  const db = services.companyDb(companyId)
  type Table = 'vocabulary_item' | 'email_template' | 'job_rank' | 'recruitment_channel' | 'department' | 'candidate'
  const count = async (table: Table) =>
    (
      await db
        .from(table)
        .select(`${table}.id` as never)
        .execute()
    ).length
  expect(await count('vocabulary_item')).toBeGreaterThan(500)
  expect([await count('email_template'), await count('job_rank'), await count('recruitment_channel')]).toEqual([
    9, 8, 8,
  ])
  expect([await count('department'), await count('candidate')]).toEqual([1, 0])
  const senders = await db
    .from('vocabulary_item')
    .select('vocabulary_item.data')
    .where('vocabulary_item.kind', '=', 'emailSender')
    .execute()
  expect(senders).toEqual([{ data: { email: 'admin@acme.example' } }])
})

test('a second company is not the platform and sees only its own departments', async () => {
  const made = await create({ company: 'Beta', userName: 'beta', email: 'b@beta.example' })
  expect(made).toMatchObject({ isNew: true, isNewCompany: true, isPlatform: false })
  const { accessToken, claims } = await claimsOf('beta', good.password)
  const first = (await accountByUserName(services.db, 'admin'))!
  expect(claims.companyID).not.toBe(first.companyId)
  const answer = await fetch(`${url}${departmentTree.path}`, { headers: { authorization: `Bearer ${accessToken}` } })
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(text).toContain('Beta')
  expect(text).not.toContain('Acme')
  const platforms = await services.db.selectFrom('company').select('name').where('is_platform', '=', true).execute()
  expect(platforms).toEqual([{ name: 'Acme Ltd' }])
})

test('another administrator joins the company with that name', async () => {
  const made = await create({ company: 'acme  ltd' })
  expect(made).toEqual({ userName: 'second', company: 'Acme Ltd', isNew: true, isNewCompany: false, isPlatform: true })
  expect((await accountByUserName(services.db, 'second'))!.companyName).toBe('Acme Ltd')
})

test('creating the same account again changes nothing', async () => {
  const known = await contents()
  expect(await create({ userName: 'ADMIN', password: 'Other#password1' })).toMatchObject({
    isNew: false,
    company: 'Acme Ltd',
  })
  expect(await contents()).toEqual(known)
})

test('a refusal is reported in one sentence and changes nothing', async () => {
  const known = await contents()
  const gamma = { company: 'Gamma', userName: 'gamma' }
  await expect(create({ ...gamma, email: 'gamma' })).rejects.toThrow(
    'The e-mail address is not a valid e-mail address.',
  )
  await expect(create({ ...gamma, email: ' ' })).rejects.toThrow('The e-mail address is missing.')
  await expect(create({ ...gamma, password: 'password' })).rejects.toThrow(
    /^The password must have 6 characters or more.*\.$/,
  )
  await expect(create({ ...gamma, userName: 'g g' })).rejects.toThrow(/^The user name must be 2 to 100 letters.*\.$/)
  await expect(create({ ...gamma, company: '  ' })).rejects.toThrow('The company needs a name of 1 to 200 characters.')
  await expect(create({ company: 'Gamma', userName: 'admin' })).rejects.toThrow(
    'The user name admin is taken by an account of the company Acme Ltd: choose another one.',
  )
  await expect(create({ userName: 'internal-tools' })).rejects.toThrow('is taken by a machine account')
  expect(await contents()).toEqual(known)
})

test('the command line is checked before the database is opened', async () => {
  const all = ['--company', 'Gamma', '--user', 'gamma', '--email', 'g@gamma.example']
  const unknown = await command([...all, '--role', 'x'])
  expect(unknown).toMatchObject({ code: 1 })
  expect(unknown.said).toMatch(/^Unknown option '--role'\.\nUsage: /)
  expect((await command(all.slice(0, 4))).said).toMatch(/^--email is missing\.\nUsage: /)
  const foreign = await command(all, { OIDC_ISSUER: 'https://login.example' })
  expect(foreign).toEqual({
    code: 1,
    said: 'People sign in at https://login.example (OIDC_ISSUER): accounts are made there.\n',
  })
})

test('while the product runs, the command works on PostgreSQL, and on the embedded database reports the process that uses it', async () => {
  const given = await command(
    ['--company', 'Delta', '--user', 'delta', '--email', 'd@delta.example', '--password-stdin'],
    {},
    'Given#password1\n',
  )
  if (database.kind === 'pglite') {
    expect(given.code).toBe(1)
    expect(given.said).toMatch(
      /^The database in \S+ is in use by process \d+: stop that one, or set DATA_DIR to another folder\.\n$/,
    )
    return
  }
  expect(given).toEqual({
    code: 0,
    said: `Made the company Delta.\nMade the administrator delta, who signs in at ${url}.\n`,
  })
  expect((await claimsOf('delta', 'Given#password1')).claims.preferred_username).toBe('delta')
})

test('the demo is refused in a real installation, and the first company in the demo', async () => {
  expect(inDemo).toEqual(new Error('The demo brings its own accounts: set DEMO=0 here and where the product starts.'))
  const known = await contents()
  const sentence = "The demo's data needs an empty database, but this one has the company Acme Ltd: set DEMO=0."
  await expect(seedDemo(services)).rejects.toThrow(sentence)
  expect(await contents()).toEqual(known)
})

test('random passwords differ and comply with the password rule', () => {
  const passwords = Array.from({ length: 200 }, randomPassword)
  expect(new Set(passwords).size).toBe(200)
  expect(passwords.every((password) => password.length === 24 && passwordRule.test(password))).toBe(true)
})
