import { request } from 'undici'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { saveCandidate } from '../candidates/queries.ts'

/** A candidate in the format of FHU: GET {FHU_URL}/candidates/{id}. */
export const FhuCandidate = Type.Object({
  id: Type.String(),
  name: Type.String({ minLength: 1, maxLength: 250 }),
  email: Type.Optional(Type.String({ maxLength: 250 })),
  phone: Type.Optional(Type.String({ maxLength: 50 })),
  jobTitle: Type.Optional(Type.String({ maxLength: 250 })),
  skills: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
  experiences: Type.Optional(
    Type.Array(
      Type.Object({ companyName: Type.String({ maxLength: 250 }), position: Type.String({ maxLength: 250 }) }),
      { maxItems: 50 },
    ),
  ),
  city: Type.Optional(Type.String({ maxLength: 100 })),
})
export type FhuCandidate = Static<typeof FhuCandidate>

const longest = 10_000
const unavailable = () => refused('FHU_UNAVAILABLE', 'FHU does not answer')

/**
 * Imports a candidate from FHU (decision D-103): creates a new one, or adds to the existing one with the same contacts
 * what it lacks. Throws ServiceError 400: FHU_OFF if no address is configured, FHU_UNAVAILABLE if FHU does not respond,
 * errors.fhuCandidateId for an unknown id.
 */
export async function importFromFhu(
  { db, caller, product, signal }: RequestContext,
  id: string,
): Promise<{ candidateId: string; created: boolean }> {
  if (!product.fhuUrl) throw refused('FHU_OFF', 'No FHU is configured')
  const found = await read(`${product.fhuUrl}/candidates/${encodeURIComponent(id)}`, signal)
  if (!found) throw badInput({ fhuCandidateId: [createMessage('UNKNOWN_FHU_CANDIDATE')] })
  return db.transaction(async (tx) => {
    const saved = await saveCandidate(tx, {
      name: found.name,
      phones: found.phone ? [found.phone] : [],
      emails: found.email ? [found.email] : [],
      skills: found.skills ?? [],
      experiences: found.experiences ?? [],
      desiredWorkLocations: found.city ? [found.city] : [],
      createdBy: caller.userName,
      origin: 'imported',
      jobTitle: found.jobTitle ?? null,
      source: 'FHU',
      resume: found.jobTitle ? { basics: { label: found.jobTitle } } : {},
    })
    return { candidateId: saved.id, created: saved.created }
  })
}

async function read(address: string, signal: AbortSignal): Promise<FhuCandidate | null> {
  const answer = await request(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]) }).catch(
    () => null,
  )
  const body: unknown = await answer?.body.json().catch(() => null)
  if (answer?.statusCode === 404) return null
  if (answer?.statusCode !== 200) throw unavailable()
  if (!Value.Check(FhuCandidate, body)) throw unavailable()
  return body
}
