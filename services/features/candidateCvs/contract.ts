import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { also, Id, megabyte, Nullable } from '../../core/contract/shapes.ts'
import { candidateReaders } from '../candidates/contract.ts'
import { Resume } from '../candidates/shapes.ts'
import { cvReaders } from './cvReaders.ts'
import { CandidateFile, CvMatch, CvNews, Extraction } from './cvShapes.ts'

export { CandidateFile, CvMatch, CvNews, ExtractedField, Extraction } from './cvShapes.ts'

const service = 'candidates' as const
/** Largest CV or file of a candidate. */
export const cvMaxBytes = 20 * megabyte
/** What a CV may be, by content. */
export const cvTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const

const edit = ['Candidate:CreateCandidate', 'Candidate:UpdateCandidate'] as const

export const candidateImportCv = operation({
  id: 'candidateImportCv',
  method: 'POST',
  path: '/Candidates/importCV',
  service,
  effect: 'write',
  origin: 'spec',
  transport: 'upload',
  maxBytes: cvMaxBytes,
  access: edit,
  answer: Extraction,
  doc: 'Takes a CV (PDF, DOC, DOCX by content) and reads it at once. Ends without a trace when the client leaves before the answer.',
  place: '001/7.2/28',
})

export const candidateUploadCv = operation({
  id: 'candidateUploadCv',
  method: 'POST',
  path: '/Candidates/upload-cv',
  service,
  effect: 'write',
  origin: 'spec',
  transport: 'upload',
  maxBytes: cvMaxBytes,
  idempotent: true,
  access: edit,
  body: Type.Object({
    candidateId: Type.Optional(Id),
    kind: Type.Optional(
      Type.Enum(['cv', 'file'] as const, { description: 'ours: `file` takes any known type and reads nothing' }),
    ),
  }),
  answer: Type.Object({ filePath: Type.String(), queueId: Nullable(Id), file: Nullable(CandidateFile) }),
  doc: 'Takes a file of a candidate, or a CV of one who is to come. With the header `InvocationType: Event` it is read in the background (decision D-105).',
  place: '001/7.2/10, D-105',
})

export const candidateCvQueue = operation({
  id: 'candidateCvQueue',
  method: 'GET',
  path: '/Candidates/upload-cv/queue/{id}',
  service,
  effect: 'read',
  origin: 'ours',
  access: edit,
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    id: Id,
    status: Type.Enum(['new', 'reading', 'succeed', 'failed'] as const),
    filePath: Type.String(),
    error: Nullable(Type.String()),
  }),
  doc: 'How far the reading of a CV is.',
  place: 'D-105',
})

export const candidateExtractCv = operation({
  id: 'candidateExtractCv',
  method: 'POST',
  path: '/Candidates/extract-cv',
  service,
  effect: 'write',
  origin: 'spec',
  access: edit,
  body: Type.Object({ filePath: Type.String({ maxLength: 200 }), candidateId: Type.Optional(Nullable(Id)) }),
  answer: Extraction,
  doc: 'Reads a stored CV again and keeps the result. errorCode CV_ENCRYPTED, CV_UNREADABLE or CV_NO_TEXT when there is nothing to read.',
  place: '001/7.2/31',
})

export const candidateExtractResult = operation({
  id: 'candidateExtractResult',
  method: 'POST',
  path: '/Candidates/extract-result',
  service,
  effect: 'read',
  origin: 'spec',
  access: edit,
  body: Type.Object({ filePath: Type.String({ maxLength: 200 }) }),
  answer: Nullable(Extraction),
  doc: 'What was read from a stored CV; null when it has not been read.',
  place: '001/7.2/32',
})

export const candidateFiles = operation({
  id: 'candidateFiles',
  method: 'POST',
  path: '/Candidates/files',
  service,
  effect: 'read',
  origin: 'ours',
  access: candidateReaders,
  body: Type.Object({ candidateIds: Type.Array(Id, { maxItems: 100 }) }),
  answer: Type.Array(CandidateFile),
  doc: 'CVs and files of these candidates, newest first.',
  place: 'ours',
})

export const candidateFileDelete = operation({
  id: 'candidateFileDelete',
  method: 'DELETE',
  path: '/Candidates/files/{id}',
  service,
  effect: 'write',
  origin: 'ours',
  idempotent: true,
  access: 'Candidate:UpdateCandidate',
  params: Type.Object({ id: Id }),
  answer: Type.Object({ status: Type.String() }),
  doc: 'Takes a CV or file from a candidate and deletes it.',
  place: 'ours',
})

export const candidateViewFileCv = operation({
  id: 'candidateViewFileCv',
  method: 'GET',
  path: '/Candidates/view-file-cv',
  service,
  effect: 'read',
  origin: 'spec',
  transport: 'download',
  access: cvReaders,
  query: Type.Object({ filePathKey: Type.String({ maxLength: 200 }) }),
  answer: Type.String({ description: 'the file' }),
  doc: 'A CV of a candidate whom the caller may read; 404 for every other path.',
  place: '001/7.2/29, D-82',
})

export const candidateCvMatches = operation({
  id: 'candidateCvMatches',
  method: 'POST',
  path: '/Candidates/cv-matches',
  service,
  effect: 'read',
  origin: 'ours',
  access: cvReaders,
  body: Type.Object({
    candidateIds: Type.Array(Id, { maxItems: 100 }),
    query: Type.String({ minLength: 1, maxLength: 500, description: 'as the filter `cv` takes it' }),
  }),
  answer: Type.Array(CvMatch),
  doc: 'Where the CVs of these candidates say what is looked for: the first place of each candidate; none of those whose CVs do not say it.',
  place: 'ours',
})

export const candidateCvNews = operation({
  id: 'candidateCvNews',
  method: 'POST',
  path: '/Candidates/cv-news',
  service,
  effect: 'read',
  origin: 'ours',
  access: 'Candidate:UpdateCandidate',
  body: Type.Object({ candidateIds: Type.Array(Id, { maxItems: 100 }) }),
  answer: Type.Array(CvNews),
  doc: 'What a newer reader has found in the newest CVs of these candidates, and nobody has looked at; none of candidates without any. It changes nothing by itself.',
  place: 'ours',
})

export const candidateCvNewsSeen = operation({
  id: 'candidateCvNewsSeen',
  method: 'POST',
  path: '/Candidates/{id}/cv-news/seen',
  service,
  effect: 'write',
  origin: 'ours',
  idempotent: true,
  access: 'Candidate:UpdateCandidate',
  params: Type.Object({ id: Id }),
  answer: Type.Object({ status: Type.String() }),
  doc: 'Says that somebody has looked at what a newer reader has found in the CVs of a candidate: it is not offered again.',
  place: 'ours',
})

export const candidateInterviewCv = operation({
  id: 'candidateInterviewCv',
  method: 'GET',
  path: '/Candidates/interview-cv/{id}',
  service,
  effect: 'read',
  origin: 'spec',
  access: ['JobRequest:InterviewFeedBackView', 'JobRequest:InterviewFeedBackSubmit', 'Candidate:ReadCandidate'],
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    candidateId: also(Id, 'basics.id'),
    name: also(Type.String(), 'basics.name'),
    jobTitle: also(Nullable(Type.String()), 'basics.label'),
    resume: also(Resume, '.'),
    filePath: Nullable(Type.String()),
  }),
  doc: 'What an interviewer sees of a candidate: the CV without contacts, owner and notes.',
  place: '001/7.2/30',
})

export const candidateInterviewCvFile = operation({
  id: 'candidateInterviewCvFile',
  method: 'GET',
  path: '/Candidates/interview-cv/{id}/file',
  service,
  effect: 'read',
  origin: 'ours',
  transport: 'download',
  access: ['JobRequest:InterviewFeedBackView', 'JobRequest:InterviewFeedBackSubmit', 'Candidate:ReadCandidate'],
  params: Type.Object({ id: Id }),
  answer: Type.String({ description: 'the file' }),
  doc: 'The newest CV file of the candidate; 404 for one without.',
  place: 'ours',
})

export const candidateImportFhu = operation({
  id: 'candidateImportFhu',
  method: 'POST',
  path: '/Candidates/import-fhu',
  service,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  access: 'FHU:ImportCandidate',
  query: Type.Object({ fhuCandidateId: Type.String({ minLength: 1, maxLength: 100 }) }),
  answer: Type.Object({ candidateId: Id, created: Type.Boolean() }),
  doc: 'Takes a candidate over from FHU, the external source behind a configured address (decision D-103).',
  place: '001/7.2/16, D-103',
})
