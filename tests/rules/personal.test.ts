import { getNamedType, isObjectType, parse, type GraphQLField, type GraphQLObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { isByRecord, isPersonal, personalOf } from '../../gateway/core/live/viewerSpecificFields.ts'
import { schema } from '../../gateway/schema.ts'
import { viewerWith } from '../support/fakeRest.ts'

/**
 * Types whose records are the same for all viewers of a company with equal permissions. None of them depends on
 * ownership or sharing.
 */
const sameForEqualKeys = new Set([
  'Candidate',
  'CandidateAward',
  'CandidateChange',
  'CandidateEducation',
  'CandidateEmail',
  'CandidateEmailFile',
  'CandidateEvent',
  'CandidateCvReading',
  'CandidateDraft',
  'CandidateExtractedField',
  'CandidateExtension',
  'CandidateFile',
  'CandidateImportColumn',
  'CandidateImportRemark',
  'CandidateImportRow',
  'CandidateJob',
  'CandidateLanguage',
  'CandidateResume',
  'CandidateSkill',
  'CandidateStatus',
  'CandidateWork',
  'CandidatesChange',
  'CvMatch',
  'Department',
  'DepartmentUsage',
  'EmailTemplate',
  'EmailTemplateSending',
  'EmailTemplateType',
  'EmailTemplateUsage',
  'EmailTemplateVersion',
  'File',
  'EmailVerification',
  'InboundCandidatesChange',
  'InterviewForm',
  'InterviewKit',
  'InterviewRoom',
  'InterviewSeat',
  'Job',
  'JobApplication',
  'JobCandidate',
  'JobCandidateMove',
  'JobCategory',
  'JobEvent',
  'JobPipelineChange',
  'JobRank',
  'JobStage',
  'JobsChange',
  'Label',
  'Location',
  'MessageDetail',
  'OngoingCalls',
  'PageInfo',
  'Paging',
  'JobRankUsage',
  'LocationUsage',
  'RecruitmentChannel',
  'RecruitmentChannelUsage',
  'RequiredApproval',
  'RoleSummary',
  'TalentFoldersChange',
  'UnreadFormPart',
  'User',
  'UserAccount',
  'VerificationCandidatesChange',
  'VerificationField',
  'RowImportError',
  'VerificationFolderRule',
  'VerificationFoldersChange',
  'VerificationInfoEntry',
  'VerificationMailFile',
  'VocabularyItem',
  'Workflow',
  'WorkflowStep',
  'WorkflowTrigger',
])
/** Types that are only reached through a personal field, which limits the entire payload to one viewer. */
const behindPersonal = new Set([
  'CandidateFolder',
  'JobApproval',
  'JobApprovalRound',
  'JobApprovalStep',
  'NotificationParam',
  'OfferApprovalRound',
  'OfferApprovalStep',
  'NotificationsChange',
])

/** Returns every type that a subscription can select, through its fields. */
function reached(type: GraphQLObjectType, found = new Set<GraphQLObjectType>()) {
  if (found.has(type)) return found
  found.add(type)
  for (const field of Object.values(type.getFields())) {
    const next = getNamedType(field.type)
    if (isObjectType(next)) reached(next, found)
  }
  return found
}
const root = schema.getSubscriptionType()!
const types = [...reached(root)].filter((type) => type !== root)
const isList = ({ name }: GraphQLObjectType) => /(Connection|Edge)$/.test(name)

test('for each type that a subscription can select it is decided whether viewers with equal permissions see the same', () => {
  const unknown = types.filter(
    (type) => !isList(type) && !isByRecord(type) && !sameForEqualKeys.has(type.name) && !behindPersonal.has(type.name),
  )
  expect(
    unknown.map(({ name }) => name),
    'decide: isByRecord of its node, or sameForEqualKeys here',
  ).toEqual([])
  const same = types.filter((type) => !isByRecord(type)).map(({ name }) => name)
  expect(
    [...sameForEqualKeys, ...behindPersonal].filter((name) => !same.includes(name)),
    'no longer so',
  ).toEqual([])
})

const decided = (field: GraphQLField<unknown, unknown>) =>
  field.extensions.personal !== undefined || personalOf(field) === true

test.each([root, ...types].map((type) => [type.name, type] as const))(
  'fields of %s that mention the viewer are personal',
  (_, type) => {
    const open = Object.values(type.getFields()).filter(
      (field) => /\bviewer\b/i.test(field.description ?? '') && !decided(field),
    )
    expect(open.map(({ name }) => name)).toEqual([])
  },
)

test('fields with records seen by ownership or sharing make a document personal, unless they declare otherwise', () => {
  const shared = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isByRecord(getNamedType(field.type)) && personalOf(field) === false)
      .map(({ name }) => `${type.name}.${name}`),
  )
  // For each of these, the permission to see exactly that record has been checked for everyone who is notified.
  expect(shared.toSorted()).toEqual(['OngoingCalls.calls', 'VerificationImport.folder'])
})

const personal = (document: string, ...keys: Parameters<typeof viewerWith>) =>
  isPersonal(schema, parse(document))(viewerWith(...keys))

test.each([
  ['progress alone', '{ verificationImportChanged(id: "1") { processedCount folder { name } } }', false],
  ['rights', '{ verificationImportChanged(id: "1") { folder { canEdit } } }', true],
  ['rows of a folder', '{ verificationImportChanged(id: "1") { folder { candidates { nodes { name } } } } }', true],
  ['the number of rows', '{ verificationImportChanged(id: "1") { folder { candidates { totalCount } } } }', true],
  ['folders of a candidate', '{ ongoingCallsChanged { calls { candidate { folders { remark } } } } }', true],
  ['notes on a candidate', '{ ongoingCallsChanged { calls { candidate { notes { totalCount } } } } }', true],
  ['calls of a candidate', '{ ongoingCallsChanged { calls { candidate { calls { totalCount } } } } }', true],
])('a payload with %s', (_, selection, expected) => {
  expect(personal(`subscription ${selection}`)).toBe(expected)
})

test('calls with candidates are shared among viewers who may read candidates, and nobody else', () => {
  const document = 'subscription { candidateCallsChanged(candidateIds: []) { calls { name } } }'
  expect(personal(document, 'Candidate:ListCandidate')).toBe(false)
  expect(personal(document, 'Phonenet:GetURLRecording')).toBe(false)
  expect(personal(document, 'Phonenet:CallCandidate')).toBe(true)
})
