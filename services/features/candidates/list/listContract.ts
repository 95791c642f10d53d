import { Type } from 'typebox'
import { operation } from '../../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../../core/contract/shapes.ts'
import { searchPayload } from '../filters/filters.ts'
import { CandidateRow } from '../shapes.ts'

const service = 'candidates' as const

export const candidateList = operation({
  id: 'candidateList',
  method: 'POST',
  path: '/Candidates/list',
  service,
  effect: 'read',
  origin: 'spec',
  access: ['Candidate:ListCandidate', 'TalentManagement:TalentManagement'],
  body: Type.Object({ ...rowsPaging(1000), ...searchPayload }),
  answer: pagedRows(CandidateRow),
  doc: "Candidates of the caller's company by search terms and filters, newest first by default. Without ListCandidate a folderId is required.",
  place: '001/7.2/1, 001/3/23, 001/3/24',
})

export const candidateExport = operation({
  id: 'candidateExport',
  method: 'POST',
  path: '/Candidates/export-csv',
  service,
  effect: 'read',
  origin: 'spec',
  transport: 'download',
  access: 'Candidate:ExportCandidate',
  body: Type.Object({
    ...searchPayload,
    ids: Type.Optional(Type.Array(Id, { maxItems: 10_000, description: 'ours: only candidates with these ids' })),
    columns: Type.Optional(
      Type.Array(Type.String({ maxLength: 50 }), {
        maxItems: 50,
        description: 'ours: members of the row, jobStage and extension:{key}, in this order',
      }),
    ),
  }),
  answer: Type.String({ description: 'text/csv, UTF-8 with BOM, formula-safe' }),
  doc: 'All pages of the candidates that a list would show, as CSV; streamed, at most 100,000 rows.',
  place: '001/7.2/2',
})

export const candidateDashboardFollow = operation({
  id: 'candidateDashboardFollow',
  method: 'POST',
  path: '/Candidates/dashboard-follow',
  service,
  effect: 'read',
  origin: 'spec',
  access: 'Candidate:DashboardListCandidateFollow',
  body: Type.Object(rowsPaging(100)),
  answer: pagedRows(CandidateRow),
  doc: 'Candidates whom the caller follows, last active first.',
  place: '001/7.2/11',
})

export const candidateDashboardList = operation({
  id: 'candidateDashboardList',
  method: 'POST',
  path: '/Candidates/dashboard-list',
  service,
  effect: 'read',
  origin: 'spec',
  access: 'Candidate:ListCandidate',
  body: Type.Object(rowsPaging(100)),
  answer: pagedRows(CandidateRow),
  doc: 'Candidates that the caller owns, newest first.',
  place: '001/7.2/27',
})
