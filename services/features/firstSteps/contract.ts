import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { openWords } from '../../core/contract/shapes.ts'

/** What a new company does first, in this order. */
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
  key: openWords(Type.Enum(stepKeys)),
  isDone: Type.Boolean({ description: 'there is something of it already' }),
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
  doc: "What a new company does first, in its order, and what of that the caller's company has done.",
})
