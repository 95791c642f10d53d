import type { RequestContext } from '../../core/http/routes.ts'
import { notFound } from '../../core/http/errors.ts'
import { readersOf, type Reader } from '../../core/identity/people/readers.ts'
import { fill } from '../../core/mail/templates.ts'
import { readRichText } from '../../core/richText/sanitize.ts'
import { fillRichText, type Filled } from '../../core/richText/tokens.ts'
import { interviewValues } from '../interviews/tokens.ts'
import { tokensOf } from '../emailTemplates/tokens.ts'

type Context = Pick<RequestContext, 'db' | 'cache' | 'caller' | 'directory'>

/** The text of a mail before its placeholders are filled. */
export interface Wording {
  jobId?: string | null
  subject: string
  contents: string
}

interface Addressee {
  id: string
  name: string
  emails: string[]
  owner: string | null
  isBlackListed: boolean
}

/** A mail to one candidate, with the values of its placeholders. */
export interface Letter {
  candidate: Addressee
  subject: string
  blocks: Filled['blocks']
  /** Placeholders without a known value. */
  missing: string[]
}

export interface Writing {
  jobId: string | null
  companyName: string
  /** The user who writes. */
  writer: Reader | undefined
  /** By requested id; candidates who no longer exist have no entry. */
  letters: Map<string, Letter>
}

/** Returns the candidates with these ids, or those into which they were merged. */
async function addresseesOf({ db }: Context, ids: readonly string[]): Promise<Map<string, Addressee>> {
  const asked = await db
    .from('candidate')
    .select(({ fn }) => ['candidate.id', fn.coalesce('candidate.merged_into', 'candidate.id').as('now')])
    .where('candidate.id', 'in', ids)
    .execute()
  if (asked.length === 0) return new Map()
  const rows = await db
    .from('candidate')
    .select(['candidate.id', 'candidate.name', 'candidate.emails', 'candidate.owner'])
    .select('candidate.in_black_list as isBlackListed')
    .where('candidate.deleted_at', 'is', null)
    .where(
      'candidate.id',
      'in',
      asked.map(({ now }) => now),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(asked.flatMap(({ id, now }) => (byId.has(now) ? [[id, byId.get(now)!] as const] : [])))
}

/**
 * Returns a mail to each of the candidates, with the values of its placeholders. Throws 404 if the job does not exist.
 */
export async function writeMany(
  context: Context,
  candidateIds: readonly string[],
  { jobId, subject, contents }: Wording,
): Promise<Writing> {
  const { db, cache, caller, directory } = context
  const job = jobId
    ? await db.from('job').select(['job.id', 'job.title']).where('job.id', '=', jobId).executeTakeFirst()
    : null
  if (job === undefined) throw notFound()
  const writer = (await readersOf(db, [caller.userName])).get(caller.userName.toLowerCase())
  const companyName = (await directory.account(caller.userName))?.companyName ?? ''
  const { names: placeholders, values: own } = await tokensOf({ db, cache })
  const blocks = readRichText(contents, 'mail')
  const addressees = await addresseesOf(context, candidateIds)
  const ids = [...addressees.values()].map(({ id }) => id)
  const interviews = job ? await interviewValues(db, job.id, ids) : new Map<string, Record<string, string>>()
  const letterTo = (candidate: Addressee): Letter => {
    const values: Record<string, string> = {
      ...own,
      ...interviews.get(candidate.id),
      Candidate_Name: candidate.name,
      Job_Title: job?.title ?? '',
      Company_Name: companyName,
      Recruiter_Name: writer?.fullName ?? '',
      Recruiter_Email: writer?.email ?? '',
    }
    const line = fill(subject.trim(), values, placeholders)
    const text = fillRichText(blocks, values, placeholders)
    return {
      candidate,
      subject: line.text,
      blocks: text.blocks,
      missing: [...new Set([...line.missing, ...text.missing])],
    }
  }
  const letters = new Map([...addressees].map(([id, candidate]) => [id, letterTo(candidate)]))
  return { jobId: job?.id ?? null, companyName, writer, letters }
}

/** Returns a mail to one candidate. Throws 404 if the candidate or the job does not exist. */
export async function write(
  context: Context,
  { candidateId, ...wording }: Wording & { candidateId: string },
): Promise<Letter & Pick<Writing, 'jobId' | 'writer'>> {
  const { letters, jobId, writer } = await writeMany(context, [candidateId], wording)
  const letter = letters.get(candidateId.toLowerCase())
  if (!letter) throw notFound()
  return { ...letter, jobId, writer }
}
