import { isUserName } from '../../../../common/patterns.ts'
import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { createMessage, type FieldErrors } from '../../contract/messages.ts'
import { badInput, notFound, refused, stale } from '../../http/errors.ts'
import { reportRightsChange } from '../../events/rights.ts'
import { required } from '../../http/fieldTexts.ts'
import type { Caller, Product } from '../../http/routes.ts'
import { setActiveRole } from './accounts.ts'
import { reportPersonChange } from '../identityCache.ts'
import { sendPasswordLink } from '../passwordLinks/links.ts'
import { setPhoneExtension } from './phoneExtensions.ts'
import { passwordFault, passwordFaultText } from './passwordRule.ts'
import { hashPassword } from './passwords.ts'
import { columnsOf, withConstraintsExplained, extensionOf, type NewPerson, type PersonInput } from './personInput.ts'
import { demandRoles } from '../roles/givenRoles.ts'
import { withAdministratorKept } from '../roles/lastAdministrator.ts'
import { endSessions, endSockets } from '../signIn/sessions.ts'
import type { UserRow } from '../tables.ts'

/** Inserts the account of a person, active and without roles. Must run within a transaction. */
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

/**
 * Adds a person; without a password they are invited by mail to set one. Returns the id. Throws 400 by field for wrong
 * input, including a user name that is taken.
 */
export async function createPerson(
  db: CompanyDb,
  caller: Caller,
  input: NewPerson,
  /** Facts about the product for the invitation; null if every new user gets a password. */
  product: Pick<Product, 'name' | 'publicUrl'> | null,
): Promise<string> {
  const { password } = input
  const userName = input.userName.trim().toLowerCase()
  const fields: FieldErrors = {
    ...(!isUserName(userName) && { userName: [createMessage('USER_NAME')] }),
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
  if (taken) throw badInput({ userName: [createMessage('TAKEN')] })
  const passwordHash = password ? await hashPassword(password) : null
  const id = randomUUID()
  await withConstraintsExplained(
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
      await reportPersonChange(tx)
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

/**
 * Changes the record if it has not changed since the caller read it. Throws 404 if it does not exist, 599 if it has
 * changed. Must run within a transaction.
 */
async function change(db: CompanyDb, id: string, version: number, columns: Updateable<UserRow>): Promise<void> {
  const done = await unscoped(db)
    .updateTable('app_user')
    .set({ ...columns, version: version + 1, updated_at: new Date() })
    .where('id', 'in', found(db, id).select('id'))
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (done) return reportPersonChange(db)
  await demandPerson(db, id)
  throw stale('The user has been changed meanwhile')
}

/**
 * Reports that the person's rights have changed, which ends subscriptions to what they may no longer see. Must run
 * within a transaction.
 */
const tellRights = async (db: CompanyDb, id: string) =>
  reportRightsChange(db, { userNames: [(await demandPerson(db, id)).user_name] })

/** Changes names, address and department; a new e-mail address must be confirmed again. */
export async function updatePerson(db: CompanyDb, id: string, version: number, input: PersonInput): Promise<void> {
  const { user_name: userName, email } = await demandPerson(db, id)
  const columns = columnsOf(userName, input)
  await withConstraintsExplained(
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

/** Enables or disables an account. Disabled accounts can neither sign in nor renew tokens, and their sessions end. */
export async function setStatus(
  db: CompanyDb,
  caller: Caller,
  id: string,
  status: 'active' | 'disabled',
  version: number,
): Promise<void> {
  if (status === 'disabled') await demandOther(db, caller, id)
  await withAdministratorKept(db, async (tx) => {
    await change(tx, id, version, { status })
    if (status === 'disabled') await endSessions(tx, id)
    await tellRights(tx, id)
  })
}

/** Ends all sessions of a person. Throws 404 if the person does not exist. */
export const signOutPerson = (db: CompanyDb, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await demandPerson(tx, id)
    await endSessions(tx, id)
  })

/** Replaces the roles of a person. */
export async function setRoles(db: CompanyDb, caller: Caller, id: string, asked: readonly string[]): Promise<void> {
  await withAdministratorKept(db, async (tx) => {
    const { active_role: activeRole, version } = await demandPerson(tx, id)
    const held = (await unscoped(tx).selectFrom('user_role').select('role').where('user_id', '=', id).execute()).map(
      ({ role }) => role,
    )
    const roles = await demandRoles(tx, caller, asked, held)
    // Tokens of a removed role are refused from now on; tokens of the remaining roles list outdated roles.
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

/** Ends an account. Its user name stays reserved, because records still refer to it. */
export async function deletePerson(db: CompanyDb, caller: Caller, id: string): Promise<void> {
  await demandOther(db, caller, id)
  await withAdministratorKept(db, async (tx) => {
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

/** Sets the role of the caller's tokens from the next renewal on. Throws if the caller does not hold it (any more). */
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
