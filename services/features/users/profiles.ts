import { say } from '../../core/contract/messages.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { changePassword } from '../../core/identity/passwordLinks/change.ts'
import { personById } from '../../core/identity/people/people.ts'
import { userIdOf } from '../../core/identity/people/readers.ts'
import { updatePerson } from '../../core/identity/people/userWrites.ts'
import { demandOwnAccounts } from './accounts.ts'
import { passwordUpdate, profileUpdate } from './profileContract.ts'

/** What people change of themselves: what their administrators keep, position and department, stays. */
async function updateProfile(
  context: RequestContext,
  { version, ...input }: Parameters<typeof updatePerson>[3] & { version: number },
) {
  demandOwnAccounts(context)
  const { cache, db, caller } = context
  const id = await userIdOf(db, caller.userName)
  const { title, departmentId } = await personById(cache, db, id)
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
    if (outcome === 'wrong') throw badInput({ CurrentPassword: [say('WRONG_PASSWORD')] })
    if (typeof outcome === 'number')
      throw refused('RATE_LIMITED', 'Too many failed attempts', { seconds: String(outcome) }, 429)
    return { ok: true }
  }),
]
