import type { AnyOperation } from '../../services/core/contract/operation.ts'

/** An input as the first record of an answer has it. */
export class From {
  readonly operation: string
  readonly member: string

  constructor(operation: string, member = 'id') {
    this.operation = operation
    this.member = member
  }
}

const candidate = new From('candidateList')
const folder = new From('verificationFolderList')
const talentFolder = new From('talentFolderList')
const group = new From('workflowGroupList')
const job = new From('jobList')
const user = new From('userCommonList', 'userName')
const emailTemplate = new From('emailTemplatesByCompany', 'type')
const form = new From('formTemplateList', 'type')

const cv = new From('verificationCandidateList', 'cvPath')

/** What is sent for a required input: by its name, or by operation and name where records of several kinds bear it. */
export const sources: Readonly<Record<string, unknown>> = {
  pageIndex: 0,
  pageSize: 5,
  filters: [],
  candidateId: candidate,
  // As the specification spells it.
  candiateId: candidate,
  candidateIds: candidate,
  verificationId: folder,
  groupId: group,
  statusId: new From('workflowStatusesByGroup'),
  jobId: job,
  departmentId: new From('departmentsByCompany'),
  callId: new From('callList'),
  fromCallId: new From('callList'),
  userName: user,
  userNames: user,
  module: new From('roleSettings', 'module'),
  language: 'en',
  list: 'candidates',
  table: 'candidates',
  'usersByPermission.module': 'Candidate',
  'usersByPermission.permission': 'ListCandidate',
  'candidateDuplicates.name': new From('candidateList', 'name'),
  'candidateDuplicates.phones': new From('candidateList', 'phones'),
  'candidateDuplicates.emails': new From('candidateList', 'emails'),
  'candidateGet.id': candidate,
  'candidateView.id': candidate,
  'candidateByIds.ids': candidate,
  'candidateDetailByIds.ids': candidate,
  'verificationFolderByIds.ids': folder,
  'verificationCandidateByIds.ids': new From('verificationCandidateList'),
  'verificationImportGet.id': new From('verificationImportList'),
  'collectedCandidateByIds.ids': new From('collectedCandidateList'),
  'talentFolderGet.id': talentFolder,
  'talentFolderByIds.ids': talentFolder,
  'talentQueue.id': new From('talentListCsv'),
  'talentImportFailedRows.id': new From('talentListCsv'),
  'dpsGet.id': new From('dpsList'),
  'workflowGroupGet.id': group,
  'workflowStatusesByGroup.id': group,
  'formTemplateGet.id': new From('formTemplateList'),
  'formTemplateByType.type': form,
  'openFormTemplate.id': new From('formTemplateList'),
  'clientFormTemplate.type': form,
  'jobGet.id': job,
  'jobsByIds.ids': job,
  'jobProductGet.id': new From('jobProductList'),
  'companyJobCategoryGet.id': new From('companyJobCategoryList'),
  'blockWordsByIds.ids': new From('blockWordList'),
  'emailTemplateById.id': new From('emailTemplatesByCompany'),
  'emailTemplateByType.type': emailTemplate,
  'emailTemplatesByType.type': emailTemplate,
  'applicantDataByKey.key': new From('enumDataKeyList', 'value'),
  'dataByKey.key': new From('enumDataKeyList', 'value'),
  'accountGet.id': new From('accountList'),
  'roleGet.id': new From('roleList'),
  'roleByIds.ids': new From('roleList'),
  'companyByIds.ids': new From('companyLookup'),
  'departmentByIds.ids': new From('departmentsByCompany'),
  'publishApprovalGet.jobId': new From('publishApprovalList', 'jobID'),
  'savedViewGet.id': new From('savedViewList'),
  'rufByIds.ids': new From('rufList'),
  'phonenetCallDetail.candidateId': new From('callList', 'candidateId'),
  'callByIds.ids': new From('callList'),
  'candidateInterviewCvFile.id': candidate,
  'candidateViewFileCv.filePathKey': new From('candidateList', 'cvPath'),
  'commonsFile.path': cv,
  'mediaFile.filePath': cv,
  'mediaFile.isDowload': true,
  'mediaHtmlToPdf.html': '<p>check-services</p>',
  'mediaHtmlToPdf.styleSheet': '',
  'mediaHtmlToPdf.margin': '10mm',
  'verificationImportFailedRows.id': new From('verificationImportList'),
  'verificationMailRaw.id': new From('verificationMailList'),
  'userAvatar.id': new From('accountList'),
}

/** The first record of an answer, a bare one as its `value`, or why there is none. */
export type FirstOf = (operation: string) => Promise<{ record: Readonly<Record<string, unknown>> } | { none: string }>

/** What a call is made with, or why it cannot be made. */
export type Input = KnownInput | { none: string }
export interface KnownInput {
  params: object
  query: object
  body: unknown
}

interface Shape {
  type?: string
  required?: readonly string[]
  properties?: Readonly<Record<string, Shape>>
}

class Missing extends Error {}

/** What an operation requires, taken from records that were read before. */
export async function inputOf(operation: AnyOperation, firstOf: FirstOf): Promise<Input> {
  async function value(name: string, isList: boolean): Promise<unknown> {
    const source = sources[`${operation.id}.${name}`] ?? sources[name]
    if (source === undefined) throw new Missing(`no list tells its ${name}`)
    if (!(source instanceof From)) return source
    const first = await firstOf(source.operation)
    if ('none' in first) throw new Missing(`${source.operation} ${first.none}`)
    const found = first.record[source.member]
    if (found === undefined || found === null) throw new Missing(`${source.operation} has no ${source.member}`)
    return isList && !Array.isArray(found) ? [found] : found
  }

  async function part({ type, required = [], properties = {} }: Shape): Promise<unknown> {
    // The two bodies that are no objects are lists of user names.
    if (type === 'array') return value('userNames', true)
    const members: Record<string, unknown> = {}
    for (const name of required) members[name] = await value(name, properties[name]?.type === 'array')
    return members
  }

  try {
    const [params, query] = [await part(operation.params as Shape), await part(operation.query as Shape)]
    return { params: params as object, query: query as object, body: await part(operation.body as Shape) }
  } catch (error) {
    if (error instanceof Missing) return { none: error.message }
    throw error
  }
}
