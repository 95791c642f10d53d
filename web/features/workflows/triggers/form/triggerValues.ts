import { idOfUser, userOption, type PickedUser } from '../../../../shared/fields/UserPicker.tsx'
import type { PickedDepartment } from '../../../../shared/fields/DepartmentPicker.tsx'
import { delayOf, minutesOf, type DelayUnit } from '../delays.ts'
import type { TriggerDialog_trigger$data } from './__generated__/TriggerDialog_trigger.graphql.ts'
import type {
  AddWorkflowTriggerInput,
  WorkflowTriggerKind,
  WorkflowTriggerRecipient,
} from './__generated__/TriggerDialogAddMutation.graphql.ts'

export type Kind = Exclude<WorkflowTriggerKind, 'OTHER'>
type Recipient = Exclude<WorkflowTriggerRecipient, 'OTHER'>

export const kinds: readonly Kind[] = ['SEND_EMAIL', 'ASK_FEEDBACK', 'NOTIFY_USERS', 'MOVE_TO_STATUS']
export const recipients: readonly Recipient[] = ['CANDIDATE', 'OWNER']

/** The fields that a kind of trigger has. */
export const usesTemplate = (kind: Kind): boolean => kind === 'SEND_EMAIL' || kind === 'ASK_FEEDBACK'
export const usesPeople = (kind: Kind): boolean => kind === 'ASK_FEEDBACK' || kind === 'NOTIFY_USERS'

/** The values of the trigger form. */
export interface TriggerValues {
  kind: Kind
  templateId: string
  formId: string
  recipient: Recipient
  users: readonly PickedUser[]
  targetId: string
  channelIds: readonly string[]
  departments: readonly PickedDepartment[]
  leastScore: string
  delayCount: string
  delayUnit: DelayUnit
}

/** Returns the initial values of the form. */
export function valuesOf(trigger: TriggerDialog_trigger$data | null | undefined): TriggerValues {
  const { count, unit } = delayOf(trigger?.delayMinutes ?? 0)
  return {
    kind: trigger && trigger.kind !== 'OTHER' ? trigger.kind : 'SEND_EMAIL',
    templateId: trigger?.template?.id ?? '',
    formId: trigger?.form?.id ?? '',
    recipient: trigger?.recipient && trigger.recipient !== 'OTHER' ? trigger.recipient : 'CANDIDATE',
    users: trigger?.users?.map(userOption) ?? [],
    targetId: trigger?.target?.id ?? '',
    channelIds: trigger?.channels?.map(({ id }) => id) ?? [],
    departments:
      trigger?.departments?.map(({ id, databaseId, name }) => ({ value: id, databaseId, label: name })) ?? [],
    leastScore: trigger?.leastScore == null ? '' : String(trigger.leastScore),
    delayCount: count === 0 ? '' : String(count),
    delayUnit: unit,
  }
}

/** Returns the form values as the mutations accept them: only what the kind needs. */
export function inputOf(values: TriggerValues): Omit<AddWorkflowTriggerInput, 'stepId'> {
  const { kind, templateId, formId, recipient, users, targetId, channelIds, departments, leastScore } = values
  return {
    kind,
    ...(usesTemplate(kind) && { templateId }),
    ...(kind === 'ASK_FEEDBACK' && formId && { formId }),
    ...(kind === 'SEND_EMAIL' && { recipient }),
    ...(usesPeople(kind) && { userIds: users.map(idOfUser) }),
    ...(kind === 'MOVE_TO_STATUS' && { targetId }),
    ...(channelIds.length > 0 && { channelIds }),
    ...(departments.length > 0 && { departmentIds: departments.map(({ value }) => value) }),
    ...(leastScore.trim() && { leastScore: Number(leastScore) }),
    delayMinutes: minutesOf(Number(values.delayCount), values.delayUnit),
  }
}

/** The form's fields, by the fields of the mutations' input. */
export const fieldsOfInput: Readonly<Record<string, keyof TriggerValues>> = {
  templateId: 'templateId',
  formId: 'formId',
  recipient: 'recipient',
  userIds: 'users',
  targetId: 'targetId',
  channelIds: 'channelIds',
  departmentIds: 'departments',
  leastScore: 'leastScore',
  delayMinutes: 'delayCount',
}
