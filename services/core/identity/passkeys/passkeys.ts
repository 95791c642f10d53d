import { randomUUID } from 'node:crypto'
import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { notFound, refused } from '../../http/errors.ts'
import { storeFor } from '../provider/store.ts'
import { tellOfFactor } from '../secondFactor/mails.ts'
import type { RelyingParty } from './relyingParty.ts'
import { webAuthn } from './webAuthn.ts'

/** Passkeys of one person at most. */
const most = 20
/** Seconds in which a passkey that was begun must be made. */
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

/** Somebody's passkeys, the oldest first. */
export async function ownPasskeys(db: CompanyDb, userId: string): Promise<Passkey[]> {
  const rows = await passkeysOf(db, userId).orderBy('created_at').orderBy('id').execute()
  return rows.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
    id,
    name,
    createdAt,
    lastUsedAt,
  }))
}

/** What a browser makes a passkey by, within five minutes. Throws PASSKEYS_MOST for who has twenty. */
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
    // Not the name, which would be known to who finds the authenticator.
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

/** Keeps the passkey that a browser has made; the person is told by mail. Throws PASSKEY_WRONG for one that was not begun here, or too long ago. */
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

/** Removes a passkey of somebody; 404 for every other. They are told by mail. */
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
