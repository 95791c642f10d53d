import { sql } from 'kysely'
import { changed } from '../../core/cache.ts'
import { say } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { nameOf } from '../../core/http/names.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { newId } from '../../core/ids.ts'
import { patternsOf } from '../../core/like.ts'
import '../candidates/tables.ts'
import '../inboundCandidates/tables.ts'
import { channelsKey } from '../lookups/queries.ts'
import { carrySearches } from '../lookups/keptSearches.ts'
import '../lookups/tables.ts'
import { countedUses } from '../lookups/words/wordLists.ts'
import '../verifications/tables.ts'
import '../workflows/tables.ts'
import { longestChannel, type Channel, type ChannelUsage } from './contract.ts'

/** What came by a channel. */
const holders = ['candidate', 'verification_import', 'verification_candidate', 'collected_candidate'] as const

const channels = (db: CompanyDb) =>
  db.from('recruitment_channel').select(['recruitment_channel.id', 'recruitment_channel.name'])

/** One page of the channels, in name order; accents and case of what is looked for do not count. */
export function listChannels(db: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<Channel>> {
  let query = channels(db)
  for (const pattern of patternsOf(keyword))
    query = query.where(sql<string>`search_text(array[recruitment_channel.name])`, 'like', pattern)
  return list(query, [byText('recruitment_channel.name'), asc('recruitment_channel.id')], wanted)
}

/** One channel; 404 for every id that is none. */
export async function channel(db: CompanyDb, id: string): Promise<Channel> {
  const found = await channels(db).where('recruitment_channel.id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** How many candidates and triggers each of the channels has. */
export async function usageOfChannels(db: CompanyDb, ids: readonly string[]): Promise<ChannelUsage[]> {
  if (ids.length === 0) return []
  const rows = await channels(db)
    .where('recruitment_channel.id', 'in', ids)
    .select([
      countedUses(sql`from candidate where candidate.company_id = recruitment_channel.company_id
        and candidate.rec_channel_id = recruitment_channel.id and candidate.deleted_at is null`).as('candidates'),
      countedUses(sql`from workflow_trigger where workflow_trigger.company_id = recruitment_channel.company_id
        and workflow_trigger.channel_ids @> array[recruitment_channel.id]`).as('triggers'),
    ])
    .execute()
  return rows.map(({ id, candidates, triggers }) => ({
    id,
    candidates: Number(candidates),
    triggers: Number(triggers),
  }))
}

/** The name as it is stored; throws 400 for one that is blank, too long, or another channel's. */
async function checkedName(db: CompanyDb, typed: string, ownId: string): Promise<string> {
  const name = nameOf(typed, longestChannel)
  const other = await channels(db)
    .where(sql<string>`lower(recruitment_channel.name)`, '=', sql<string>`lower(${name})`)
    .where('recruitment_channel.id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw badInput({ name: [say('TAKEN')] })
  return name
}

/** Of two that come at once one is second: it finds the name taken. */
function clash(error: { constraint?: string }): never {
  throw error.constraint === 'recruitment_channel_name' ? badInput({ name: [say('TAKEN')] }) : error
}

/** Adds a channel; answers its id. */
export async function createChannel(db: CompanyDb, typed: string): Promise<string> {
  const id = newId()
  const name = await checkedName(db, typed, id)
  await db.insert('recruitment_channel', { id, name }).execute().catch(clash)
  await changed(db, channelsKey)
  return id
}

/** The channels of the ids, which nobody else changes until the transaction ends; taken in one order. */
const held = (db: CompanyDb, ids: readonly string[]) =>
  channels(db).where('recruitment_channel.id', 'in', ids).orderBy('recruitment_channel.id').forUpdate().execute()

/** Calls a channel otherwise. */
export async function updateChannel(db: CompanyDb, id: string, typed: string): Promise<void> {
  if ((await held(db, [id])).length === 0) throw notFound()
  const name = await checkedName(db, typed, id)
  await db.update('recruitment_channel').set({ name }).where('id', '=', id).execute().catch(clash)
  await changed(db, channelsKey)
}

/** What came by a channel came by another one, and it is gone; answers the id that stays. */
export async function mergeChannel(db: CompanyDb, id: string, into: string): Promise<string> {
  const both = await held(db, [id, into])
  if (!both.some((one) => one.id === id)) throw notFound()
  const stays = both.find((one) => one.id === into && one.id !== id)
  if (!stays) throw badInput({ into: [say('INVALID')] })
  for (const table of holders)
    // oxlint-disable-next-line no-await-in-loop -- one after the other in one transaction
    await db.update(table).set({ rec_channel_id: stays.id }).where('rec_channel_id', '=', id).execute()
  await db
    .update('workflow_trigger')
    .set({
      channel_ids: sql<string[]>`(select array_agg(distinct case when one = ${id} then ${stays.id} else one end)
        from unnest(workflow_trigger.channel_ids) as one)`,
      version: sql<number>`workflow_trigger.version + 1`,
    })
    .where(sql<boolean>`workflow_trigger.channel_ids @> array[${id}]::uuid[]`)
    .execute()
  await carrySearches(db, id, stays.id)
  await db.delete('recruitment_channel').where('id', '=', id).execute()
  await changed(db, channelsKey)
  return stays.id
}

/** Deletes a channel that nothing names, candidates in the bin included. */
export async function deleteChannel(db: CompanyDb, id: string): Promise<void> {
  if ((await held(db, [id])).length === 0) throw notFound()
  const counts = await Promise.all(
    holders.map(async (table) => {
      const { count } = await db
        .from(table)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('rec_channel_id', '=', id)
        .executeTakeFirstOrThrow()
      return Number(count)
    }),
  )
  const [candidates = 0, ...rows] = counts
  const triggers = (await usageOfChannels(db, [id]))[0]?.triggers ?? 0
  const imported = rows.reduce((sum, count) => sum + count, 0)
  if (candidates + imported + triggers > 0)
    throw refused('CHANNEL_IN_USE', 'Candidates, rows of imports or triggers name it', {
      candidates: String(candidates),
      rows: String(imported),
      triggers: String(triggers),
    })
  await db.delete('recruitment_channel').where('id', '=', id).execute()
  await changed(db, channelsKey)
}
