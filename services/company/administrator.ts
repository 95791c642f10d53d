import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { changed, everyKind } from '../core/cache.ts'
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
  /** false: the company has this administrator already, and nothing has changed. */
  isNew: boolean
  /** The company was made for the account. */
  isNewCompany: boolean
  /** The company is the platform's: its administrators see all others. */
  isPlatform: boolean
}

/** The account behind the client of internal tools, whose secret every installation has. */
const internalTools = { userName: internalToolsClient, fullName: 'Internal tools', role: 'Recruiter' }

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789#+=@%'

/** A password of 24 characters, none of which is easily mistaken, that keeps the rule for passwords. */
export function randomPassword(): string {
  for (;;) {
    const password = Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join('')
    if (passwordRule.test(password)) return password
  }
}

/**
 * Adds an administrator to the company of this name, which is made when there is none; the first one is the platform's.
 * Throws an Error of one sentence, and changes nothing, when the input is wrong or the user name is taken.
 */
export async function createAdministrator(
  db: Kysely<Database>,
  input: AdministratorInput,
  { isDemo }: { isDemo: boolean },
): Promise<CreatedAdministrator> {
  const name = checkedName(input.company)
  const email = input.email.trim()
  // The person's form may leave it out.
  if (!email) throw new Error('The e-mail address is missing.')
  const account = await accountByUserName(db, input.userName)
  if (account) return existing(account, name)
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
    const id = await explained(
      createPerson(
        company,
        callerOf(company),
        { userName, name: userName, familyName: '', email, password: input.password, roles: [administratorRole] },
        null,
      ),
    )
    if (isPlatform) await setScopes(tx, id, [exploreScope])
    if (isPlatform && !found) await insertMachine(tx, company.companyId, internalTools)
    await changed(company, everyKind)
    return { userName, company: found?.name ?? name, isNew: true, isNewCompany: !found, isPlatform }
  })
}

function checkedName(text: string): string {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (name && name.length <= 200 && !/\p{Cc}/u.test(name)) return name
  throw new Error('The company needs a name of 1 to 200 characters.')
}

const isSame = (one: string, other: string) => one.normalize('NFC').trim().toLowerCase() === other.toLowerCase()

/** An account of this user name is fine when it is the one that was asked for. */
function existing(account: Account, company: string): CreatedAdministrator {
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

/** The handle of a company whose administrators hold every key. */
async function withAdministrators(tx: Kysely<Database>, companyId: string): Promise<CompanyDb> {
  await giveEveryKey(tx, companyId)
  return new CompanyDb(tx, companyId)
}

/** The operator may give every key. */
const callerOf = ({ companyId }: CompanyDb) => ({
  userName: '',
  companyId,
  role: administratorRole,
  isExternal: false,
  permissions: new Set(permissionKeys),
  scopes: new Set<string>(),
})

const labels: Record<string, string> = { userName: 'user name', email: 'e-mail address', password: 'password' }

/** What a form would show beside its fields, as one sentence. */
async function explained<T>(work: Promise<T>): Promise<T> {
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
