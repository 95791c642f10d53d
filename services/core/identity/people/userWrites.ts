import { isUserName } from '../../../../common/patterns.ts'
import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { say, type FieldErrors } from '../../contract/messages.ts'
import { badInput, notFound, refused, stale } from '../../http/errors.ts'
import { rightsChanged } from '../../events/rights.ts'
import { required } from '../../http/fieldTexts.ts'
import type { Caller, Product } from '../../http/routes.ts'
import { setActiveRole } from './accounts.ts'
import { personChanged } from '../identityCache.ts'
import { sendPasswordLink } from '../passwordLinks/links.ts'
import { setPhoneExtension } from './phoneExtensions.ts'
import { passwordFault, passwordFaultText } from './passwordRule.ts'
import { hashPassword } from './passwords.ts'
import { columnsOf, explained, extensionOf, type NewPerson, type PersonInput } from './personInput.ts'
import { demandRoles } from '../roles/givenRoles.ts'
import { keepingAdministrator } from '../roles/lastAdministrator.ts'
import { endSessions, endSockets } from '../signIn/sessions.ts'
import type { UserRow } from '../tables.ts'

/** Writes the account of a person, active and without roles. Within a transaction. */
export const insertPerson = (
  tx: CompanyDb,
  id: string,
  columns: Omit<Insertable<UserRow>, 'id' | 'company_id' | 'status' | 'scopes' | 'is_machine' | 'is_demo'>,
) =>
  unscoped(tx)
    .insertInto('app_user')
    .values({
      ...{ id, company_id: tx.companyId, status: 'active', scopes: [], is_machine: false, is_demo: false },
      ...columns,
    })
    .execute()

/** Adds a person, who sets the password by mail where none is given; answers the id. Wrong input by field, a taken user name among it. */
export async function createPerson(
  db: CompanyDb,
  caller: Caller,
  input: NewPerson,
  /** What an invitation names; null where all get a password. */
  product: Pick<Product, 'name' | 'publicUrl'> | null,
): Promise<string> {
  const { password } = input
  const userName = input.userName.trim().toLowerCase()
  const fields: FieldErrors = {
    ...(!isUserName(userName) && { userName: [say('USER_NAME')] }),
    ...(!password && !input.email?.trim() && { email: [required] }),
    ...(!password && !product && { password: [required] }),
  }
  if (Object.keys(fields).length > 0) throw badInput(fields)
  const columns = columnsOf(userName, input)
  const owner = { userName, fullName: columns.full_name, email: columns.email }
  const fault = password ? await passwordFault(db, password, owner, product?.name ?? '') : undefined
  if (fault) throw badInput({ password: [passwordFaultText(fault)] })
  const roles = await demandRoles(db, caller, input.roles)
  const taken = await unscoped(db)
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', userName)
    .executeTakeFirst()
  if (taken) throw badInput({ userName: [say('TAKEN')] })
  const passwordHash = password ? await hashPassword(password) : null
  const id = randomUUID()
  await explained(
    db.transaction(async (tx) => {
      await insertPerson(tx, id, {
        user_name: userName,
        ...columns,
        password_hash: passwordHash,
        active_role: roles[0]!,
      })
      await unscoped(tx)
        .insertInto('user_role')
        .values(roles.map((role) => ({ user_id: id, company_id: db.companyId, role })))
        .execute()
      const extension = extensionOf(input)
      if (extension) await setPhoneExtension(tx, userName, extension)
      await personChanged(tx)
      if (!password && product)
        await sendPasswordLink(tx, { userId: id, kind: 'invitation', createdBy: caller.userName, product })
    }),
  )
  return id
}

const found = (db: CompanyDb, id: string) =>
  unscoped(db)
    .selectFrom('app_user')
    .where('company_id', '=', db.companyId)
    .where('id', '=', id)
    .where('is_machine', '=', false)
    .where('deleted_at', 'is', null)

async function demandPerson(db: CompanyDb, id: string) {
  const row = await found(db, id).select(['user_name', 'email', 'version', 'active_role']).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Changes the record if it is still the one that the caller saw: 404 when it is gone, 599 when it has changed. Within a transaction. */
async function change(db: CompanyDb, id: string, version: number, columns: Updateable<UserRow>): Promise<void> {
  const done = await unscoped(db)
    .updateTable('app_user')
    .set({ ...columns, version: version + 1, updated_at: new Date() })
    .where('id', 'in', found(db, id).select('id'))
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (done) return personChanged(db)
  await demandPerson(db, id)
  throw stale('The user has been changed meanwhile')
}

/** Ends what the person watches and may no longer see. Within a transaction. */
const tellRights = async (db: CompanyDb, id: string) =>
  rightsChanged(db, { userNames: [(await demandPerson(db, id)).user_name] })

/** Changes names, address and department; a new e-mail address has yet to be confirmed. */
export async function updatePerson(db: CompanyDb, id: string, version: number, input: PersonInput): Promise<void> {
  const { user_name: userName, email } = await demandPerson(db, id)
  const columns = columnsOf(userName, input)
  await explained(
    db.transaction(async (tx) => {
      await change(tx, id, version, { ...columns, ...(columns.email !== email && { email_verified_at: null }) })
      const extension = extensionOf(input)
      if (extension !== undefined) await setPhoneExtension(tx, userName, extension)
    }),
  )
}

const demandOther = async (db: CompanyDb, caller: Caller, id: string) => {
  const { user_name: userName } = await demandPerson(db, id)
  if (userName === caller.userName) throw refused('OWN_ACCOUNT', 'Nobody can disable or delete their own account')
}

/** Enables or disables an account; disabled ones neither sign in nor renew, and what they are signed in with ends. */
export async function setStatus(
  db: CompanyDb,
  caller: Caller,
  id: string,
  status: 'active' | 'disabled',
  version: number,
): Promise<void> {
  if (status === 'disabled') await demandOther(db, caller, id)
  await keepingAdministrator(db, async (tx) => {
    await change(tx, id, version, { status })
    if (status === 'disabled') await endSessions(tx, id)
    await tellRights(tx, id)
  })
}

/** Ends what a person is signed in with; 404 for who is not there. */
export const signOutPerson = (db: CompanyDb, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await demandPerson(tx, id)
    await endSessions(tx, id)
  })

/** The roles of a person become these. */
export async function setRoles(db: CompanyDb, caller: Caller, id: string, asked: readonly string[]): Promise<void> {
  await keepingAdministrator(db, async (tx) => {
    const { active_role: activeRole, version } = await demandPerson(tx, id)
    const held = (await unscoped(tx).selectFrom('user_role').select('role').where('user_id', '=', id).execute()).map(
      ({ role }) => role,
    )
    const roles = await demandRoles(tx, caller, asked, held)
    // Tokens of a role that goes are refused from now on; those of the others have other roles to say.
    if (held.some((role) => !roles.includes(role))) await endSockets(tx, id)
    await change(tx, id, version, { active_role: roles.includes(activeRole ?? '') ? activeRole : roles[0]! })
    await unscoped(tx).deleteFrom('user_role').where('user_id', '=', id).where('role', 'not in', roles).execute()
    await unscoped(tx)
      .insertInto('user_role')
      .values(roles.map((role) => ({ user_id: id, company_id: db.companyId, role })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tellRights(tx, id)
  })
}

/** Ends an account: its name stays taken and known to the records that name it. */
export async function deletePerson(db: CompanyDb, caller: Caller, id: string): Promise<void> {
  await demandOther(db, caller, id)
  await keepingAdministrator(db, async (tx) => {
    const { user_name: userName, version } = await demandPerson(tx, id)
    await tellRights(tx, id)
    await change(tx, id, version, {
      status: 'disabled',
      deleted_at: new Date(),
      password_hash: null,
      active_role: null,
      phone: null,
      avatar_version: null,
      scopes: sql`'{}'` as never,
    })
    await endSessions(tx, id)
    await setPhoneExtension(tx, userName, null)
    for (const table of ['user_role', 'user_avatar', 'email_verification', 'user_passkey'] as const) {
      await unscoped(tx).deleteFrom(table).where('user_id', '=', id).execute()
    }
  })
}

/** The role that the caller's tokens carry from the next renewal on; refused when it is not held (any more). */
export async function chooseRole(db: CompanyDb, caller: Caller, role: string): Promise<void> {
  const held = await unscoped(db)
    .selectFrom('user_role')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select('app_user.id')
    .where('user_role.company_id', '=', db.companyId)
    .where('app_user.user_name', '=', caller.userName.toLowerCase())
    .where('app_user.status', '=', 'active')
    .where('user_role.role', '=', role)
    .executeTakeFirst()
  if (!held) throw refused('ROLE_NOT_HELD', 'Can not switch role. Role has been deleted')
  await setActiveRole(db, held.id, role)
}
