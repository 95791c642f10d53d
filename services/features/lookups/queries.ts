import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Lookup } from './contract.ts'
import { candidateStatusList } from './vocabularyContract.ts'

/** The cache key of the company's channels. */
export const channelsKey = 'recruitmentChannel'

/** Returns the recruitment channels, in name order. */
export const recruitmentChannels = (db: CompanyDb): Promise<Lookup[]> =>
  db
    .from('recruitment_channel')
    .select(['id', 'name'])
    .orderBy(sql`recruitment_channel.name collate "und-x-icu"`)
    .execute()

/** The cache key of the company's job ranks. */
export const ranksKey = 'jobRank'

/** Returns the job ranks, most junior first. */
export const jobRanks = (db: CompanyDb): Promise<Lookup[]> =>
  db.from('job_rank').select(['id', 'name']).orderBy('position').orderBy('name').execute()

/** Whether the company has this channel. */
export const isChannel = async (db: CompanyDb, id: string): Promise<boolean> =>
  (await db.from('recruitment_channel').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Returns the initial status of new candidates, or null if the company has none. */
export const firstStatusId = async (db: CompanyDb): Promise<string | null> =>
  (
    await db
      .from('vocabulary_item')
      .select('id')
      .where('kind', '=', candidateStatusList.kind)
      .where('is_default', '=', true)
      .executeTakeFirst()
  )?.id ?? null

/** Returns the company's block words (decision D-101). */
export const blockWords = async (db: CompanyDb): Promise<string[]> =>
  (await db.from('block_word').select('word').execute()).map((row) => row.word)
