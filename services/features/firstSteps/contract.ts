import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { openEnum } from '../../core/contract/shapes.ts'

/** The first steps of a new company, in order. */
export const stepKeys = [
  'companyProfile',
  'departments',
  'locations',
  'people',
  'emailTemplates',
  'workflows',
  'jobs',
  'candidates',
] as const
export type StepKey = (typeof stepKeys)[number]

export const FirstStep = Type.Object({
  key: openEnum(Type.Enum(stepKeys)),
  isDone: Type.Boolean({ description: 'whether the step has been done' }),
})
export type FirstStep = Static<typeof FirstStep>

export const firstStepList = operation({
  id: 'firstStepList',
  method: 'GET',
  path: '/commons-sts/guideline',
  service: 'commons',
  access: 'CompanyProfile:UpdateCompanyProfile',
  effect: 'read',
  origin: 'ours',
  place: 'D-118',
  answer: Type.Array(FirstStep),
  doc: "The first steps of a new company, in order, and which of them the caller's company has done.",
})
