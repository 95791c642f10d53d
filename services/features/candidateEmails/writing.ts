import type { BodyOf } from '../../core/contract/operation.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { notFound } from '../../core/http/errors.ts'
import { readersOf, type Reader } from '../../core/identity/people/readers.ts'
import { fill } from '../../core/mail/templates.ts'
import { readRichText } from '../../core/richText/sanitize.ts'
import { fillRichText, type Filled } from '../../core/richText/tokens.ts'
import { successor } from '../candidates/live.ts'
import { emailTemplateTokenList } from '../lookups/vocabularyContract.ts'
import { entriesOf } from '../lookups/vocabulary.ts'
import type { candidateEmailPreview } from './contract.ts'

type Context = Pick<RequestContext, 'db' | 'cache' | 'caller' | 'directory'>

export interface Written {
  candidate: { id: string; name: string; emails: string[]; owner: string | null }
  jobId: string | null
  /** Who writes. */
  writer: Reader | undefined
  subject: string
  blocks: Filled['blocks']
  /** Placeholders that no value is known for. */
  missing: string[]
}

/** A letter to a candidate with the values of its placeholders; 404 for a candidate or a job that is not there. */
export async function write(
  { db, cache, caller, directory }: Context,
  { candidateId, jobId, subject, contents }: BodyOf<typeof candidateEmailPreview>,
): Promise<Written> {
  const id = await successor(db, candidateId)
  const candidate =
    id &&
    (await db
      .from('candidate')
      .select(['candidate.id', 'candidate.name', 'candidate.emails', 'candidate.owner'])
      .where('candidate.id', '=', id)
      .executeTakeFirst())
  const job = jobId
    ? await db.from('job').select(['job.id', 'job.title']).where('job.id', '=', jobId).executeTakeFirst()
    : null
  if (!candidate || job === undefined) throw notFound()
  const writer = (await readersOf(db, [caller.userName])).get(caller.userName.toLowerCase())
  const company = await directory.account(caller.userName)
  const values = {
    Candidate_Name: candidate.name,
    Job_Title: job?.title ?? '',
    Company_Name: company?.companyName ?? '',
    Recruiter_Name: writer?.fullName ?? '',
    Recruiter_Email: writer?.email ?? '',
  }
  const placeholders = (await entriesOf({ db, cache }, emailTemplateTokenList.kind)).map(({ item }) => item.name)
  const line = fill(subject.trim(), values, placeholders)
  const text = fillRichText(readRichText(contents, 'mail'), values, placeholders)
  return {
    candidate,
    jobId: job?.id ?? null,
    writer,
    subject: line.text,
    blocks: text.blocks,
    missing: [...new Set([...line.missing, ...text.missing])],
  }
}
