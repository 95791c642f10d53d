import type { Answers } from '../../../common/forms/answers.ts'
import { fileOf } from '../../../common/forms/answerFiles.ts'
import { fieldKey, takesFile, type FormField } from '../../../common/forms/fields.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import { badInput, ServiceError } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { hiddenPairs } from '../feedbackRequests/blindness.ts'
import { mayView } from '../feedbackRequests/queries.ts'
import '../feedbackRequests/tables.ts'
import { ownFile, type FileAccess } from '../media/access.ts'

/** The owner kind of files in answers. The owner is the feedback request. */
const kind = 'feedbackAnswer'

type Context = Pick<RequestContext, 'db' | 'caller'>

/**
 * Makes a feedback request the owner of the files in its answers, so that they are kept. Each file of submitted answers
 * must be an upload of the caller; otherwise throws 400 under `answers.{key}`. For a draft, such files are ignored.
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
      errors[`answers.${key}`] = [createMessage('UNKNOWN_FILE')]
    }
  }
  if (!isDraft && Object.keys(errors).length > 0) throw badInput(errors)
}

/** Files in answers can be read by the person who uploaded them and by users who may see the answers. */
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
