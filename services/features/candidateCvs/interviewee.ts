import { notFound } from '../../core/http/errors.ts'
import type { Download, RequestContext } from '../../core/http/routes.ts'
import { liveId } from '../candidates/live.ts'
import { readCandidates } from '../candidates/list/rows.ts'
import { openCv } from './files.ts'

async function interviewee({ db, caller }: RequestContext, id: string) {
  const [candidate] = await readCandidates(db, caller, [await liveId(db, id)])
  if (!candidate) throw notFound()
  return candidate
}

/** Returns what an interviewer may read about a candidate: the CV without contacts, owner and notes. */
export async function interviewCv(context: RequestContext, id: string) {
  const { id: candidateId, name, jobTitle, resume, cvPath } = await interviewee(context, id)
  return { candidateId, name, jobTitle, resume, filePath: cvPath }
}

/** Returns the newest CV file of a candidate. Throws 404 if there is none. */
export async function interviewCvFile(context: RequestContext, id: string): Promise<Download> {
  const { cvPath } = await interviewee(context, id)
  if (!cvPath) throw notFound()
  return openCv(context, cvPath)
}
