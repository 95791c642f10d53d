import { createMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { occasionsOf, type Context } from '../workflows/occasions.ts'
import { mailByTemplate, type PlannedMail } from '../workflows/plan.ts'

/**
 * Returns the mails of a template to candidates of a job, by candidate. Candidates without an address get none. Throws
 * 400 if the template does not exist or has placeholders without a value.
 */
export async function lettersTo(
  context: Context,
  templateId: string,
  jobId: string,
  candidateIds: readonly string[],
): Promise<Map<string, PlannedMail>> {
  const letters = new Map<string, PlannedMail>()
  for (const occasion of await occasionsOf(context, { statuses: [] }, jobId, candidateIds)) {
    const { id, name, email } = occasion.candidate
    const { mails, missing, reason } = mailByTemplate({ templateId: templateId.toLowerCase() }, occasion, [
      { fullName: name, email },
    ])
    if (reason === 'noTemplate') throw badInput({ templateId: [createMessage('UNKNOWN_TEMPLATE')] })
    if (reason === 'placeholders')
      throw badInput({ templateId: [createMessage('NOTHING_KNOWN', { tokens: missing.join(', ') })] })
    if (mails[0]) letters.set(id, mails[0])
  }
  return letters
}
