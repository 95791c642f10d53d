import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { refused } from '../../core/http/errors.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { addPasskey, beginPasskey, ownPasskeys, removePasskey } from '../../core/identity/passkeys/passkeys.ts'
import { relyingParty } from '../../core/identity/passkeys/relyingParty.ts'
import { userIdOf } from '../../core/identity/people/readers.ts'
import { accountsElsewhereRefusal, proveCaller } from '../secondFactors/proof.ts'
import * as contract from './contract.ts'

/** Returns the relying party of passkeys. Throws if passkeys are not supported. */
function demandParty({ product }: RequestContext) {
  if (!product.isEmbeddedIssuer) throw accountsElsewhereRefusal()
  const party = relyingParty(product.publicUrl)
  if (!party) throw refused('PASSKEYS_OFF', 'The address of the product allows no passkeys')
  return party
}

async function passkeys({ db, caller, product }: RequestContext): Promise<contract.Passkeys> {
  const isOffered = product.isEmbeddedIssuer && relyingParty(product.publicUrl) !== null
  const found = isOffered ? await ownPasskeys(db, await userIdOf(db, caller.userName)) : []
  return {
    isOffered,
    passkeys: found.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdDate: createdAt.toISOString(),
      lastUsedDate: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

function parsed(text: string): RegistrationResponseJSON {
  try {
    return JSON.parse(text) as RegistrationResponseJSON
  } catch {
    throw refused('PASSKEY_WRONG', 'The response of the browser is no JSON')
  }
}

export const routes: Route[] = [
  implement(contract.passkeyList, (_input, context) => passkeys(context)),
  implement(contract.passkeyBegin, async ({ body }, context) => {
    const { db, caller, directory, product } = context
    const party = demandParty(context)
    const id = await proveCaller(context, body)
    const account = await directory.account(caller.userName)
    const owner = { id, userName: caller.userName, fullName: account?.fullName ?? caller.userName }
    return { options: JSON.stringify(await beginPasskey(db, party, owner, product.name)) }
  }),
  implement(contract.passkeyAdd, async ({ body: { name, response } }, context) => {
    const { db, caller } = context
    const party = demandParty(context)
    await addPasskey(db, party, await userIdOf(db, caller.userName), name, parsed(response))
    return passkeys(context)
  }),
  implement(contract.passkeyRemove, async ({ params }, context) => {
    demandParty(context)
    await removePasskey(context.db, await userIdOf(context.db, context.caller.userName), params.id)
    return passkeys(context)
  }),
]
