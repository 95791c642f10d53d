import { createMessage } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { changePassword, provePassword, type Unproved } from '../../core/identity/passwordLinks/change.ts'
import { personById } from '../../core/identity/people/people.ts'
import { userIdOf } from '../../core/identity/people/readers.ts'
import { passwordFaultText } from '../../core/identity/people/passwordRule.ts'
import { updatePerson } from '../../core/identity/people/userWrites.ts'
import { demandOwnAccounts } from './queries.ts'
import { demandRoles } from '../../core/identity/roles/givenRoles.ts'
import { imageOf } from '../../core/files/images.ts'
import { setAvatar } from '../../core/identity/people/avatars.ts'
import { avatarUpdate, passwordUpdate, passwordUpdateOf, profileUpdate } from './profileContract.ts'

/** Throws the error for a wrong password. */
function demandProof(outcome: Unproved): never {
  if (outcome === 'wrong') throw badInput({ CurrentPassword: [createMessage('WRONG_PASSWORD')] })
  throw refused('RATE_LIMITED', 'Too many failed attempts', { seconds: String(outcome) }, 429)
}

const same = (one: string | null, other: string | null) =>
  (one ?? '').trim().toLowerCase() === (other ?? '').toLowerCase()

/**
 * Changes the caller's profile. Position and department, which administrators manage, stay. A new e-mail address
 * requires the password, because a forgotten password is reset through it.
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

/** Sets a password after checking the caller's, if the product itself keeps the accounts. */
async function setPassword(
  context: RequestContext,
  userId: string,
  { CurrentPassword: current, NewPassword: next }: BodyOf<typeof passwordUpdate>,
) {
  const { db, caller, product } = context
  const outcome = await changePassword(db, caller, { userId, current, next, product })
  if (typeof outcome === 'object') throw badInput({ NewPassword: [passwordFaultText(outcome.fault)] })
  if (outcome !== 'done') demandProof(outcome)
  return { ok: true }
}

/**
 * Sets the password of another user. That user must not have permissions that the caller lacks, because the caller
 * could sign in as them.
 */
async function setPasswordOf(context: RequestContext, userId: string, body: BodyOf<typeof passwordUpdate>) {
  demandOwnAccounts(context)
  const { cache, db, caller } = context
  const { id, roles } = await personById(cache, db, userId)
  await demandRoles(db, caller, roles)
  return setPassword(context, id, body)
}

export const routes: Route[] = [
  implement(profileUpdate, ({ body }, context) => updateProfile(context, body)),
  implement(passwordUpdate, async ({ body }, context) => {
    demandOwnAccounts(context)
    return setPassword(context, await userIdOf(context.db, context.caller.userName), body)
  }),
  implement(avatarUpdate, async ({ body: { imageBase64 } }, { cache, db, caller }) => {
    const image = imageOf({ imageBase64 })
    const id = await userIdOf(db, caller.userName)
    await setAvatar(db, id, image && { contentType: image.contentType, data: image.bytes })
    return personById(cache, db, id)
  }),
  implement(passwordUpdateOf, ({ params, body }, context) => setPasswordOf(context, params.id, body)),
]
