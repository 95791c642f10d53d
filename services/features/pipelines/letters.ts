import { say } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { occasionsOf, type Context } from '../workflows/occasions.ts'
import { mailByTemplate, type PlannedMail } from '../workflows/plan.ts'

/**
 * The mails of a template to candidates of a job, by candidate; who has no address gets none. 400 for a template that is gone,
 * or has placeholders that nothing is known for.
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
    if (reason === 'noTemplate') throw badInput({ templateId: [say('UNKNOWN_TEMPLATE')] })
    if (reason === 'placeholders')
      throw badInput({ templateId: [say('NOTHING_KNOWN', { tokens: missing.join(', ') })] })
    if (mails[0]) letters.set(id, mails[0])
  }
  return letters
}
