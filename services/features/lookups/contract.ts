import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable } from '../../core/contract/shapes.ts'
import { LookupItem, searchText } from '../../core/contract/vocabulary.ts'

// Re-exported for the gateway, which imports contracts only.
export {
  candidateStatusList,
  certificateKeywordList,
  cityList,
  companyKeywordList,
  companyTypeList,
  countryKeywordList,
  countryList,
  educationInstitutionList,
  emailSenderList,
  emailTemplateTokenList,
  emailTemplateTypeList,
  experienceLevelList,
  iconList,
  industryList,
  institutionLevelList,
  interviewRoundList,
  jobCategoryList,
  jobFunctionList,
  jobTypeList,
  labelList,
  languageKeywordList,
  nationalityList,
  rejectReasonList,
  salaryCurrencyList,
  salaryTypeList,
  settingSystemTypeList,
  skillExceptionList,
  skillKeywordList,
  webhookEventList,
} from './vocabularyContract.ts'

export const Lookup = Type.Object({ id: Id, name: Type.String() })
export type Lookup = Static<typeof Lookup>

export const recruitmentChannelList = operation({
  id: 'recruitmentChannelList',
  method: 'GET',
  path: '/commons/recruitment-channels',
  service: 'commons',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(Lookup),
  doc: "Returns the recruitment channels of the caller's company, in name order.",
  place: '000/7/49, 002/7.12/7',
})

export const jobRankList = operation({
  id: 'jobRankList',
  method: 'GET',
  path: '/commons/job-ranks',
  service: 'commons',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(Lookup),
  doc: "Returns the job ranks of the caller's company, most junior first.",
  place: '000/7/38, 002/7.12/19',
})

export const clientJobRankList = operation({
  id: 'clientJobRankList',
  method: 'GET',
  path: '/commons/client-job-ranks',
  service: 'commons',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ companyId: Type.Optional(Id) }),
  answer: Type.Array(Lookup),
  doc: 'Returns the job ranks of a company, most junior first. Only platform administrators may name a company other than their own (decision D-89).',
  place: '002/7.12/42',
})

export const JobCategoryOption = Type.Object({
  ...Lookup.properties,
  imagePath: Type.Optional(Nullable(Type.String({ description: 'ours: path of its picture; null if there is none' }))),
})
export type JobCategoryOption = Static<typeof JobCategoryOption>

export const companyJobCategorySelect = operation({
  id: 'companyJobCategorySelect',
  method: 'GET',
  path: '/commons/company-job-categories/select',
  service: 'commons',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(JobCategoryOption),
  doc: "Returns the job categories of the caller's company for a picker, in name order.",
  place: '002/7.12/30',
})

export const enumDataKeyList = operation({
  id: 'enumDataKeyList',
  method: 'GET',
  path: '/commons/enum-data-keys',
  service: 'commons',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(Type.String()),
  doc: 'Returns the keys that data-by-key accepts, one for each vocabulary.',
  place: '002/7.12/23',
})

const key = Type.String({ maxLength: 50, description: 'a key from enum-data-keys' })

export const dataByKey = operation({
  id: 'dataByKey',
  method: 'GET',
  path: '/commons/data-by-key',
  service: 'commons',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ key, search: Type.Optional(searchText) }),
  answer: Type.Array(LookupItem),
  doc: 'Returns the entries of a vocabulary by its key, filtered by part of the name.',
  place: '002/7.12/21',
})

export const applicantDataByKey = operation({
  id: 'applicantDataByKey',
  method: 'GET',
  path: '/commons-applicant/data-by-key',
  service: 'commons',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ key }),
  answer: Type.Array(LookupItem),
  doc: 'Returns all entries of a vocabulary by its key.',
  place: '002/7.12/22',
})

export const Status = Type.Object({
  id: Id,
  name: Type.String(),
  key: Type.String(),
  color: Type.String({ description: 'CSS colour, such as #1677ff' }),
})
export type Status = Static<typeof Status>

export const StatusGroup = Type.Object({ id: Id, name: Type.String(), statuses: Type.Array(Status) })
export type StatusGroup = Static<typeof StatusGroup>

export const statusGroupList = operation({
  id: 'statusGroupList',
  method: 'GET',
  path: '/InterviewWorkflow/list-status-group',
  service: 'workflows',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(StatusGroup),
  doc: 'Returns the groups of interview statuses with their statuses, in the order of an interview process.',
  place: '000/7/21, 000/7/38, 000/3/19',
})

export const systemStatusList = operation({
  id: 'systemStatusList',
  method: 'GET',
  path: '/InterviewWorkflow/list-system-status',
  service: 'workflows',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(Status),
  doc: 'Returns the built-in statuses of the product, with which each workflow starts.',
  place: '000/7/21',
})
