import { say } from '../../core/contract/messages.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { Unproved } from '../../core/identity/passwordLinks/change.ts'
import { proveByCode, type Proof } from '../../core/identity/secondFactor/changes.ts'

/** Accounts are kept by a foreign provider. */
export const elsewhere = () =>
  refused('IDENTITY_ELSEWHERE', 'Accounts are kept by the identity provider of the company')

/** Throws for a proof that is none; `field` is where the form asked for it. */
export function demandRight(outcome: Unproved, field: 'code' | 'password'): never {
  if (outcome === 'wrong') throw badInput({ [field]: [field === 'code' ? say('WRONG_CODE') : say('WRONG_PASSWORD')] })
  throw refused('RATE_LIMITED', 'Too many failed attempts', { seconds: String(outcome) }, 429)
}

/** Who calls, proved by a code or the password; answers their id. */
export async function proved(context: RequestContext, proof: Proof): Promise<string> {
  if (!context.product.isEmbeddedIssuer) throw elsewhere()
  if (!proof.code && !proof.password) throw badInput({ code: [required] })
  const outcome = await proveByCode(context.db, context.product.totpKey, context.caller.userName, proof)
  return typeof outcome === 'object' ? outcome.id : demandRight(outcome, proof.code ? 'code' : 'password')
}
