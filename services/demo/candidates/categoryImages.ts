import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { FileStore } from '../../core/files/files.ts'
import { storeImage } from '../../core/files/images.ts'
import { kind } from '../../features/jobCategories/queries.ts'
import { avatarPng } from '../people/avatars.ts'
import { categoryId } from '../vocabulary.ts'

/** Categories with a picture. */
const pictured = ['Backend', 'Cloud & DevOps', 'Data & AI', 'Frontend', 'Mobile', 'Product & Design']

/** Adds pictures to some job categories of a company. */
export async function insertCategoryImages(
  db: CompanyDb,
  files: FileStore,
  key: string,
  createdBy: string,
): Promise<void> {
  for (const name of pictured) {
    const id = categoryId(key, name)
    const image = { name: `${name}.png`, contentType: 'image/png', bytes: avatarPng(`category ${name}`) }
    const imagePath = await storeImage({ db, files, caller: { userName: createdBy } }, { kind, id }, image)
    await db
      .update('vocabulary_item')
      .set({ data: JSON.stringify({ imagePath }) })
      .where('vocabulary_item.id', '=', id)
      .execute()
  }
}
