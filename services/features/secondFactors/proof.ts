import { createMessage } from '../../core/contract/messages.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { Unproved } from '../../core/identity/passwordLinks/change.ts'
import { proveByCode, type Proof } from '../../core/identity/secondFactor/changes.ts'

/** Creates the refusal for accounts that another provider keeps. */
export const accountsElsewhereRefusal = () =>
  refused('IDENTITY_ELSEWHERE', 'Accounts are kept by the identity provider of the company')

/** Throws the error for a failed proof. `field` is the form field that it was entered in. */
export function demandRight(outcome: Unproved, field: 'code' | 'password'): never {
  if (outcome === 'wrong')
    throw badInput({ [field]: [field === 'code' ? createMessage('WRONG_CODE') : createMessage('WRONG_PASSWORD')] })
  throw refused('RATE_LIMITED', 'Too many failed attempts', { seconds: String(outcome) }, 429)
}

/** Returns the id of the caller after checking a code or the password. */
export async function proveCaller(context: RequestContext, proof: Proof): Promise<string> {
  if (!context.product.isEmbeddedIssuer) throw accountsElsewhereRefusal()
  if (!proof.code && !proof.password) throw badInput({ code: [required] })
  const outcome = await proveByCode(context.db, context.product.totpKey, context.caller.userName, proof)
  return typeof outcome === 'object' ? outcome.id : demandRight(outcome, proof.code ? 'code' : 'password')
}
