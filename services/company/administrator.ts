import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { reportCacheChange, allCacheKinds } from '../core/cache.ts'
import { permissionKeys } from '../core/contract/permissionKeys.ts'
import { nullId } from '../core/contract/shapes.ts'
import { CompanyDb } from '../core/database/companyDb.ts'
import type { Database } from '../core/database/tables.ts'
import { ServiceError } from '../core/http/errors.ts'
import { accountByUserName, type Account } from '../core/identity/people/accounts.ts'
import { giveEveryKey, insertMachine, setScopes } from '../core/identity/companies/companyWrites.ts'
import { createPerson } from '../core/identity/people/userWrites.ts'
import { passwordRule } from '../core/identity/people/passwordRule.ts'
import { administratorRole } from '../core/identity/roles/names.ts'
import { exploreScope, internalToolsClient } from '../core/identity/provider/settings.ts'
import { addCompany } from './newCompany.ts'

export interface AdministratorInput {
  company: string
  userName: string
  email: string
  password: string
}

export interface CreatedAdministrator {
  userName: string
  company: string
  /** false: the company already has this administrator, and nothing has changed. */
  isNew: boolean
  /** Whether the company was created for the account. */
  isNewCompany: boolean
  /** Whether the company is the platform company, whose administrators see all others. */
  isPlatform: boolean
}

/** The account behind the client of internal tools. Every installation has the secret of that client. */
const internalTools = { userName: internalToolsClient, fullName: 'Internal tools', role: 'Recruiter' }

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789#+=@%'

/**
 * Returns a password of 24 characters that complies with the password rule. It contains no characters that are easily
 * confused.
 */
export function randomPassword(): string {
  for (;;) {
    const password = Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join('')
    if (passwordRule.test(password)) return password
  }
}

/**
 * Adds an administrator to the company of this name, which is created if it does not exist; the first one becomes the
 * platform company. Throws an Error with a one-sentence message, and changes nothing, if the input is wrong or the user
 * name is taken.
 */
export async function createAdministrator(
  db: Kysely<Database>,
  input: AdministratorInput,
  { isDemo }: { isDemo: boolean },
): Promise<CreatedAdministrator> {
  const name = checkedName(input.company)
  const email = input.email.trim()
  // The form for a person allows an empty address; here it is required.
  if (!email) throw new Error('The e-mail address is missing.')
  const account = await accountByUserName(db, input.userName)
  if (account) return acceptExistingAccount(account, name)
  const userName = input.userName.trim().toLowerCase()
  return db.transaction().execute(async (tx) => {
    const query = tx.selectFrom('company').select(['id', 'name', 'is_platform']).orderBy('created_at').orderBy('id')
    const companies = await query.execute()
    if (isDemo && companies.length === 0) {
      throw new Error('The demo brings its own accounts: set DEMO=0 here and where the product starts.')
    }
    const found = companies.find((company) => isSame(company.name, name))
    const isPlatform = found ? found.is_platform : companies.length === 0
    const company = found
      ? await withAdministrators(tx, found.id)
      : await addCompany(new CompanyDb(tx, nullId), { name, isPlatform, userName, email, administratorEmail: email })
    const id = await withFieldErrorsExplained(
      createPerson(
        company,
        callerOf(company),
        { userName, name: userName, familyName: '', email, password: input.password, roles: [administratorRole] },
        null,
      ),
    )
    if (isPlatform) await setScopes(tx, id, [exploreScope])
    if (isPlatform && !found) await insertMachine(tx, company.companyId, internalTools)
    await reportCacheChange(company, allCacheKinds)
    return { userName, company: found?.name ?? name, isNew: true, isNewCompany: !found, isPlatform }
  })
}

function checkedName(text: string): string {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (name && name.length <= 200 && !/\p{Cc}/u.test(name)) return name
  throw new Error('The company needs a name of 1 to 200 characters.')
}

const isSame = (one: string, other: string) => one.normalize('NFC').trim().toLowerCase() === other.toLowerCase()

/** Accepts an existing account of this user name if it is the requested one. Throws otherwise. */
function acceptExistingAccount(account: Account, company: string): CreatedAdministrator {
  const { userName, companyName, roles, status, isDemo, isMachine } = account
  const refuse = (what: string) => new Error(`The user name ${userName} is taken by ${what}: choose another one.`)
  if (isMachine) throw refuse('a machine account')
  if (isDemo) throw refuse('a demo account')
  if (!isSame(companyName, company)) throw refuse(`an account of the company ${companyName}`)
  if (status !== 'active') throw refuse('an account that is disabled')
  const isAdministrator = roles.some((role) => role.name === administratorRole)
  if (!isAdministrator) throw refuse(`an account of ${companyName} that is no administrator`)
  return { userName, company: companyName, isNew: false, isNewCompany: false, isPlatform: false }
}

/** Returns the handle of a company and makes sure that its administrators hold every permission key. */
async function withAdministrators(tx: Kysely<Database>, companyId: string): Promise<CompanyDb> {
  await giveEveryKey(tx, companyId)
  return new CompanyDb(tx, companyId)
}

/** The operator, who may grant every permission key. */
const callerOf = ({ companyId }: CompanyDb) => ({
  userName: '',
  companyId,
  role: administratorRole,
  isExternal: false,
  permissions: new Set(permissionKeys),
  scopes: new Set<string>(),
})

const labels: Record<string, string> = { userName: 'user name', email: 'e-mail address', password: 'password' }

/** Turns the message that a form would show beside a field into an Error of one sentence. */
async function withFieldErrorsExplained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const body = error instanceof ServiceError ? error.body : {}
    const { errors } = body as { errors?: Record<string, string[]> }
    const [field, texts] = Object.entries(errors ?? {})[0] ?? []
    if (!field) throw error
    throw new Error(`The ${labels[field] ?? field} ${texts?.[0]}.`)
  }
}
