import { Type, type Static } from 'typebox'
import { MailStatus } from '../../core/contract/mails.ts'
import { withRequestDefault, Id, Moment, nullId, Nullable, openEnum, withDefault } from '../../core/contract/shapes.ts'

/** The maximum lengths of the names of a workflow and of its statuses. */
export const longestName = { workflow: 250, status: 100 } as const
export const mostStatuses = 50
/** The maximum number of triggers of one status. */
export const mostTriggers = 20
export const mostUsers = 50
/** The maximum delay of a trigger after the move: 90 days in minutes. */
export const mostDelay = 129_600

/** The kinds of triggers (decision D-11). */
export const triggerKinds = ['sendEmail', 'askFeedback', 'notifyUsers', 'moveToStatus'] as const
export type TriggerKind = (typeof triggerKinds)[number]
/** The recipients of the e-mail of sendEmail. */
export const triggerRecipients = ['candidate', 'owner'] as const
export type TriggerRecipient = (typeof triggerRecipients)[number]
/** The causes for which a candidate entered a status. */
export const runCauses = ['added', 'moved', 'trigger'] as const
export type RunCause = (typeof runCauses)[number]
/** The outcomes of a trigger that ran, or would run. */
export const stepOutcomes = ['done', 'skipped'] as const
export type StepOutcome = (typeof stepOutcomes)[number]
/**
 * The outcomes in the log: mails are done when a mail server has accepted all of them; `delayed` waits for its time.
 */
export const runOutcomes = [...stepOutcomes, 'waiting', 'failed', 'delayed'] as const
export type RunOutcome = (typeof runOutcomes)[number]
/**
 * The reasons why a trigger does nothing. `neverSent`: from the time before the product sent mails. From `left` on:
 * events while it waited.
 */
export const skipReasons = [
  'inactive',
  'noRecipient',
  'noTemplate',
  'placeholders',
  'noTarget',
  'movedAlready',
  'loop',
  'neverSent',
  'paused',
  'condition',
  'noForm',
  'askedAlready',
  'left',
  'rejected',
  'jobEnded',
  'detached',
  'broken',
] as const
export type SkipReason = (typeof skipReasons)[number]

/** The conditions that a trigger can have. All conditions of a trigger must be met. */
export const triggerConditions = ['source', 'department', 'score'] as const
export type TriggerCondition = (typeof triggerConditions)[number]
/** The maximum number of recruitment channels or departments in a condition. */
export const mostInCondition = 200

/** The name of a workflow or a status, as it is sent. */
export const Name = Type.String({ maxLength: 10_000, description: 'not blank' })
export const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'CSS colour, such as #1677ff' })
const userName = Type.String({ maxLength: 250, description: 'user name' })

export const Trigger = Type.Object({
  id: Id,
  statusId: Id,
  kind: openEnum(Type.Enum(triggerKinds)),
  templateId: Nullable(Id),
  templateName: Nullable(Type.String({ description: 'name of the e-mail template' })),
  formId: Nullable(
    Type.String({ format: 'uuid', description: 'askFeedback: the feedback form; null: no form is named' }),
  ),
  formName: Nullable(Type.String({ description: 'name of the feedback form' })),
  recipient: Nullable(openEnum(Type.Enum(triggerRecipients, { description: 'sendEmail: the recipient' }))),
  userNames: Type.Array(Type.String(), {
    description: 'askFeedback, notifyUsers: the users who are asked or notified',
  }),
  targetId: Nullable(Type.String({ format: 'uuid', description: 'moveToStatus: the target in the same workflow' })),
  channelIds: withDefault(
    Type.Array(Id, { description: 'ours: only for candidates from these recruitment channels; empty: any' }),
    [],
  ),
  departmentIds: withDefault(
    Type.Array(Id, { description: 'ours: only for jobs of these departments; empty: any' }),
    [],
  ),
  leastScore: withDefault(
    Nullable(
      Type.Integer({
        description:
          'ours: only if the feedback on the candidate for the job has at least this average percentage of points; null: no condition, even without feedback',
      }),
    ),
    null,
  ),
  delayMinutes: withDefault(Type.Integer({ description: 'ours: the delay after the move in minutes; 0: at once' }), 0),
  isPaused: withDefault(Type.Boolean({ description: 'ours: whether it does nothing until it is resumed' }), false),
  version: withDefault(Type.Integer({ description: 'ours: increases with each change of what it does' }), 1),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Nullable(Moment),
})
export type Trigger = Static<typeof Trigger>

export const WorkflowStatus = Type.Object({
  id: Id,
  groupId: withDefault(
    withRequestDefault(Type.String({ format: 'uuid', description: 'the workflow of the status' })),
    nullId,
  ),
  name: Type.String(),
  key: Type.String(),
  color: Type.String(),
  isSystem: Type.Boolean({ description: 'true: it can be neither renamed nor removed' }),
  candidateCount: Nullable(Type.Integer({ description: 'ours: the number of candidates of jobs in this status' })),
  triggers: Type.Array(Trigger),
})
export type WorkflowStatus = Static<typeof WorkflowStatus>

export const WorkflowGroup = Type.Object({
  id: Id,
  name: Type.String(),
  active: Type.Boolean(),
  onDepartments: Type.Array(Type.Object({ id_Department: Id, departmentKey: Type.String() })),
  departments: Type.Array(Type.String(), { description: 'names of the departments' }),
  statuses: Type.Array(WorkflowStatus, { description: 'in order' }),
  jobCount: Nullable(Type.Integer({ description: 'ours: the number of jobs that follow it' })),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Nullable(Moment),
  updatedBy: Type.String({ description: 'user name' }),
  updatedDate: Nullable(Moment),
  version: Type.Integer(),
})
export type WorkflowGroup = Static<typeof WorkflowGroup>

export const NewTrigger = Type.Object({
  kind: Type.Enum(triggerKinds),
  templateId: Type.Optional(Nullable(Id)),
  formId: Type.Optional(
    Nullable(
      Type.String({
        format: 'uuid',
        description: 'askFeedback: an active feedback form, which the mail names and links to',
      }),
    ),
  ),
  recipient: Type.Optional(Nullable(Type.Enum(triggerRecipients))),
  userNames: Type.Optional(Type.Array(userName, { maxItems: mostUsers })),
  targetId: Type.Optional(Nullable(Id)),
  channelIds: Type.Optional(Type.Array(Id, { maxItems: mostInCondition })),
  departmentIds: Type.Optional(Type.Array(Id, { maxItems: mostInCondition })),
  leastScore: Type.Optional(
    Nullable(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        description: 'the average percentage of points in the feedback on the candidate for the job',
      }),
    ),
  ),
  delayMinutes: Type.Optional(
    Type.Integer({ minimum: 0, maximum: mostDelay, description: 'the delay after the move in minutes; 0: at once' }),
  ),
})
export type NewTrigger = Static<typeof NewTrigger>

const Mail = Type.Object({ recipient: Type.String(), subject: Type.String(), body: Type.String() })
/** A step of one trigger that ran, or would run. */
export const TriggerStep = Type.Object({
  triggerId: Id,
  kind: openEnum(Type.Enum(triggerKinds)),
  statusName: Type.String({ description: 'the status of the trigger' }),
  outcome: Type.Enum(stepOutcomes),
  reason: Nullable(Type.Enum(skipReasons)),
  unmet: Type.Array(Type.Enum(triggerConditions), { description: 'the conditions of the trigger that are not met' }),
  mails: Type.Array(Mail),
  missing: Type.Array(Type.String(), {
    description: 'placeholders of the template without a value, or people without an e-mail address',
  }),
  targetName: Nullable(Type.String({ description: 'the target of the candidate' })),
  delayMinutes: Type.Integer({ description: 'the delay after the move in minutes; 0: at once' }),
  afterMinutes: withDefault(
    Type.Integer({
      description:
        'ours: the delay in minutes until the candidate would enter that status, because of delayed moves before; 0: at once',
    }),
    0,
  ),
})
export type TriggerStep = Static<typeof TriggerStep>

export const WorkflowRun = Type.Object({
  id: Id,
  triggerId: Id,
  kind: openEnum(Type.Enum(triggerKinds)),
  statusName: Type.String(),
  candidateId: Id,
  candidateName: Nullable(
    Type.String({ description: 'null if the caller may neither read candidates nor manage interviews' }),
  ),
  jobId: Id,
  jobTitle: Type.String(),
  cause: Type.Enum(runCauses),
  outcome: Type.Enum(runOutcomes, { description: 'for mails, done when a mail server has accepted all of them' }),
  reason: Nullable(Type.Enum(skipReasons)),
  unmet: Type.Array(Type.Enum(triggerConditions), { description: 'the conditions of the trigger that were not met' }),
  recipients: Type.Array(Type.String()),
  mails: Type.Array(MailStatus, { description: 'the state of each mail' }),
  subject: Nullable(Type.String()),
  targetName: Nullable(Type.String()),
  userName: Type.String({ description: 'the user who moved the candidate into the status' }),
  date: Moment,
  dueDate: Nullable(
    Type.String({ format: 'date-time', description: 'when a delayed run is due; null: it ran at once' }),
  ),
})
export type WorkflowRun = Static<typeof WorkflowRun>
