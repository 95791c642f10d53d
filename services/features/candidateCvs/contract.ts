import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { withAlternativeNames, Id, megabyte, Nullable } from '../../core/contract/shapes.ts'
import { candidateReaders } from '../candidates/contract.ts'
import { Resume } from '../candidates/shapes.ts'
import { cvReaders } from './cvReaders.ts'
import { CandidateFile, CvMatch, CvNews, Extraction } from './cvShapes.ts'

export { CandidateFile, CvMatch, CvNews, ExtractedField, Extraction } from './cvShapes.ts'

const service = 'candidates' as const
/** The maximum size of a CV or file of a candidate. */
export const cvMaxBytes = 20 * megabyte
/** The accepted types of CVs, detected by content. */
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
  doc: 'Uploads a CV (PDF, DOC or DOCX, detected by content) and reads a PDF or DOCX at once. A file that cannot be read, such as a DOC, is stored but refused with an errorCode. Nothing is stored if the client disconnects before the response.',
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
      Type.Enum(['cv', 'file'] as const, { description: 'ours: `file` accepts any known type and is not read' }),
    ),
  }),
  answer: Type.Object({ filePath: Type.String(), queueId: Nullable(Id), file: Nullable(CandidateFile) }),
  doc: 'Uploads a file of a candidate, or the CV of a future candidate. With the header `InvocationType: Event` it is read in the background (decision D-105).',
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
  doc: 'The progress of reading a CV.',
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
  doc: 'Reads a stored CV again and stores the result. errorCode CV_ENCRYPTED, CV_UNREADABLE or CV_NO_TEXT if there is nothing to read.',
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
  doc: 'The data that was read from a stored CV; null if it has not been read.',
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
  doc: 'Removes a CV or file from a candidate and deletes it.',
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
  doc: 'A CV of a candidate whom the caller may read; 404 for any other path.',
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
    query: Type.String({ minLength: 1, maxLength: 500, description: 'search terms in the syntax of the filter `cv`' }),
  }),
  answer: Type.Array(CvMatch),
  doc: 'The first position in the CVs of each of these candidates that matches the query. Candidates whose CVs do not match are left out.',
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
  doc: 'Values that a newer version of the CV reader has found in the newest CVs of these candidates and that nobody has reviewed yet. Candidates without such values are left out. Nothing is changed automatically.',
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
  doc: 'Records that the values that a newer CV reader has found for a candidate were reviewed, so they are not offered again.',
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
    candidateId: withAlternativeNames(Id, 'basics.id'),
    name: withAlternativeNames(Type.String(), 'basics.name'),
    jobTitle: withAlternativeNames(Nullable(Type.String()), 'basics.label'),
    resume: withAlternativeNames(Resume, '.'),
    filePath: Nullable(Type.String()),
  }),
  doc: 'The candidate data that an interviewer may see: the CV without contacts, owner and notes.',
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
  doc: 'The newest CV file of the candidate; 404 if there is none.',
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
  doc: 'Imports a candidate from FHU, the external source at a configured address (decision D-103).',
  place: '001/7.2/16, D-103',
})
