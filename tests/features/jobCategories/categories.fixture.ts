import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  companyJobCategoryCreate,
  companyJobCategoryDelete,
  companyJobCategoryList,
  companyJobCategoryUpdate,
  type JobCategory,
} from '../../../services/features/jobCategories/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

export const category = (number: number, more: Partial<JobCategory> = {}): JobCategory => ({
  id: uuid(number),
  name: `Category ${number}`,
  imagePath: null,
  ...more,
})

/** REST services that keep categories in memory. */
export function categoryServices(categories: JobCategory[]) {
  const find = (id: unknown) => {
    const found = categories.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const rest = fakeRest()
    .on(companyJobCategoryList, ({ body }) => pageAt(categories, body))
    .on(companyJobCategoryCreate, ({ body }) => {
      const made = category(90 + categories.length, {
        name: String(body!.name),
        imagePath: body!.imageBase64 ? 'new.png' : null,
      })
      categories.push(made)
      return made
    })
    .on(companyJobCategoryUpdate, ({ params, body }) =>
      Object.assign(find(params!.id), {
        name: String(body!.name),
        ...(body!.isUploadLogo && { imagePath: body!.imageBase64 ? 'changed.png' : null }),
      }),
    )
    .on(companyJobCategoryDelete, ({ params }) => {
      categories.splice(categories.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
  return { rest, calls: rest.callsOf, categories }
}
