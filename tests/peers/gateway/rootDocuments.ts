import {
  getNamedType,
  isCompositeType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { schema } from '../../../gateway/schema.ts'
import { ids } from '../services/data.ts'

const kinds = (schema.getType('VocabularyKind') as GraphQLEnumType).getValues().map(({ name }) => name)

/** The arguments of root fields, for the peer's records; several sets of arguments by name. */
const asked: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  booking: 'token: "none"',
  bookingOffers: `candidateId: "${encodeId('Candidate', ids.candidate(1))}"`,
  candidate: `databaseId: "${ids.candidate(1)}"`,
  candidateCvReading: `databaseId: "${ids.lookup(1)}"`,
  candidateDuplicates: 'input: { name: "An", emails: ["seeker1@mail.example"], phones: [] }',
  candidateEmailPreview: `candidateId: "${encodeId('Candidate', ids.candidate(1))}", subject: "Hello", contents: "<p>Hello</p>"`,
  candidateEmailsPlan: `candidateIds: ["${encodeId('Candidate', ids.candidate(1))}"], subject: "Hello", contents: "<p>Hello</p>"`,
  candidateExtraction: 'path: "cv/1.pdf"',
  company: `databaseId: "${ids.company}"`,
  contentPage: 'code: "terms"',
  emailTemplatePreview: 'subject: "Hello", contents: "<p>Hello</p>"',
  dpsSearch: `databaseId: "${ids.dpsType(1)}"`,
  dpsTask: `databaseId: "${ids.dpsItem(1)}"`,
  emailOptOut: 'token: "none"',
  emailTemplate: { id: `databaseId: "${ids.template(1)}"`, type: 'type: 17' },
  feedbackSheet: 'type: "feedback", token: "none"',
  formToFill: 'category: FEEDBACK',
  freeBusy: `from: "2026-11-23T00:00:00Z", to: "2026-11-24T00:00:00Z", userIds: ["${encodeId('User', 'minh')}"]`,
  inboundCandidate: `databaseId: "${ids.collected(1)}"`,
  interview: `databaseId: "${ids.lookup(1)}"`,
  interviewCv: `databaseId: "${ids.candidate(1)}"`,
  interviewForm: `databaseId: "${ids.form(1)}"`,
  invitation: 'token: "none"',
  job: `databaseId: "${ids.job(1)}"`,
  jobPublicationDetail: `databaseId: "${ids.job(1)}"`,
  node: {
    Candidate: `id: "${encodeId('Candidate', ids.candidate(1))}"`,
    VerificationFolder: `id: "${encodeId('VerificationFolder', ids.folder(1))}"`,
    User: `id: "${encodeId('User', 'minh')}"`,
  },
  nodes: `ids: ["${encodeId('Job', ids.job(1))}", "${encodeId('DpsTask', ids.dpsItem(1))}"]`,
  myInterviews: 'from: "2026-11-23T00:00:00Z", to: "2026-11-30T00:00:00Z"',
  myUnmovedCandidates: 'minDaysInStage: 7, first: 5',
  offer: `databaseId: "${ids.lookup(1)}"`,
  offerLink: 'token: "none"',
  openForm: `databaseId: "${ids.form(1)}"`,
  role: `databaseId: "${ids.rule(10)}"`,
  savedView: `databaseId: "${ids.lookup(1)}"`,
  savedViews: 'list: "candidates"',
  scorecardComparison: `jobDatabaseId: "${ids.job(1)}", candidateDatabaseId: "${ids.candidate(1)}"`,
  shownBanners: 'position: "Help"',
  tableColumns: 'table: "candidates"',
  talentFolder: `databaseId: "${ids.talentFolder(1)}"`,
  talentImport: `databaseId: "${ids.import(7)}"`,
  userImport: `databaseId: "${ids.import(7)}"`,
  candidateImport: `databaseId: "${ids.import(8)}"`,
  translations: 'language: EN',
  user: 'userName: "minh"',
  usersByPermission: 'permission: "TalentManagement:TalentManagement"',
  vendorConsent: 'token: "none"',
  vendorRecipients: 'locationNames: ["Tokyo"]',
  vendorRequest: `databaseId: "${ids.lookup(1)}"`,
  verificationCandidate: `databaseId: "${ids.row(1)}"`,
  verificationFolder: `databaseId: "${ids.folder(1)}"`,
  verificationImport: `databaseId: "${ids.import(1)}"`,
  vocabulary: Object.fromEntries(kinds.map((kind) => [kind, `kind: ${kind}`])),
  workflow: `databaseId: "${ids.workflow(1)}"`,
  workflowDryRun: `candidateId: "${encodeId('Candidate', ids.candidate(1))}", jobId: "${encodeId('Job', ids.job(1))}", stepId: "${encodeId('WorkflowStep', ids.status(1))}"`,
  workflowRuns: `workflowId: "${encodeId('Workflow', ids.workflow(1))}"`,
  workflowSubjects: `workflowId: "${encodeId('Workflow', ids.workflow(1))}"`,
}

export interface RootDocument {
  /** The root field, with the name of the arguments if there are several. */
  name: string
  field: string
  query: string
}

type AnyField = GraphQLField<unknown, unknown>
const isPlain = (field: AnyField) => !isCompositeType(getNamedType(field.type))
const takesNothing = ({ args }: AnyField) => !args.some(isRequiredArgument)

/**
 * Returns the members of a record, and those of nested records down to a depth; connections are read as their nodes.
 */
export function selection(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).filter(takesNothing)
  if (type.name.endsWith('Connection')) {
    const { nodes } = type.getFields()
    return `{ totalCount nodes ${selection(getNamedType(nodes!.type) as GraphQLObjectType, depth)} }`
  }
  const inner = depth > 1 ? fields.filter((field) => isObjectType(getNamedType(field.type))) : []
  const names = fields.filter(isPlain).map(({ name }) => name)
  const deeper = inner.map(
    (field) => `${field.name} ${selection(getNamedType(field.type) as GraphQLObjectType, depth - 1)}`,
  )
  return `{ ${['__typename', ...names, ...deeper].join(' ')} }`
}

/** Returns one document for each root query: records with their members, two levels deep. */
export function rootDocuments(): RootDocument[] {
  return Object.values(schema.getQueryType()!.getFields()).flatMap((field) => {
    const type = getNamedType(field.type)
    const members = isObjectType(type) ? selection(type, 2) : isLeafType(type) ? '' : '{ __typename id }'
    const { name } = field
    const wanted = asked[name] ?? (field.args.some((arg) => arg.name === 'first') ? 'first: 5' : '')
    const questions = typeof wanted === 'string' ? { '': wanted } : wanted
    return Object.entries(questions).map(([question, args]) => ({
      name: question ? `${name} ${question}` : name,
      field: name,
      query: `{ ${name}${args && `(${args})`} ${members} }`,
    }))
  })
}
