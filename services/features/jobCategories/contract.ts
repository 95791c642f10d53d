import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { imageFields, imageMaxBase64 } from '../../core/contract/images.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** The maximum length of a category's name (000/5/25). */
export const longestName = 250
export const JobCategory = Type.Object({
  id: Id,
  name: Type.String(),
  imagePath: Nullable(Type.String({ description: 'path for /commons/file; it changes with each new picture' })),
})
export type JobCategory = Static<typeof JobCategory>

/** Names that are too long or blank are reported with the texts of the specification, so the shape allows them. */
const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestName} characters, different from the names of other categories`,
  }),
  ...imageFields,
}
export const JobCategoryFields = Type.Object(fields)
export type JobCategoryFields = Static<typeof JobCategoryFields>

export const JobCategoryChange = Type.Object({
  ...fields,
  isUploadLogo: Type.Boolean({
    default: false,
    description: 'imageBase64 replaces the picture; if false, the picture stays',
  }),
})
export type JobCategoryChange = Static<typeof JobCategoryChange>

const base = { service: 'commons' } as const
const path = '/commons/company-job-categories'
const byId = Type.Object({ id: Id })
const write = { effect: 'write', origin: 'spec', idempotent: true, maxBytes: imageMaxBase64 + 65_536 } as const

export const companyJobCategoryList = operation({
  ...base,
  id: 'companyJobCategoryList',
  method: 'POST',
  path: `${path}/list`,
  access: 'CompanyJobCategory:ListCompanyJobCategory',
  effect: 'read',
  origin: 'spec',
  body: Type.Object(rowsPaging(1000)),
  answer: pagedRows(JobCategory),
  doc: "Returns the job categories of the caller's company, in name order.",
  place: '000/7/26, 002/7.12/29, D-37',
})

export const companyJobCategoryGet = operation({
  ...base,
  id: 'companyJobCategoryGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: ['CompanyJobCategory:ReadCompanyJobCategory', 'CompanyJobCategory:UpdateCompanyJobCategory'],
  effect: 'read',
  origin: 'spec',
  params: byId,
  answer: JobCategory,
  doc: 'Returns one job category.',
  place: '000/7/26',
})

export const companyJobCategoryCreate = operation({
  ...base,
  ...write,
  id: 'companyJobCategoryCreate',
  method: 'POST',
  path: `${path}/create`,
  access: 'CompanyJobCategory:CreateCompanyJobCategory',
  body: JobCategoryFields,
  answer: JobCategory,
  doc: 'Creates a job category, with or without a picture. Every picker of job categories offers it.',
  place: '000/7/26, 002/7.12/32, 000/5/25',
})

export const companyJobCategoryUpdate = operation({
  ...base,
  ...write,
  id: 'companyJobCategoryUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'CompanyJobCategory:UpdateCompanyJobCategory',
  params: byId,
  body: JobCategoryChange,
  answer: JobCategory,
  doc: 'Changes the name of the category. With isUploadLogo the picture is also replaced and its former file deleted.',
  place: '000/7/26, 002/7.12/31, 000/5/25',
})

export const companyJobCategoryDelete = operation({
  ...base,
  ...write,
  id: 'companyJobCategoryDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'CompanyJobCategory:DeleteCompanyJobCategory',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a job category and its picture. Refused with JOB_CATEGORY_IN_USE while jobs belong to it.',
  place: '000/7/26',
})
