import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import { createAdministrator, randomPassword, type AdministratorInput } from '../services/company/administrator.ts'
import { connectDatabase } from '../services/core/database/connect.ts'
import { withStartLock, migrate, migrationsFolder } from '../services/core/database/migrate.ts'
import { keepDataDirPrivate } from '../services/core/dataDir.ts'
import { readSettings, type Settings } from '../services/core/settings.ts'

const usage = `Usage: npm run create-administrator -- --company "Acme" --user admin --email admin@acme.example
Makes the account, and the company when there is none of that name. The password is random and printed once;
--password-stdin reads one from the input instead.
On PostgreSQL (DATABASE_URL) the product may run meanwhile; the embedded database (DATA_DIR) must be stopped first.`

const strings = { company: { type: 'string' }, user: { type: 'string' }, email: { type: 'string' } } as const
const options = { ...strings, 'password-stdin': { type: 'boolean' }, help: { type: 'boolean' } } as const

/** Reads the command line, and whether the password comes from the input. Throws an error with one sentence. */
function readOptions(): Omit<AdministratorInput, 'password'> & { isGiven: boolean } {
  const { values } = parseArgs({ options })
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  const demand = (name: keyof typeof strings): string => {
    const value = values[name]?.trim()
    if (!value) throw new Error(`--${name} is missing.`)
    return value
  }
  const isGiven = values['password-stdin'] ?? false
  return { company: demand('company'), userName: demand('user'), email: demand('email'), isGiven }
}

function usageError(error: unknown): never {
  // Node appends a hint about values that begin with a dash, which does not help here.
  console.error(`${(error as Error).message.split(/\.\s/)[0]!.replace(/\.$/, '')}.\n${usage}`)
  process.exit(1)
}

function checkedOptions() {
  try {
    return readOptions()
  } catch (error) {
    return usageError(error)
  }
}

async function run({ isGiven, ...asked }: ReturnType<typeof readOptions>, settings: Settings): Promise<void> {
  if (!settings.isEmbeddedIssuer) {
    throw new Error(`People sign in at ${settings.issuer} (OIDC_ISSUER): accounts are made there.`)
  }
  const password = isGiven ? (await text(process.stdin)).replace(/\r?\n$/, '') : randomPassword()
  keepDataDirPrivate(settings.dataDir)
  const { log } = Fastify({ logger: { level: 'error' } })
  const connected = await connectDatabase(settings, log, (error) => {
    throw error
  })
  try {
    const made = await withStartLock(connected, async () => {
      await migrate(connected, migrationsFolder)
      return createAdministrator(connected.db, { ...asked, password }, settings)
    })
    const { company, userName, isNew, isNewCompany, isPlatform } = made
    if (!isNew) return console.log(`${company} has the administrator ${userName} already: nothing was changed.`)
    const role = isPlatform ? ', which runs this platform: its administrators see all companies' : ''
    if (isNewCompany) console.log(`Made the company ${company}${role}.`)
    console.log(`Made the administrator ${userName}, who signs in at ${settings.publicUrl}.`)
    if (!isGiven) console.log(`Password: ${password}\nIt is shown this once and kept nowhere.`)
  } finally {
    await connected.close()
  }
}

const asked = checkedOptions()
try {
  await run(asked, readSettings(process.env))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
