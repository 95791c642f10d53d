import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { accountById, type Account } from '../people/accounts.ts'
import { isUsable } from '../people/policy.ts'
import type { IdentitySettings } from '../provider/settings.ts'
import { storeFor } from '../provider/store.ts'
import { relyingParty } from './relyingParty.ts'
import { webAuthn } from './webAuthn.ts'

/** The number of seconds for which a page offers a passkey. */
const askedFor = 900
/** The authentication methods of such a sign-in (RFC 8176): the user has the key, and the key has verified the user. */
const amr = ['hwk', 'user', 'mfa']

const challengeStore = (db: Kysely<Database>) => storeFor(db)('PasskeyAsked')

/** Returns the options for a sign-in with any passkey of this product; null if passkeys are not possible. */
export async function askForPasskey(
  db: Kysely<Database>,
  { publicUrl }: IdentitySettings,
  uid: string,
): Promise<object | null> {
  const party = relyingParty(publicUrl)
  if (!party) return null
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' })
  await challengeStore(db).upsert(uid, { challenge: options.challenge } as never, askedFor)
  return options
}

/**
 * Returns the account whose passkey has answered the sign-in, which works only once; undefined for an invalid answer.
 */
export async function passByPasskey(
  db: Kysely<Database>,
  settings: IdentitySettings,
  uid: string,
  text: string,
): Promise<{ account: Account; amr: string[] } | undefined> {
  const party = relyingParty(settings.publicUrl)
  const question = (await challengeStore(db).find(uid)) as { challenge?: string } | undefined
  await challengeStore(db).destroy(uid)
  const response = parsed(text)
  if (!party || !question?.challenge || !response) return undefined
  const row = await db
    .selectFrom('user_passkey')
    .selectAll()
    .where('credential_id', '=', response.id)
    .executeTakeFirst()
  if (!row) return undefined
  const { verifyAuthenticationResponse } = await webAuthn()
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge: question.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(row.public_key),
      counter: Number(row.counter),
      transports: row.transports as AuthenticatorTransport[],
    },
  }).catch(() => undefined)
  if (!answer?.verified) return undefined
  const account = await accountById(db, row.user_id)
  if (!isUsable(account, settings)) return undefined
  await db
    .updateTable('user_passkey')
    .set({ counter: String(answer.authenticationInfo.newCounter), last_used_at: new Date() })
    .where('id', '=', row.id)
    .execute()
  return { account, amr }
}

function parsed(text: string): AuthenticationResponseJSON | undefined {
  try {
    const value = JSON.parse(text) as AuthenticationResponseJSON | null
    return typeof value?.id === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
