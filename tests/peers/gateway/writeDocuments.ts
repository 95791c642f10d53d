import { getNamedType, type GraphQLObjectType } from 'graphql'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { schema } from '../../../gateway/schema.ts'
import { selection } from './rootDocuments.ts'
import { channels, ids } from '../services/data.ts'

export interface WriteDocument {
  name: string
  query: string
  variables: { input: Record<string, unknown> }
}

type Id = (type: string, key: string) => string

const folder = (id: Id) => ({
  code: 'new',
  name: 'A new folder',
  importType: 'CSV',
  isSharedWithAll: false,
  sharedUserIds: [id('User', 'minh')],
  fields: [{ name: 'name', displayName: 'Name', type: 'TEXT' }],
  rules: [{ roleCode: 'Recruiter', isActive: true, value: 5 }],
})
const approval = (id: Id) => ({
  remark: 'Good.',
  channelId: id('RecruitmentChannel', channels[0]!.id),
  ownerId: id('User', 'minh'),
  skills: ['SQL'],
})
const talentFolder = { name: 'Talents', isSharedWithAll: true, sharedUserIds: [] }

/** The inputs of writes to the peer's first records. */
const inputs = (id: Id): Record<string, Record<string, unknown>> => ({
  addCandidatesToFolders: {
    ids: [id('Candidate', ids.candidate(1))],
    folderIds: [id('TalentFolder', ids.talentFolder(1))],
  },
  approveInboundCandidate: { id: id('InboundCandidate', ids.collected(1)), ...approval(id) },
  approveVerificationCandidate: { id: id('VerificationCandidate', ids.row(1)), ...approval(id) },
  createInterviewForm: { name: 'New form', category: 'FEEDBACK', isActive: true, contents: '[]' },
  createJobCategory: { name: 'New category' },
  createJobProduct: { jobId: id('Job', ids.job(1)), typeId: id('JobProductType', ids.lookup(200)), position: 1 },
  createTalentFolder: talentFolder,
  createVerificationFolder: folder(id),
  createWorkflow: { name: 'New workflow', departmentIds: [id('Department', ids.department(1))] },
  deleteDpsTask: { id: id('DpsTask', ids.dpsItem(1)) },
  deleteInterviewForm: { id: id('InterviewForm', ids.form(1)) },
  deleteJobCategory: { id: id('JobCategory', ids.category(1)) },
  deleteJobProduct: { id: id('JobProduct', ids.product(1)) },
  deleteRoleRule: { id: id('RoleRule', ids.rule(10)) },
  deleteTalentFolder: { id: id('TalentFolder', ids.talentFolder(1)) },
  deleteWorkflow: { id: id('Workflow', ids.workflow(1)) },
  followCandidates: { ids: [id('Candidate', ids.candidate(2))] },
  rejectInboundCandidate: { id: id('InboundCandidate', ids.collected(1)), remark: 'No.' },
  rejectVerificationCandidate: { id: id('VerificationCandidate', ids.row(1)), remark: 'No.' },
  renameDpsSearch: { id: id('DpsSearch', ids.dpsType(1)), name: 'Another name' },
  saveExistingCandidate: {
    id: id('VerificationCandidate', ids.row(2)),
    folderIds: [id('TalentFolder', ids.talentFolder(1))],
    remark: 'Known.',
  },
  saveRoleRules: { rules: [{ module: 'GREETING', roleCode: 'Recruiter', isActive: true, value: 5 }] },
  sendEmail: {
    recipients: ['minh@peer.example'],
    senderAddress: 'jobs@peer.example',
    subject: 'Hello',
    contents: 'Hi',
  },
  setCandidateFolders: { id: id('Candidate', ids.candidate(1)), folderIds: [id('TalentFolder', ids.talentFolder(2))] },
  switchRole: { roleCode: 'Recruiter' },
  unfollowCandidate: { id: id('Candidate', ids.candidate(1)) },
  unfollowTalentFolder: { id: id('TalentFolder', ids.talentFolder(2)) },
  updateDpsTask: {
    id: id('DpsTask', ids.dpsItem(1)),
    name: 'An',
    phones: ['0901234501'],
    emails: ['an@mail.example'],
    skills: ['SQL'],
    note: 'Done.',
    isDraft: false,
  },
  updateInterviewForm: { id: id('InterviewForm', ids.form(1)), name: 'Another name', version: 1 },
  updateJobCategory: { id: id('JobCategory', ids.category(1)), name: 'Another name' },
  updateTalentFolder: { id: id('TalentFolder', ids.talentFolder(1)), ...talentFolder },
  updateVerificationFolder: { id: id('VerificationFolder', ids.folder(1)), ...folder(id) },
  updateWorkflow: {
    id: id('Workflow', ids.workflow(1)),
    name: 'Another name',
    isActive: true,
    departmentIds: [id('Department', ids.department(1))],
    steps: [{ key: 'applied', name: 'Applied', color: 'blue' }],
    version: 1,
  },
})

/** Returns a document for each write. */
export function writeDocuments(): WriteDocument[] {
  const fields = schema.getMutationType()!.getFields()
  return Object.entries(inputs(encodeId)).map(([name, input]) => {
    const field = fields[name]!
    const payload = selection(getNamedType(field.type) as GraphQLObjectType, 2)
    const query = `mutation ($input: ${String(field.args[0]!.type)}) { ${name}(input: $input) ${payload} }`
    return { name, query, variables: { input } }
  })
}
