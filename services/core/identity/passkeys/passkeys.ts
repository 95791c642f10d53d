import { randomUUID } from 'node:crypto'
import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { notFound, refused } from '../../http/errors.ts'
import { storeFor } from '../provider/store.ts'
import { tellOfFactor } from '../secondFactor/mails.ts'
import type { RelyingParty } from './relyingParty.ts'
import { webAuthn } from './webAuthn.ts'

/** The maximum number of passkeys of one person. */
const most = 20
/** The number of seconds within which the creation of a passkey must be completed. */
const begunFor = 300

/** A passkey as its owner sees it. */
export interface Passkey {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const challenges = (db: CompanyDb) => storeFor(unscoped(db))('PasskeyBegun')

const passkeysOf = (db: CompanyDb, userId: string) =>
  unscoped(db).selectFrom('user_passkey').selectAll().where('user_id', '=', userId)

/** Returns a person's passkeys, the oldest first. */
export async function ownPasskeys(db: CompanyDb, userId: string): Promise<Passkey[]> {
  const rows = await passkeysOf(db, userId).orderBy('created_at').orderBy('id').execute()
  return rows.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
    id,
    name,
    createdAt,
    lastUsedAt,
  }))
}

/**
 * Returns the options with which a browser can create a passkey within five minutes. Throws PASSKEYS_MOST if the person
 * already has twenty.
 */
export async function beginPasskey(
  db: CompanyDb,
  party: RelyingParty,
  { id, userName, fullName }: { id: string; userName: string; fullName: string },
  productName: string,
): Promise<object> {
  const known = await passkeysOf(db, id).execute()
  if (known.length >= most) throw refused('PASSKEYS_MOST', `At most ${most} passkeys`, { most: String(most) })
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: party.id,
    userName,
    userDisplayName: fullName,
    // Not the user name, which anyone who finds the authenticator could read.
    userID: new Uint8Array(Buffer.from(id)),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((row) => ({
      id: row.credential_id,
      transports: row.transports as AuthenticatorTransport[],
    })),
  })
  await challenges(db).upsert(id, { challenge: options.challenge } as never, begunFor)
  return options
}

/**
 * Stores the passkey that a browser has created, and notifies the person by mail. Throws PASSKEY_WRONG if it was not
 * begun here, or too long ago.
 */
export async function addPasskey(
  db: CompanyDb,
  party: RelyingParty,
  userId: string,
  name: string,
  response: RegistrationResponseJSON,
): Promise<void> {
  const wrong = () => refused('PASSKEY_WRONG', 'The passkey was not made for this, or too late')
  const begun = (await challenges(db).find(userId)) as { challenge?: string } | undefined
  await challenges(db).destroy(userId)
  if (!begun?.challenge) throw wrong()
  const { verifyRegistrationResponse } = await webAuthn()
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: begun.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!made?.verified) throw wrong()
  const { credential } = made.registrationInfo
  await db.transaction(async (tx) => {
    const added = await unscoped(tx)
      .insertInto('user_passkey')
      .values({
        id: randomUUID(),
        user_id: userId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: String(credential.counter),
        transports: credential.transports ?? [],
        name: name.trim(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw wrong()
    await tellOfFactor(tx, userId, 'passkeyAdded')
  })
}

/** Removes a passkey of a person and notifies them by mail. Throws 404 for any other passkey. */
export async function removePasskey(db: CompanyDb, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await unscoped(tx)
      .deleteFrom('user_passkey')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw notFound()
    await tellOfFactor(tx, userId, 'passkeyRemoved')
  })
}
