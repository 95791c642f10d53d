import { Type, type Static } from 'typebox'
import { MailStatus } from '../../core/contract/mails.ts'
import { asAsked, Id, Moment, nullId, Nullable, openWords, orElse } from '../../core/contract/shapes.ts'

/** Longest name of a workflow, and of one of its statuses. */
export const longestName = { workflow: 250, status: 100 } as const
export const mostStatuses = 50
/** Most triggers of one status. */
export const mostTriggers = 20
export const mostUsers = 50
/** Longest that a trigger waits after the move: 90 days in minutes. */
export const mostDelay = 129_600

/** What a trigger does (decision D-11). */
export const triggerKinds = ['sendEmail', 'askFeedback', 'notifyUsers', 'moveToStatus'] as const
export type TriggerKind = (typeof triggerKinds)[number]
/** Who gets the e-mail of sendEmail. */
export const triggerRecipients = ['candidate', 'owner'] as const
export type TriggerRecipient = (typeof triggerRecipients)[number]
/** Why a candidate came into a status. */
export const runCauses = ['added', 'moved', 'trigger'] as const
export type RunCause = (typeof runCauses)[number]
/** What a trigger does, or would do. */
export const stepOutcomes = ['done', 'skipped'] as const
export type StepOutcome = (typeof stepOutcomes)[number]
/** What became of it: mails are done when a mail server has accepted all of them; `delayed` waits for its time. */
export const runOutcomes = [...stepOutcomes, 'waiting', 'failed', 'delayed'] as const
export type RunOutcome = (typeof runOutcomes)[number]
/**
 * Why a trigger does nothing; `neverSent`: it is from the time when the product sent no mails; from `left` on: what came to
 * pass while it waited.
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

/** What a trigger can ask for before it acts; all that it asks for must hold. */
export const triggerConditions = ['source', 'department', 'score'] as const
export type TriggerCondition = (typeof triggerConditions)[number]
/** Most recruitment channels, or departments, that a condition names. */
export const mostInCondition = 200

/** Name of a workflow or a status, as it is sent. */
export const Name = Type.String({ maxLength: 10_000, description: 'not blank' })
export const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'CSS colour: #1677ff' })
const userName = Type.String({ maxLength: 250, description: 'user name' })

export const Trigger = Type.Object({
  id: Id,
  statusId: Id,
  kind: openWords(Type.Enum(triggerKinds)),
  templateId: Nullable(Id),
  templateName: Nullable(Type.String({ description: 'name of the e-mail template' })),
  formId: Nullable(Type.String({ format: 'uuid', description: 'askFeedback: the feedback form; null: none is named' })),
  formName: Nullable(Type.String({ description: 'name of the feedback form' })),
  recipient: Nullable(openWords(Type.Enum(triggerRecipients, { description: 'sendEmail: who gets it' }))),
  userNames: Type.Array(Type.String(), { description: 'askFeedback, notifyUsers: who is asked or told' }),
  targetId: Nullable(Type.String({ format: 'uuid', description: 'moveToStatus: where to, in the same workflow' })),
  channelIds: orElse(
    Type.Array(Id, { description: 'ours: only for candidates from these recruitment channels; none: from any' }),
    [],
  ),
  departmentIds: orElse(Type.Array(Id, { description: 'ours: only for jobs of these departments; none: of any' }), []),
  leastScore: orElse(
    Nullable(
      Type.Integer({
        description:
          'ours: only where the feedback that was given on the candidate for the job has at least so many percent of its points on average; null: whatever it says, and without any',
      }),
    ),
    null,
  ),
  delayMinutes: orElse(Type.Integer({ description: 'ours: how long after the move it does it; 0: at once' }), 0),
  isPaused: orElse(Type.Boolean({ description: 'ours: it does nothing until it is resumed' }), false),
  version: orElse(Type.Integer({ description: 'ours: grows with each change of what it does' }), 1),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Nullable(Moment),
})
export type Trigger = Static<typeof Trigger>

export const WorkflowStatus = Type.Object({
  id: Id,
  groupId: orElse(asAsked(Type.String({ format: 'uuid', description: 'its workflow' })), nullId),
  name: Type.String(),
  key: Type.String(),
  color: Type.String(),
  isSystem: Type.Boolean({ description: 'fixed: neither renamed nor removed' }),
  candidateCount: Nullable(Type.Integer({ description: 'ours: candidates of jobs who stand in it' })),
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
  jobCount: Nullable(Type.Integer({ description: 'ours: jobs that follow it' })),
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
        description: 'askFeedback: an active feedback form, which the mail names and links',
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
        description: 'percent of the points of the feedback that was given on the candidate for the job, on average',
      }),
    ),
  ),
  delayMinutes: Type.Optional(
    Type.Integer({ minimum: 0, maximum: mostDelay, description: 'how long after the move it does it; 0: at once' }),
  ),
})
export type NewTrigger = Static<typeof NewTrigger>

const Mail = Type.Object({ recipient: Type.String(), subject: Type.String(), body: Type.String() })
/** What one trigger does, or would do. */
export const TriggerStep = Type.Object({
  triggerId: Id,
  kind: openWords(Type.Enum(triggerKinds)),
  statusName: Type.String({ description: 'the status that fires it' }),
  outcome: Type.Enum(stepOutcomes),
  reason: Nullable(Type.Enum(skipReasons)),
  unmet: Type.Array(Type.Enum(triggerConditions), { description: 'conditions of the trigger that do not hold' }),
  mails: Type.Array(Mail),
  missing: Type.Array(Type.String(), {
    description: 'placeholders of the template that nothing is known for, or people without an e-mail address',
  }),
  targetName: Nullable(Type.String({ description: 'where the candidate goes' })),
  delayMinutes: Type.Integer({ description: 'how long after the move it would do it; 0: at once' }),
  afterMinutes: orElse(
    Type.Integer({
      description:
        'ours: how much later the candidate would come into that status, by delayed moves before; 0: at once',
    }),
    0,
  ),
})
export type TriggerStep = Static<typeof TriggerStep>

export const WorkflowRun = Type.Object({
  id: Id,
  triggerId: Id,
  kind: openWords(Type.Enum(triggerKinds)),
  statusName: Type.String(),
  candidateId: Id,
  candidateName: Type.String(),
  jobId: Id,
  jobTitle: Type.String(),
  cause: Type.Enum(runCauses),
  outcome: Type.Enum(runOutcomes, { description: 'of mails: done when a mail server has accepted all of them' }),
  reason: Nullable(Type.Enum(skipReasons)),
  unmet: Type.Array(Type.Enum(triggerConditions), { description: 'conditions of the trigger that do not hold' }),
  recipients: Type.Array(Type.String()),
  mails: Type.Array(MailStatus, { description: 'what has become of each mail' }),
  subject: Nullable(Type.String()),
  targetName: Nullable(Type.String()),
  userName: Type.String({ description: 'who put the candidate into the status' }),
  date: Moment,
  dueDate: Nullable(
    Type.String({ format: 'date-time', description: 'when a delayed one does it; null: it did it at once' }),
  ),
})
export type WorkflowRun = Static<typeof WorkflowRun>
