import { candidateEmailList } from '../../../services/features/candidateEmails/contract.ts'
import { Route, Routes } from 'react-router'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { AnyOperation } from '../../../services/core/contract/operation.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import {
  candidateCvNews,
  candidateFileDelete,
  candidateFiles,
  candidateInterviewCv,
  type CandidateFile,
} from '../../../services/features/candidateCvs/contract.ts'
import {
  candidateLogs,
  candidateNoteDelete,
  candidateNoteList,
  candidateNoteShares,
  candidateUpdateNotes,
  type CandidateNote,
} from '../../../services/features/candidateNotes/contract.ts'
import {
  candidateDetailByIds,
  jobRemoveCandidate,
  jobsOfCandidates,
  type CandidateRow,
} from '../../../services/features/candidates/contract.ts'
import {
  candidateDelete,
  candidateRestore,
  candidateSetLabels,
} from '../../../services/features/candidates/writes/writeContract.ts'
import { careerApplicationsOfCandidates } from '../../../services/features/careers/contract.ts'
import { jobsByIds } from '../../../services/features/jobs/contract.ts'
import { recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import { candidateStatusList, labelList } from '../../../services/features/lookups/vocabularyContract.ts'
import { extendCandidateList } from '../../../services/features/settings/contract.ts'
import { talentByCandidates } from '../../../services/features/talentCandidates/contract.ts'
import CandidatePage from '../../../web/features/candidateDetails/CandidatePage.tsx'
import InterviewCvPage from '../../../web/features/candidateDetails/InterviewCvPage.tsx'
import ViewFileCvPage from '../../../web/features/candidateDetails/ViewFileCvPage.tsx'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { application } from '../careers/jobApplication.fixture.ts'
import { detail, emptyResume, row, services } from '../candidates/candidateRecords.ts'

/** All permissions on candidates except calling. */
export const all: PermissionKey[] = [
  'Candidate:ReadCandidate',
  'Candidate:UpdateCandidate',
  'Candidate:DeleteCandidate',
  'Candidate:AddNote',
  'Candidate:ListCandidateLog',
  'JobRequest:AddCandidateToJobRequest',
  'JobRequest:ReadJobRequest',
  'Candidate:UnFollow',
  'Candidate:AssignFollow',
  'TalentManagement:TalentManagement',
  'JobRequest:InterviewFeedBackView',
]
const note = (number: number, given: Partial<CandidateNote> = {}): CandidateNote => ({
  id: uuid(number),
  candidateId: uuid(1),
  notes: `Note ${number}`,
  candidateNoteShares: [],
  createdBy: 'recruiter',
  createdDate: '2026-11-01T00:00:00.000Z',
  updatedDate: '2026-11-01T00:00:00.000Z',
  canEdit: true,
  ...given,
})
const cv: CandidateFile = {
  id: uuid(70),
  candidateId: uuid(1),
  kind: 'cv',
  path: 'c/2026-11/cv.pdf',
  name: 'An.pdf',
  contentType: 'application/pdf',
  size: 2_097_152,
  createdBy: 'recruiter',
  createdDate: '2026-11-01T00:00:00.000Z',
}
const job = {
  id: uuid(80),
  title: 'Java Developer',
  departmentId: null,
  jobCategoryId: null,
  jobRankId: null,
  priority: 'Normal' as const,
  status: 0 as const,
  types: [],
  skills: [],
  locations: [],
  owner: 'recruiter',
  openDate: '2026-11-01',
  dueDate: null,
  total: 1,
  submitted: 1,
  offer: 0,
  lack: 1,
  createdBy: 'recruiter',
  createdDate: '2026-11-01T00:00:00.000Z',
  updatedDate: '2026-11-01T00:00:00.000Z',
}
const resume = {
  ...emptyResume,
  summary: 'Builds things.',
  skills: [{ name: 'Java', level: 5 }],
  work: [
    {
      company: 'Sông Pay',
      position: 'Engineer',
      startDate: '2020-06',
      endDate: null,
      isAdded: true,
      summary: 'Payments',
    },
  ],
}

/** Opens a candidate's page, or another page of this feature, with these candidates in the services. */
export function openDetails(
  rows: CandidateRow[],
  {
    path = `/candidates/view/${uuid(1)}`,
    keys = all,
    mayCall = false,
    mayHear = false,
    away = [],
  }: {
    path?: string
    keys?: PermissionKey[]
    mayCall?: boolean
    mayHear?: boolean
    /** The operations that the services do not answer. */
    away?: readonly AnyOperation[]
  } = {},
) {
  let notes = [note(201)]
  let files = [cv]
  let jobs = [{ candidateId: uuid(1), jobId: uuid(80), addedBy: 'sato', addedDate: '2026-11-01T00:00:00.000Z' }]
  const rest = services(rows)
    .on(candidateDetailByIds, ({ body }) => body!.ids.map((id) => detail(Number(String(id).slice(-2)), { resume })))
    .on(recruitmentChannelList, () => [{ id: uuid(50), name: 'TopCV' }])
    .on(candidateStatusList, () => [{ id: uuid(51), name: 'Interviewing', color: '#00f', isDefault: false }])
    .on(labelList, () => [
      { id: uuid(52), name: 'Hot', color: '#f00', isDefault: false },
      { id: uuid(53), name: 'Cold', color: '#00f', isDefault: false },
    ])
    .on(extendCandidateList, () => [
      { key: 'TaxCode', label: 'Tax code', inputType: 'Input' as const, required: false, active: true, values: [] },
    ])
    .on(talentByCandidates, () => [])
    .on(candidateCvNews, () => [])
    .on(careerApplicationsOfCandidates, ({ body }) =>
      body!.candidateIds.includes(application.candidateId!) ? [application] : [],
    )
    .on(candidateFiles, () => files)
    .on(candidateInterviewCv, () => ({
      candidateId: uuid(1),
      name: 'An',
      jobTitle: 'Engineer',
      resume,
      filePath: null,
    }))
    .on(candidateFileDelete, () => {
      files = []
      return { status: 'OK' }
    })
    .on(jobsOfCandidates, () => jobs)
    .on(jobsByIds, () => [job])
    .on(jobRemoveCandidate, () => {
      jobs = []
      return { status: 'OK' }
    })
    .on(candidateNoteList, () => pageOf(notes))
    .on(candidateEmailList, () => pageOf([]))
    .on(candidateNoteShares, () => [])
    .on(candidateUpdateNotes, ({ body }) => {
      const written = note(210, { notes: String(body!.notes) })
      notes = [written, ...notes]
      return written
    })
    .on(candidateNoteDelete, () => {
      notes = []
      return { status: 'OK' }
    })
    .on(candidateLogs, () =>
      pageOf([
        {
          id: uuid(301),
          candidateId: uuid(1),
          kind: 'updated' as const,
          userName: 'sato',
          date: '2026-11-02T00:00:00.000Z',
          subject: null,
          changes: [{ field: 'jobTitle', before: 'Developer', after: 'Architect' }],
        },
      ]),
    )
    .on(candidateDelete, () => ({ status: 'OK' }))
    .on(candidateRestore, () => detail(1, { resume }))
    .on(candidateSetLabels, ({ body }) => row(1, { labelIds: body!.labelIds.map(String) }))
  for (const operation of away)
    rest.on(operation, () => {
      throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
    })
  const asked: string[] = []
  const page = (
    <Routes>
      <Route path="/candidates/view/:id" element={<CandidatePage />} />
      <Route path="/view-file-cv" element={<ViewFileCvPage />} />
      <Route path="/interview-view-cv/:idKey" element={<InterviewCvPage />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>
  )
  const rendered = renderScreen(page, {
    rest,
    path,
    keys,
    can: (needed) =>
      needed === 'Phonenet:CallCandidate' ? mayCall : needed === 'Phonenet:GetURLRecording' ? mayHear : true,
    request: async (address) => {
      asked.push(address)
      if (address.startsWith('/upload/')) return Response.json({ filePath: 'a/new.pdf', queueId: null, file: null })
      return new Response(new Blob([]), { headers: { 'content-type': 'application/pdf' } })
    },
  })
  return {
    rest,
    asked,
    ...rendered,
    at: () => rendered.router.state.location.pathname,
    calls: (operation: string) => rest.calls.filter((call) => call.operation === operation),
  }
}
