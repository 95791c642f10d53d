import { sql } from 'kysely'
import { reportCacheChange } from '../../core/cache.ts'
import { createMessage } from '../../core/contract/messages.ts'
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
import { replaceIdInSearches } from '../lookups/savedSearches.ts'
import '../lookups/tables.ts'
import { countedUses } from '../lookups/words/wordLists.ts'
import '../verifications/tables.ts'
import '../workflows/tables.ts'
import { longestChannel, type Channel, type ChannelUsage } from './contract.ts'

/** The tables whose rows have a channel. */
const holders = ['candidate', 'verification_import', 'verification_candidate', 'collected_candidate'] as const

const channels = (db: CompanyDb) =>
  db.from('recruitment_channel').select(['recruitment_channel.id', 'recruitment_channel.name'])

/** Returns one page of the channels, in name order. The search ignores case and accents. */
export function listChannels(db: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<Channel>> {
  let query = channels(db)
  for (const pattern of patternsOf(keyword))
    query = query.where(sql<string>`search_text(array[recruitment_channel.name])`, 'like', pattern)
  return list(query, [byText('recruitment_channel.name'), asc('recruitment_channel.id')], wanted)
}

/** Returns one channel. Throws 404 if the id is unknown. */
export async function channel(db: CompanyDb, id: string): Promise<Channel> {
  const found = await channels(db).where('recruitment_channel.id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Returns how many candidates and triggers use each of the channels. */
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

/** Returns the name as it is stored. Throws 400 if it is blank, too long or the name of another channel. */
async function checkedName(db: CompanyDb, typed: string, ownId: string): Promise<string> {
  const name = nameOf(typed, longestChannel)
  const other = await channels(db)
    .where(sql<string>`lower(recruitment_channel.name)`, '=', sql<string>`lower(${name})`)
    .where('recruitment_channel.id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw badInput({ name: [createMessage('TAKEN')] })
  return name
}

/** If two requests create the same name, the second finds it taken. */
function clash(error: { constraint?: string }): never {
  throw error.constraint === 'recruitment_channel_name' ? badInput({ name: [createMessage('TAKEN')] }) : error
}

/** Adds a channel and returns its id. */
export async function createChannel(db: CompanyDb, typed: string): Promise<string> {
  const id = newId()
  const name = await checkedName(db, typed, id)
  await db.insert('recruitment_channel', { id, name }).execute().catch(clash)
  await reportCacheChange(db, channelsKey)
  return id
}

/** Locks the channels with these ids until the transaction ends, in a fixed order. */
const held = (db: CompanyDb, ids: readonly string[]) =>
  channels(db).where('recruitment_channel.id', 'in', ids).orderBy('recruitment_channel.id').forUpdate().execute()

/** Renames a channel. */
export async function updateChannel(db: CompanyDb, id: string, typed: string): Promise<void> {
  if ((await held(db, [id])).length === 0) throw notFound()
  const name = await checkedName(db, typed, id)
  await db.update('recruitment_channel').set({ name }).where('id', '=', id).execute().catch(clash)
  await reportCacheChange(db, channelsKey)
}

/**
 * Merges a channel into another one, which replaces it everywhere, and deletes it. Returns the id of the remaining
 * channel.
 */
export async function mergeChannel(db: CompanyDb, id: string, into: string): Promise<string> {
  const both = await held(db, [id, into])
  if (!both.some((one) => one.id === id)) throw notFound()
  const stays = both.find((one) => one.id === into && one.id !== id)
  if (!stays) throw badInput({ into: [createMessage('INVALID')] })
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
  await replaceIdInSearches(db, id, stays.id)
  await db.delete('recruitment_channel').where('id', '=', id).execute()
  await reportCacheChange(db, channelsKey)
  return stays.id
}

/** Deletes a channel that is not used, not even by candidates in the bin. */
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
  await reportCacheChange(db, channelsKey)
}
