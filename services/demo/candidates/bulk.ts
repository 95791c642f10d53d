import type { CompanyDb } from '../../core/database/companyDb.ts'
import { fold } from '../../../common/text.ts'
import { newId } from '../../core/ids.ts'
import { searchColumns } from '../../features/candidates/filters/search.ts'
import { contactKeys } from '../../features/reviews/person.ts'
import { insertCandidates } from './candidates.ts'
import { createPersonWithCareer } from './careers.ts'
import { People } from '../people/people.ts'
import { Seeded } from '../random.ts'

const day = 86_400_000
const part = 500
const statuses = [...Array<'new'>(5).fill('new'), 'approved', 'rejected', 'existed', 'failed', 'policyfailure'] as const

/**
 * Adds generated candidates, and as many rows in a new CSV folder of `owner`, for trying the product with large data.
 * Each run creates different people.
 */
export async function addGenerated(
  db: CompanyDb,
  owner: string,
  count: number,
  told: (done: number) => void,
): Promise<void> {
  const channels = await db
    .from('recruitment_channel')
    .select('recruitment_channel.id')
    .orderBy('recruitment_channel.id')
    .execute()
  const earlier = await db
    .from('verification_folder')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('verification_folder.code', 'like', 'GENERATED-%')
    .executeTakeFirstOrThrow()
  const words = await db
    .from('vocabulary_item')
    .select(['vocabulary_item.id', 'vocabulary_item.kind', 'vocabulary_item.name'])
    .where('vocabulary_item.kind', 'in', ['candidateStatus', 'label'])
    .execute()
  const wordIds = new Map(words.map(({ id, kind, name: word }) => [`${kind} ${word}`, id]))
  const run = Number(earlier.count) + 1
  const random = new Seeded(run)
  const people = new People(random, run * 1_000_000, `.r${run}`)
  const now = Date.now()
  const folderId = newId()
  const name = `Generated ${run}`
  await db
    .insert('verification_folder', {
      id: folderId,
      code: `GENERATED-${run}`,
      name,
      search: fold(name),
      import_type: 0,
      share_all: true,
      created_by: owner,
    })
    .execute()
  for (let done = 0; done < count; done += part) {
    const size = Math.min(part, count - done)
    await db.transaction(async (tx) => {
      await insertCandidates(
        tx,
        Array.from({ length: size }, () => {
          const createdAt = new Date(now - random.whole(1, 900) * day - random.whole(0, day))
          return {
            id: newId(),
            ...createPersonWithCareer(people, random),
            owner: random.chance(0.7) ? owner : null,
            channelId: random.pick(channels).id,
            createdAt,
            createdBy: owner,
          }
        }),
        (kind, word) => wordIds.get(`${kind} ${word}`),
      )
      await insertRows(tx, people, random, { folderId, owner, channelIds: channels.map(({ id }) => id), size, now })
      await tx
        .update('verification_folder')
        .set((eb) => ({ candidate_count: eb('verification_folder.candidate_count', '+', size) }))
        .where('verification_folder.id', '=', folderId)
        .execute()
    })
    told(done + size)
  }
}

interface Target {
  folderId: string
  owner: string
  channelIds: readonly string[]
  size: number
  now: number
}

async function insertRows(
  db: CompanyDb,
  people: People,
  random: Seeded,
  { folderId, owner, channelIds, size, now }: Target,
): Promise<void> {
  const rows = Array.from({ length: size }, () => {
    const person = people.make()
    const [phones, emails] = [[person.phone], [person.email]]
    const status = random.pick(statuses)
    const isReviewed = status === 'approved' || status === 'rejected'
    const createdAt = new Date(now - random.whole(0, 400) * day - random.whole(0, day))
    return {
      id: newId(),
      verification_id: folderId,
      import_id: null,
      import_row: null,
      import_from_file: null,
      name: person.name,
      phones,
      emails,
      status,
      remark: status === 'failed' ? 'Not a phone number' : null,
      info: JSON.stringify({ name: person.name, phones: person.phone, emails: person.email }),
      rec_channel_id: random.pick(channelIds),
      candidate_proccess_id: null,
      existing_candidate_id: null,
      reviewed_by: isReviewed ? owner : null,
      reviewed_at: isReviewed ? createdAt : null,
      owner: null,
      created_by: owner,
      created_at: createdAt,
      ...searchColumns({ name: person.name, phones, emails }),
    }
  })
  await db.insertMany('verification_candidate', rows)
  const keys = rows
    .filter(({ status }) => ['new', 'existed', 'approved'].includes(status))
    .flatMap(({ id, phones, emails }) =>
      contactKeys(phones, emails).map((key) => ({ key, verification_id: folderId, row_id: id })),
    )
  await db.insertMany('verification_candidate_key', keys)
}
