import { fold } from '../../../common/text.ts'
import type { DemoCompany } from '../../demo/featureDemo.ts'
import { demoId } from '../../demo/random.ts'
import './tables.ts'

const hour = 3_600_000

/** Inserts sample records of a company, one per day. */
export async function insertDemo({ db, key, users, count, now }: DemoCompany): Promise<void> {
  await db
    .insert(
      'sample_record',
      Array.from({ length: count }, (_, index) => {
        const name = `Sample record ${index + 1}`
        return {
          id: demoId(`${key} sample record ${index}`),
          name,
          note: null,
          search: fold(name),
          created_by: users[index % users.length]!,
          created_at: new Date(now - (index + 1) * 24 * hour),
        }
      }),
    )
    .execute()
}
