import type { AnyOperation } from '../../services/core/contract/operation.ts'

/** An input that is taken from the first record of an answer. */
export class FirstRecordInput {
  readonly operation: string
  readonly member: string

  constructor(operation: string, member = 'id') {
    this.operation = operation
    this.member = member
  }
}

const candidate = new FirstRecordInput('candidateList')
const folder = new FirstRecordInput('verificationFolderList')
const talentFolder = new FirstRecordInput('talentFolderList')
const group = new FirstRecordInput('workflowGroupList')
const job = new FirstRecordInput('jobList')
const user = new FirstRecordInput('userCommonList', 'userName')
const emailTemplate = new FirstRecordInput('emailTemplatesByCompany', 'type')
const form = new FirstRecordInput('formTemplateList', 'type')

const cv = new FirstRecordInput('verificationCandidateList', 'cvPath')

/** The values for required inputs: by name, or by operation and name if several kinds of records share the name. */
export const sources: Readonly<Record<string, unknown>> = {
  pageIndex: 0,
  pageSize: 5,
  filters: [],
  candidateId: candidate,
  // Spelled as in the specification.
  candiateId: candidate,
  candidateIds: candidate,
  verificationId: folder,
  groupId: group,
  statusId: new FirstRecordInput('workflowStatusesByGroup'),
  jobId: job,
  departmentId: new FirstRecordInput('departmentsByCompany'),
  callId: new FirstRecordInput('callList'),
  fromCallId: new FirstRecordInput('callList'),
  userName: user,
  userNames: user,
  module: new FirstRecordInput('roleSettings', 'module'),
  language: 'en',
  list: 'candidates',
  table: 'candidates',
  'usersByPermission.module': 'Candidate',
  'usersByPermission.permission': 'ListCandidate',
  'candidateDuplicates.name': new FirstRecordInput('candidateList', 'name'),
  'candidateDuplicates.phones': new FirstRecordInput('candidateList', 'phones'),
  'candidateDuplicates.emails': new FirstRecordInput('candidateList', 'emails'),
  'candidateGet.id': candidate,
  'candidateView.id': candidate,
  'candidateByIds.ids': candidate,
  'candidateDetailByIds.ids': candidate,
  'verificationFolderByIds.ids': folder,
  'verificationCandidateByIds.ids': new FirstRecordInput('verificationCandidateList'),
  'verificationImportGet.id': new FirstRecordInput('verificationImportList'),
  'collectedCandidateByIds.ids': new FirstRecordInput('collectedCandidateList'),
  'talentFolderGet.id': talentFolder,
  'talentFolderByIds.ids': talentFolder,
  'talentQueue.id': new FirstRecordInput('talentListCsv'),
  'talentImportFailedRows.id': new FirstRecordInput('talentListCsv'),
  'dpsGet.id': new FirstRecordInput('dpsList'),
  'workflowGroupGet.id': group,
  'workflowStatusesByGroup.id': group,
  'formTemplateGet.id': new FirstRecordInput('formTemplateList'),
  'formTemplateByType.type': form,
  'openFormTemplate.id': new FirstRecordInput('formTemplateList'),
  'clientFormTemplate.type': form,
  'jobGet.id': job,
  'jobsByIds.ids': job,
  'jobProductGet.id': new FirstRecordInput('jobProductList'),
  'companyJobCategoryGet.id': new FirstRecordInput('companyJobCategoryList'),
  'blockWordsByIds.ids': new FirstRecordInput('blockWordList'),
  'emailTemplateById.id': new FirstRecordInput('emailTemplatesByCompany'),
  'emailTemplateByType.type': emailTemplate,
  'emailTemplatesByType.type': emailTemplate,
  'applicantDataByKey.key': new FirstRecordInput('enumDataKeyList', 'value'),
  'dataByKey.key': new FirstRecordInput('enumDataKeyList', 'value'),
  'accountGet.id': new FirstRecordInput('accountList'),
  'roleGet.id': new FirstRecordInput('roleList'),
  'roleByIds.ids': new FirstRecordInput('roleList'),
  'companyByIds.ids': new FirstRecordInput('companyLookup'),
  'departmentByIds.ids': new FirstRecordInput('departmentsByCompany'),
  'publishApprovalGet.jobId': new FirstRecordInput('publishApprovalList', 'jobID'),
  'savedViewGet.id': new FirstRecordInput('savedViewList'),
  'rufByIds.ids': new FirstRecordInput('rufList'),
  'phonenetCallDetail.candidateId': new FirstRecordInput('callList', 'candidateId'),
  'callByIds.ids': new FirstRecordInput('callList'),
  'candidateInterviewCvFile.id': candidate,
  'candidateViewFileCv.filePathKey': new FirstRecordInput('candidateList', 'cvPath'),
  'commonsFile.path': cv,
  'mediaFile.filePath': cv,
  'mediaFile.isDowload': true,
  'mediaHtmlToPdf.html': '<p>check-services</p>',
  'mediaHtmlToPdf.styleSheet': '',
  'mediaHtmlToPdf.margin': '10mm',
  'verificationImportFailedRows.id': new FirstRecordInput('verificationImportList'),
  'verificationMailRaw.id': new FirstRecordInput('verificationMailList'),
  'userAvatar.id': new FirstRecordInput('accountList'),
}

/** Returns the first record of an operation's answer, with a bare value as its `value`, or why there is none. */
export type FirstOf = (operation: string) => Promise<{ record: Readonly<Record<string, unknown>> } | { none: string }>

/** The input of a call, or why the call cannot be made. */
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

/** Returns the input that an operation requires, taken from records that were read before. */
export async function inputOf(operation: AnyOperation, firstOf: FirstOf): Promise<Input> {
  async function value(name: string, isList: boolean): Promise<unknown> {
    const source = sources[`${operation.id}.${name}`] ?? sources[name]
    if (source === undefined) throw new Missing(`no list tells its ${name}`)
    if (!(source instanceof FirstRecordInput)) return source
    const first = await firstOf(source.operation)
    if ('none' in first) throw new Missing(`${source.operation} ${first.none}`)
    const found = first.record[source.member]
    if (found === undefined || found === null) throw new Missing(`${source.operation} has no ${source.member}`)
    return isList && !Array.isArray(found) ? [found] : found
  }

  async function part({ type, required = [], properties = {} }: Shape): Promise<unknown> {
    // The two bodies that are not objects are lists of user names.
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
