import type { BodyOf } from '../../core/contract/operation.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { templates } from '../emailTemplates/queries.ts'
import { formTypes } from '../interviewForms/contract.ts'
import '../interviewForms/tables.ts'
import type { workflowTriggerAdd, workflowTriggerDetach } from './statusContract.ts'
import {
  mostTriggers,
  type NewTrigger,
  type Trigger,
  type WorkflowGroup,
  type WorkflowStatus,
} from './workflowShapes.ts'
import { required } from '../../core/http/fieldTexts.ts'
import { lockGroup } from './guards.ts'
import { groupOfStatus } from './queries.ts'
import './tables.ts'

async function checkedTemplate(context: RequestContext, id: string | null | undefined): Promise<string> {
  if (!id) throw badInput({ templateId: [required] })
  const found = (await templates(context)).find((template) => template.id === id.toLowerCase())
  if (!found) throw badInput({ templateId: ['There is no such e-mail template'] })
  return found.id
}

/** Active people of the company. */
async function checkedUsers({ directory }: RequestContext, userNames: readonly string[] = []): Promise<string[]> {
  const names = [...new Set(userNames.map((name) => name.toLowerCase()))]
  if (names.length === 0) throw badInput({ userNames: [required] })
  const people = (await directory.byUserNames(names))
    .filter(({ status }) => status === 'active')
    .map(({ userName }) => userName)
  const unknown = names.filter((name) => !people.includes(name))
  if (unknown.length > 0) throw badInput({ userNames: [`names nobody who can be reached: ${unknown.join(', ')}`] })
  return names
}

/** An active feedback form. */
async function checkedForm({ db }: RequestContext, id: string | null | undefined): Promise<string | null> {
  if (!id) return null
  const found = await db
    .from('form_template')
    .select('form_template.id')
    .where('form_template.id', '=', id)
    .where('form_template.type', '=', formTypes.feedback)
    .where('form_template.is_active', '=', true)
    .executeTakeFirst()
  if (!found) throw badInput({ formId: ['There is no such active feedback form'] })
  return found.id
}

function checkedTarget({ statuses }: WorkflowGroup, from: WorkflowStatus, id: string | null | undefined): string {
  if (!id) throw badInput({ targetId: [required] })
  const found = statuses.find((status) => status.id === id.toLowerCase())
  if (!found) throw badInput({ targetId: ['is no status of this workflow'] })
  if (found.id === from.id) throw badInput({ targetId: ['is the status itself'] })
  return found.id
}

/** What a trigger of its kind keeps; throws 400 for what it lacks. */
async function settingsOf(
  context: RequestContext,
  workflow: WorkflowGroup,
  status: WorkflowStatus,
  { kind, templateId, formId, recipient, userNames, targetId }: NewTrigger,
) {
  if (kind === 'moveToStatus') return { target_id: checkedTarget(workflow, status, targetId) }
  if (kind === 'notifyUsers') return { user_names: await checkedUsers(context, userNames) }
  const template_id = await checkedTemplate(context, templateId)
  if (kind === 'askFeedback')
    return {
      template_id,
      user_names: await checkedUsers(context, userNames),
      form_id: await checkedForm(context, formId),
    }
  if (!recipient) throw badInput({ recipient: [required] })
  return { template_id, recipient }
}

/** Adds a trigger to a status. */
export async function addTrigger(
  context: RequestContext,
  { statusId, trigger }: BodyOf<typeof workflowTriggerAdd>,
): Promise<Trigger> {
  const { db, caller } = context
  const { group: workflow } = await groupOfStatus(db, statusId)
  await lockGroup(db, workflow.id)
  const { group: now, status } = await groupOfStatus(db, statusId)
  if (status.triggers.length >= mostTriggers)
    throw badInput({ statusId: [`has ${mostTriggers} triggers, which is the most`] })
  const id = newId()
  const settings = await settingsOf(context, now, status, trigger)
  await db
    .insert('workflow_trigger', {
      id,
      status_id: status.id,
      kind: trigger.kind,
      template_id: null,
      recipient: null,
      target_id: null,
      created_by: caller.userName,
      ...settings,
    })
    .execute()
  return (await groupOfStatus(db, statusId)).status.triggers.find((one) => one.id === id)!
}

/** Takes a trigger from a status. */
export async function detachTrigger(
  { db }: RequestContext,
  { statusId, triggerId }: BodyOf<typeof workflowTriggerDetach>,
): Promise<boolean> {
  const gone = await db
    .delete('workflow_trigger')
    .where('workflow_trigger.status_id', '=', statusId)
    .where('workflow_trigger.id', '=', triggerId)
    .returning('workflow_trigger.id')
    .executeTakeFirst()
  if (!gone) throw notFound()
  return true
}
