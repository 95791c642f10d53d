import type { Answers } from '../../../common/forms/answers.ts'
import { fileOf } from '../../../common/forms/answerFiles.ts'
import { fieldKey, takesFile, type FormField } from '../../../common/forms/fields.ts'
import { say, type FieldErrors } from '../../core/contract/messages.ts'
import { badInput, ServiceError } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { hiddenPairs } from '../feedbackRequests/blindness.ts'
import { mayView } from '../feedbackRequests/queries.ts'
import '../feedbackRequests/tables.ts'
import { ownFile, type FileAccess } from '../media/access.ts'

/** Owner kind of the files that answer questions; the owner is the request for feedback. */
const kind = 'feedbackAnswer'

type Context = Pick<RequestContext, 'db' | 'caller'>

/**
 * Gives the files of answers to their request, so that they stay. Of answers that are submitted each file must be the caller's
 * own upload: throws 400 under `answers.{key}`. A draft takes what is there.
 */
export async function takeAnswerFiles(
  { db, caller }: Context,
  requestId: string,
  fields: readonly FormField[],
  answers: Answers,
  isDraft = false,
): Promise<void> {
  const errors: FieldErrors = {}
  for (const [at, field] of fields.entries()) {
    const key = fieldKey(field, at)
    const file = takesFile(field) && fileOf(answers[key]?.value)
    if (!file) continue
    try {
      // oxlint-disable-next-line no-await-in-loop -- a form has few
      await ownFile(db, caller, file.path, { kind, id: requestId })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      errors[`answers.${key}`] = [say('UNKNOWN_FILE')]
    }
  }
  if (!isDraft && Object.keys(errors).length > 0) throw badInput(errors)
}

/** Files of answers are read by who gave them, and by those who may see the answers. */
export const answerFiles: FileAccess = {
  kind,
  async mayRead({ db, caller }, id) {
    const row = await db
      .from('feedback_request')
      .select([
        'feedback_request.user_name',
        'feedback_request.state',
        'feedback_request.job_id',
        'feedback_request.candidate_id',
      ])
      .where('feedback_request.id', '=', id)
      .executeTakeFirst()
    if (!row) return false
    if (row.user_name === caller.userName.toLowerCase()) return true
    return row.state === 'submitted' && mayView(caller) && (await hiddenPairs(db, caller.userName, [row])).size === 0
  },
}
