import { createMessage } from '../../../core/contract/messages.ts'
import { badInput } from '../../../core/http/errors.ts'
import { required } from '../../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { departmentsByIds } from '../../departments/queries.ts'
import { templates } from '../../emailTemplates/queries.ts'
import { formTypes } from '../../interviewForms/contract.ts'
import '../../interviewForms/tables.ts'
import { recruitmentChannels } from '../../lookups/queries.ts'
import type { NewTrigger, WorkflowGroup, WorkflowStatus } from '../workflowShapes.ts'
import '../tables.ts'

async function checkedTemplate(context: RequestContext, id: string | null | undefined): Promise<string> {
  if (!id) throw badInput({ templateId: [required] })
  const found = (await templates(context)).find((template) => template.id === id.toLowerCase())
  if (!found) throw badInput({ templateId: [createMessage('UNKNOWN_TEMPLATE')] })
  return found.id
}

/** Checks that these are active users of the company. */
async function checkedUsers({ directory }: RequestContext, userNames: readonly string[] = []): Promise<string[]> {
  const names = [...new Set(userNames.map((name) => name.toLowerCase()))]
  if (names.length === 0) throw badInput({ userNames: [required] })
  const people = (await directory.byUserNames(names))
    .filter(({ status }) => status === 'active')
    .map(({ userName }) => userName)
  const unknown = names.filter((name) => !people.includes(name))
  if (unknown.length > 0) throw badInput({ userNames: [createMessage('NOT_REACHED', { names: unknown.join(', ') })] })
  return names
}

/** Checks that this is an active feedback form. */
async function checkedForm({ db }: RequestContext, id: string | null | undefined): Promise<string | null> {
  if (!id) return null
  const found = await db
    .from('form_template')
    .select('form_template.id')
    .where('form_template.id', '=', id)
    .where('form_template.type', '=', formTypes.feedback)
    .where('form_template.is_active', '=', true)
    .executeTakeFirst()
  if (!found) throw badInput({ formId: [createMessage('UNKNOWN_FORM')] })
  return found.id
}

function checkedTarget({ statuses }: WorkflowGroup, from: WorkflowStatus, id: string | null | undefined): string {
  if (!id) throw badInput({ targetId: [required] })
  const found = statuses.find((status) => status.id === id.toLowerCase())
  if (!found) throw badInput({ targetId: [createMessage('NOT_OF_THIS_WORKFLOW')] })
  if (found.id === from.id) throw badInput({ targetId: [createMessage('STATUS_ITSELF')] })
  return found.id
}

/** Checks that these are recruitment channels of the company. */
async function checkedChannels({ db }: RequestContext, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const known = new Set((await recruitmentChannels(db)).map(({ id }) => id))
  if (!wanted.every((id) => known.has(id))) throw badInput({ channelIds: [createMessage('UNKNOWN_CHANNEL')] })
  return wanted
}

/** Checks that these are departments of the company. */
async function checkedDepartments({ db, cache }: RequestContext, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (wanted.length > 0 && (await departmentsByIds(cache, db, wanted)).length < wanted.length)
    throw badInput({ departmentIds: [createMessage('UNKNOWN_DEPARTMENT')] })
  return wanted
}

/** Returns the settings for a trigger of its kind, without those of other kinds. Throws 400 for missing settings. */
export async function settingsOf(
  context: RequestContext,
  workflow: WorkflowGroup,
  status: WorkflowStatus,
  {
    kind,
    templateId,
    formId,
    recipient,
    userNames,
    targetId,
    delayMinutes = 0,
    channelIds = [],
    departmentIds = [],
    leastScore = null,
  }: NewTrigger,
) {
  const none = {
    kind,
    template_id: null,
    form_id: null,
    recipient: null,
    user_names: [] as string[],
    target_id: null,
    channel_ids: await checkedChannels(context, channelIds),
    department_ids: await checkedDepartments(context, departmentIds),
    least_score: leastScore,
    delay_minutes: delayMinutes,
  }
  if (kind === 'moveToStatus') return { ...none, target_id: checkedTarget(workflow, status, targetId) }
  if (kind === 'notifyUsers') return { ...none, user_names: await checkedUsers(context, userNames) }
  const template_id = await checkedTemplate(context, templateId)
  if (kind === 'askFeedback')
    return {
      ...none,
      template_id,
      user_names: await checkedUsers(context, userNames),
      form_id: await checkedForm(context, formId),
    }
  if (!recipient) throw badInput({ recipient: [required] })
  return { ...none, template_id, recipient }
}
