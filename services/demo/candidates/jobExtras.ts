import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { FileStore } from '../../core/files/files.ts'
import { storeImage } from '../../features/jobCategories/images.ts'
import { jobTabs } from '../../features/jobs/contract.ts'
import '../../features/jobProducts/tables.ts'
import '../../features/jobs/tables.ts'
import { avatarPng } from '../people/avatars.ts'
import { demoId } from '../random.ts'
import { categoryId } from '../vocabulary.ts'

/** Categories with a picture; the others have none. */
const pictured = ['Backend', 'Cloud & DevOps', 'Data & AI', 'Frontend', 'Mobile', 'Product & Design']

/** Gives some job categories of a company their pictures. */
export async function insertCategoryImages(
  db: CompanyDb,
  files: FileStore,
  key: string,
  createdBy: string,
): Promise<void> {
  for (const name of pictured) {
    const id = categoryId(key, name)
    const image = { name: `${name}.png`, contentType: 'image/png', bytes: avatarPng(`category ${name}`) }
    const imagePath = await storeImage({ db, files, caller: { userName: createdBy } }, id, image)
    await db
      .update('vocabulary_item')
      .set({ data: JSON.stringify({ imagePath }) })
      .where('vocabulary_item.id', '=', id)
      .execute()
  }
}

/** The open jobs that stand under a tab, as products of that tab: the newest first, some with equal places. */
export async function insertProducts(db: CompanyDb, key: string, createdBy: string): Promise<void> {
  const jobs = await db
    .from('job')
    .select(['job.id', 'job.types'])
    .where('job.status', '=', 0)
    .orderBy('job.created_at', 'desc')
    .orderBy('job.id')
    .execute()
  const rows = jobTabs.flatMap((type) =>
    jobs
      .filter(({ types }) => types.includes(type))
      .slice(0, 8)
      .map(({ id }, at) => ({
        id: demoId(`${key} product ${type} ${at}`),
        job_id: id,
        type,
        sort: Math.floor(at / 2) * 10,
        created_by: createdBy,
      })),
  )
  if (rows.length > 0) await db.insert('job_request_product', rows).execute()
}
