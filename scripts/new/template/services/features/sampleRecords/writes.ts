import { fold } from '../../../common/text.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { longestName, type SampleRecord, type SampleRecordFields } from './contract.ts'
import { sampleRecordById } from './queries.ts'

/** Returns the values to store. Throws if the fields are not valid. */
function checked({ name: typed, note }: SampleRecordFields) {
  const name = typed.trim()
  if (name === '') throw badInput({ name: [required] })
  if ([...name].length > longestName) throw badInput({ name: [maximum(longestName)] })
  return { name, note: note?.trim() || null, search: fold(`${name}\n${note ?? ''}`) }
}

/** Creates one of the sample records for the caller. */
export async function createSampleRecord(
  { db, caller }: RequestContext,
  fields: SampleRecordFields,
): Promise<SampleRecord> {
  const id = newId()
  await db.insert('sample_record', { id, ...checked(fields), created_by: caller.userName }).execute()
  return sampleRecordById(db, id)
}

/** Replaces the data of the record. */
export async function updateSampleRecord(
  { db }: RequestContext,
  id: string,
  fields: SampleRecordFields,
): Promise<SampleRecord> {
  const change = { ...checked(fields), updated_at: new Date() }
  await db.update('sample_record').set(change).where('sample_record.id', '=', id).execute()
  return sampleRecordById(db, id)
}

/** Deletes one of the sample records. */
export async function deleteSampleRecord({ db }: RequestContext, id: string) {
  const gone = await db
    .delete('sample_record')
    .where('sample_record.id', '=', id)
    .returning('sample_record.id')
    .executeTakeFirst()
  if (!gone) throw notFound()
  return { status: 'OK' }
}
