import { say } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { changePassword, provePassword, type Unproved } from '../../core/identity/passwordLinks/change.ts'
import { personById } from '../../core/identity/people/people.ts'
import { userIdOf } from '../../core/identity/people/readers.ts'
import { updatePerson } from '../../core/identity/people/userWrites.ts'
import { demandOwnAccounts } from './accounts.ts'
import { passwordUpdate, profileUpdate } from './profileContract.ts'

/** Throws for a password that does not prove who it is. */
function demandProof(outcome: Unproved): never {
  if (outcome === 'wrong') throw badInput({ CurrentPassword: [say('WRONG_PASSWORD')] })
  throw refused('RATE_LIMITED', 'Too many failed attempts', { seconds: String(outcome) }, 429)
}

const same = (one: string | null, other: string | null) =>
  (one ?? '').trim().toLowerCase() === (other ?? '').toLowerCase()

/**
 * What people change of themselves: what their administrators keep, position and department, stays. Another address needs the
 * password, for by the address a forgotten one is set anew.
 */
async function updateProfile(context: RequestContext, body: BodyOf<typeof profileUpdate>) {
  demandOwnAccounts(context)
  const { cache, db, caller } = context
  const { version, CurrentPassword: password, ...input } = body
  const id = await userIdOf(db, caller.userName)
  const { title, departmentId, email } = await personById(cache, db, id)
  if (!same(input.email, email)) {
    if (!password) throw badInput({ CurrentPassword: [required] })
    const proved = await provePassword(db, caller.userName, password)
    if (typeof proved !== 'object') demandProof(proved)
  }
  await updatePerson(db, id, version, { ...input, title, departmentId })
  return personById(cache, db, id)
}

export const routes: Route[] = [
  implement(profileUpdate, ({ body }, context) => updateProfile(context, body)),
  implement(passwordUpdate, async ({ body }, context) => {
    demandOwnAccounts(context)
    const { CurrentPassword: current, NewPassword: next } = body
    const outcome = await changePassword(context.db, context.caller.userName, current, next)
    if (outcome === 'weak') throw badInput({ NewPassword: [say('PASSWORD')] })
    if (outcome !== 'done') demandProof(outcome)
    return { ok: true }
  }),
]
