import { badInput, refused } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { provePassword } from '../../core/identity/passwordLinks/change.ts'
import { personById } from '../../core/identity/people/people.ts'
import { userIdOf } from '../../core/identity/people/readers.ts'
import { demandRoles } from '../../core/identity/roles/givenRoles.ts'
import {
  beginOwnFactor,
  confirmByCode,
  endOwnFactor,
  ownFactor,
  renewOwnCodes,
  resetFactor,
  type Proof,
} from '../../core/identity/secondFactor/changes.ts'
import { authenticatorUri, digits, inGroups, period } from '../../core/identity/secondFactor/totp.ts'
import * as contract from './contract.ts'
import { demandRight, accountsElsewhereRefusal, proveCaller } from './proof.ts'

/** Returns the key for sealing secrets. Throws if there is none, or if another provider keeps the accounts. */
function demandKey({ product: { isEmbeddedIssuer, totpKey } }: RequestContext): string {
  if (!isEmbeddedIssuer) throw accountsElsewhereRefusal()
  if (!totpKey) throw refused('SECOND_FACTOR_OFF', 'The services have no key to seal secrets with')
  return totpKey
}

async function state({ db, caller, product }: RequestContext): Promise<contract.SecondFactor> {
  const { dueAt, ...factor } = await ownFactor(db, caller.userName)
  return {
    ...factor,
    serverTime: new Date().toISOString(),
    period,
    digits,
    offered: !product.isEmbeddedIssuer ? 'elsewhere' : product.totpKey ? 'here' : 'off',
    dueDate: product.isEmbeddedIssuer ? (dueAt?.toISOString() ?? null) : null,
  }
}

async function setUp(context: RequestContext) {
  const { db, caller, product } = context
  const secret = await beginOwnFactor(db, demandKey(context), caller.userName)
  return { sharedKey: inGroups(secret), authenticatorUri: authenticatorUri(product.name, caller.userName, secret) }
}

async function verify(context: RequestContext, { code, password }: { code: string; password?: string | undefined }) {
  const { db, caller } = context
  const key = demandKey(context)
  if (!password) throw badInput({ password: [required] })
  const who = await provePassword(db, caller.userName, password)
  if (typeof who !== 'object') demandRight(who, 'password')
  const outcome = await confirmByCode(db, key, who.id, code)
  if (typeof outcome !== 'object') demandRight(outcome, 'code')
  return { succeeded: true, recoveryCodes: outcome.found }
}

/** Removes the caller's second factor. The current session continues. */
async function end(context: RequestContext, proof: Proof, isForGood: boolean) {
  const { db, caller } = context
  if (isForGood && (await ownFactor(db, caller.userName)).dueAt)
    throw refused('SECOND_FACTOR_REQUIRED', 'A role of the caller requires a second factor')
  await endOwnFactor(db, await proveCaller(context, proof), caller.session)
  return { ok: true }
}

async function resetOfAnother({ cache, db, caller, product }: RequestContext, userId: string, reason: string) {
  if (!product.isEmbeddedIssuer) throw accountsElsewhereRefusal()
  if (userId.toLowerCase() === (await userIdOf(db, caller.userName)))
    throw refused('OWN_SECOND_FACTOR', 'Nobody can remove their own second factor without a proof')
  if (!reason.trim()) throw badInput({ reason: [required] })
  const { roles } = await personById(cache, db, userId)
  await demandRoles(db, caller, roles)
  await resetFactor(db, userId, caller.userName, reason.trim())
  return { ok: true }
}

export const routes: Route[] = [
  implement(contract.authenticatorState, (_input, context) => state(context)),
  implement(contract.authenticatorSetUp, (_input, context) => setUp(context)),
  implement(contract.authenticatorVerify, ({ body }, context) => verify(context, body)),
  implement(contract.authenticatorReset, ({ body }, context) => end(context, body, false)),
  implement(contract.authenticatorDisable, ({ body }, context) => end(context, body, true)),
  implement(contract.recoveryCodesGenerate, async ({ body }, context) => ({
    recoveryCodes: await renewOwnCodes(context.db, await proveCaller(context, body)),
  })),
  implement(contract.accountResetSecondFactor, ({ body }, context) =>
    resetOfAnother(context, body.userId, body.reason),
  ),
]
