import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { imageFields, imageMaxBase64 } from '../../core/contract/images.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** Longest name of a category (000/5/25). */
export const longestName = 250
export const JobCategory = Type.Object({
  id: Id,
  name: Type.String(),
  imagePath: Nullable(Type.String({ description: 'path for /commons/file; another one with each new picture' })),
})
export type JobCategory = Static<typeof JobCategory>

/** Longer names and blank ones are answered with the specification's own words, so the shape leaves room for them. */
const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestName} characters, no other category's`,
  }),
  ...imageFields,
}
export const JobCategoryFields = Type.Object(fields)
export type JobCategoryFields = Static<typeof JobCategoryFields>

export const JobCategoryChange = Type.Object({
  ...fields,
  isUploadLogo: Type.Boolean({
    default: false,
    description: 'imageBase64 takes the place of the picture; without it the picture stays',
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
  doc: "Job categories of the caller's company, in name order.",
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
  doc: 'One job category.',
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
  doc: 'A new job category, with or without a picture. Every picker of job categories offers it.',
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
  doc: 'The name becomes this one; with isUploadLogo the picture too, and the file of the former one goes.',
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
  doc: 'Deletes a job category and its picture; refused with JOB_CATEGORY_IN_USE while jobs belong to it.',
  place: '000/7/26',
})
