import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { accountById, type Account } from '../people/accounts.ts'
import { isUsable } from '../people/policy.ts'
import type { IdentitySettings } from '../provider/settings.ts'
import { storeFor } from '../provider/store.ts'
import { relyingParty } from './relyingParty.ts'
import { webAuthn } from './webAuthn.ts'

/** Seconds for which a page offers a passkey. */
const askedFor = 900
/** Methods of such a sign-in (RFC 8176): the key is held, and its holder was verified by it. */
const amr = ['hwk', 'user', 'mfa']

const asked = (db: Kysely<Database>) => storeFor(db)('PasskeyAsked')

/** What a browser answers a sign-in by with any passkey of this product; null where there can be none. */
export async function askForPasskey(
  db: Kysely<Database>,
  { publicUrl }: IdentitySettings,
  uid: string,
): Promise<object | null> {
  const party = relyingParty(publicUrl)
  if (!party) return null
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' })
  await asked(db).upsert(uid, { challenge: options.challenge } as never, askedFor)
  return options
}

/** Whose passkey has answered the sign-in, which it may do once; undefined for any other answer. */
export async function passByPasskey(
  db: Kysely<Database>,
  settings: IdentitySettings,
  uid: string,
  text: string,
): Promise<{ account: Account; amr: string[] } | undefined> {
  const party = relyingParty(settings.publicUrl)
  const question = (await asked(db).find(uid)) as { challenge?: string } | undefined
  await asked(db).destroy(uid)
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
