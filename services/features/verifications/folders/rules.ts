import type { CompanyCache } from '../../../core/cache.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { createMessage } from '../../../core/contract/messages.ts'
import { badInput } from '../../../core/http/errors.ts'
import { roleNames } from '../../../core/identity/roles/roles.ts'
import type { Caller, RequestContext } from '../../../core/http/routes.ts'
import { newId } from '../../../core/ids.ts'
import { reviewedToday } from '../../reviews/filters.ts'
import type { FolderRule } from '../contract.ts'
import type { FolderRuleInput } from './folderShapes.ts'
import { canReview, type FolderRights } from '../rights.ts'
import { required } from '../../../core/http/fieldTexts.ts'

/** The module of the rules of verification folders. */
const ruleModule = 'CVVerification'

/** Whether the caller may approve and reject rows of folders today. */
export interface ReviewRights {
  may(folder: FolderRights & { id: string }): boolean
  /** Whether a rule permits it, but today's number is used up. */
  isUsedUp(folder: { id: string }): boolean
}

type Context = Pick<RequestContext, 'db' | 'caller' | 'timezoneOffset'>

/**
 * Returns what the caller may do as creator, in the Vendor folder, and by active rules of their role (decisions D-38,
 * D-102). The creator of a folder, and everyone who sees the folder Vendor, may review without a limit. A rule also
 * permits holders of its role, up to its number per day.
 */
export async function reviewRights(
  { db, caller, timezoneOffset }: Context,
  folderIds: readonly string[],
): Promise<ReviewRights> {
  const rules =
    folderIds.length === 0
      ? []
      : await db
          .from('verification_rule')
          .select(['verification_id', 'value'])
          .where('verification_id', 'in', folderIds)
          .where('role_code', '=', caller.role)
          .where('active', '=', true)
          .execute()
  const limited = rules.filter(({ value }) => value > 0).map(({ verification_id: id }) => id)
  const counts =
    limited.length === 0
      ? []
      : await db
          .from('verification_candidate')
          .select(['verification_id', (eb) => eb.fn.countAll<string>().as('count')])
          .where('verification_id', 'in', limited)
          .where(reviewedToday(caller.userName, timezoneOffset))
          .groupBy('verification_id')
          .execute()
  const done = new Map(counts.map(({ verification_id: id, count }) => [id, Number(count)]))
  const valueOf = new Map(rules.map(({ verification_id: id, value }) => [id, value]))
  const isUsedUp = ({ id }: { id: string }) => (valueOf.get(id) ?? 0) > 0 && (done.get(id) ?? 0) >= valueOf.get(id)!
  return { isUsedUp, may: (folder) => canReview(folder, caller) || (valueOf.has(folder.id) && !isUsedUp(folder)) }
}

/** Returns the rules of folders with the names of their roles, in name order. Rules of deleted roles are left out. */
export async function rulesOf(
  cache: CompanyCache,
  db: CompanyDb,
  folderIds: readonly string[],
): Promise<Map<string, FolderRule[]>> {
  if (folderIds.length === 0) return new Map()
  const rows = await db.from('verification_rule').selectAll().where('verification_id', 'in', folderIds).execute()
  const roles = rows.length === 0 ? [] : await roleNames(cache, db)
  const rules = roles.flatMap(({ code, name, description }) =>
    rows
      .filter((row) => row.role_code === code)
      .map((row) => ({
        verificationId: row.verification_id,
        rule: {
          id: row.id,
          module: ruleModule,
          roleCode: code,
          roleName: name,
          roleDescription: description,
          value: row.value,
          active: row.active,
        },
      })),
  )
  return new Map(
    [...Map.groupBy(rules, ({ verificationId }) => verificationId)].map(([id, list]) => [
      id,
      list.map(({ rule }) => rule),
    ]),
  )
}

/** Throws the errors of the rules of a form. */
export async function checkRules(cache: CompanyCache, db: CompanyDb, rules: readonly FolderRuleInput[]): Promise<void> {
  const codes = rules.map(({ roleCode }) => roleCode)
  if (new Set(codes).size < codes.length) throw badInput({ rules: [createMessage('DUPLICATE_ROLE')] })
  if (codes.some((code) => !code)) throw badInput({ rules: [required] })
  const known = new Set((await roleNames(cache, db)).map(({ code }) => code))
  const strange = codes.filter((code) => !known.has(code))
  if (strange.length > 0) throw badInput({ rules: [createMessage('UNKNOWN_ROLES', { names: strange.join(', ') })] })
}

/** Replaces the rules of a folder. A rule keeps its id as long as its role stays. */
export async function saveRules(
  db: CompanyDb,
  verificationId: string,
  rules: readonly FolderRuleInput[],
): Promise<void> {
  const codes = rules.map(({ roleCode }) => roleCode)
  const gone = db.delete('verification_rule').where('verification_id', '=', verificationId)
  await (codes.length > 0 ? gone.where('role_code', 'not in', codes) : gone).execute()
  if (rules.length === 0) return
  await db
    .insert(
      'verification_rule',
      rules.map(({ roleCode, value, active }) => ({
        id: newId(),
        verification_id: verificationId,
        role_code: roleCode,
        value,
        active,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'verification_id', 'role_code'])
        .doUpdateSet((row) => ({ value: row.ref('excluded.value'), active: row.ref('excluded.active') })),
    )
    .execute()
}

/** Deletes one rule of a folder that the caller created. Returns false if there is none. */
export async function deleteRule(db: CompanyDb, { userName }: Pick<Caller, 'userName'>, id: string): Promise<boolean> {
  const own = db.from('verification_folder').select('id').where('created_by', '=', userName)
  const gone = await db
    .delete('verification_rule')
    .where('id', '=', id)
    .where('verification_id', 'in', own)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
