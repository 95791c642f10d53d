import {
  readers,
  triggerKinds,
  triggerRecipients,
  type Trigger,
  type TriggerCondition,
  type TriggerKind,
  type TriggerRecipient,
} from '../../../services/features/workflows/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf, openSet, otherValue, type Other } from '../../core/graph/enums.ts'
import { node } from '../../core/graph/node.ts'
import { listLoader } from '../../core/graph/listLoader.ts'
import { Department } from '../departments/department.ts'
import { EmailTemplate } from '../emailTemplates/emailTemplate.ts'
import { InterviewForm } from '../interviewForms/interviewForm.ts'
import { RecruitmentChannel } from '../lookups/lookup.ts'
import { User } from '../users/user.ts'
import { allWorkflows } from './reads.ts'

export const WorkflowTriggerKind = builder.enumType('WorkflowTriggerKind', {
  description: 'The action of a trigger.',
  values: {
    SEND_EMAIL: {
      value: 'sendEmail',
      description: 'Sends an e-mail from a template to the candidate or the owner of the job.',
    },
    ASK_FEEDBACK: {
      value: 'askFeedback',
      description: 'Asks users for feedback on the candidate, with an e-mail template.',
    },
    NOTIFY_USERS: {
      value: 'notifyUsers',
      description: 'Notifies users by e-mail that the candidate has entered the status.',
    },
    MOVE_TO_STATUS: {
      value: 'moveToStatus',
      description: 'Moves the candidate on to another status, whose triggers run too.',
    },
    OTHER: otherValue('kindName'),
  } as const satisfies Record<string, { value: TriggerKind | Other; description: string }>,
})
export const triggerKindSet = openSet(triggerKinds)

export const WorkflowTriggerRecipient = builder.enumType('WorkflowTriggerRecipient', {
  description: "The recipient of a trigger's e-mail.",
  values: {
    CANDIDATE: { value: 'candidate', description: 'The candidate who entered the status.' },
    OWNER: { value: 'owner', description: 'The owner of the job.' },
    OTHER: otherValue('recipientName'),
  } as const satisfies Record<string, { value: TriggerRecipient | Other; description: string }>,
})
const recipients = openSet(triggerRecipients)

export const WorkflowTriggerCondition = enumOf<TriggerCondition>(
  'WorkflowTriggerCondition',
  'A condition of a trigger.',
  {
    source: "The candidate comes from one of the trigger's recruitment channels.",
    department: "The job belongs to one of the trigger's departments.",
    score: "The feedback on the candidate for the job reaches the trigger's minimum score.",
  },
)

export const WorkflowTrigger = node<Trigger>('WorkflowTrigger', {
  description: 'An action that runs when a candidate of a job enters a status.',
  permission: readers,
  loader: listLoader(async (context) =>
    (await allWorkflows(context)).flatMap(({ statuses }) => statuses.flatMap(({ triggers }) => triggers)),
  ),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    kind: t.field({
      type: WorkflowTriggerKind,
      description: 'The action of the trigger.',
      resolve: ({ kind }) => triggerKindSet.valueOf(kind),
    }),
    kindName: t.string({
      nullable: true,
      description: "The services' own value if the kind is OTHER.",
      resolve: ({ kind }) => triggerKindSet.nameOf(kind),
    }),
    channels: t.field({
      type: [RecruitmentChannel],
      mayFailAlone: true,
      // Most triggers have none, others a few.
      extensions: { listSize: 2 },
      description: 'Only for candidates from these recruitment channels. See conditions for whether this applies.',
      resolve: ({ channelIds }, _args, context) => RecruitmentChannel.loadAll(context, channelIds),
    }),
    departments: t.field({
      type: [Department],
      mayFailAlone: true,
      extensions: { listSize: 2 },
      description: 'Only for jobs of these departments. See conditions for whether this applies.',
      resolve: ({ departmentIds }, _args, context) => Department.loadAll(context, departmentIds),
    }),
    leastScore: t.exposeInt('leastScore', {
      nullable: true,
      description:
        'Only for candidates whose feedback for the job reaches at least this percentage of its points on average; null if there is no minimum.',
    }),
    goneConditions: t.field({
      type: [WorkflowTriggerCondition],
      mayFailAlone: true,
      description: 'Conditions with a recruitment channel or department that was deleted.',
      resolve: async ({ channelIds, departmentIds }, _args, context) => {
        const [channels, departments] = await Promise.all([
          RecruitmentChannel.loadAll(context, channelIds),
          Department.loadAll(context, departmentIds),
        ])
        return [
          ...(channels.length < channelIds.length ? (['source'] as const) : []),
          ...(departments.length < departmentIds.length ? (['department'] as const) : []),
        ]
      },
    }),
    conditions: t.field({
      type: [WorkflowTriggerCondition],
      description:
        'The conditions that must all be met before it runs, including those whose channels or departments were deleted.',
      resolve: ({ channelIds, departmentIds, leastScore }) => [
        ...(channelIds.length > 0 ? (['source'] as const) : []),
        ...(departmentIds.length > 0 ? (['department'] as const) : []),
        ...(leastScore === null ? [] : (['score'] as const)),
      ],
    }),
    delayMinutes: t.exposeInt('delayMinutes', { description: 'Delay in minutes after the move; 0 means at once.' }),
    isPaused: t.exposeBoolean('isPaused', { description: 'Whether it is paused and does nothing until resumed.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change of its settings; a mutation passes the version that it read.',
    }),
    template: t.field({
      type: EmailTemplate,
      nullable: true,
      description: 'Its e-mail template; null if it needs none or the template was deleted.',
      resolve: ({ templateId }, _args, context, info) => EmailTemplate.refer(context, templateId, info),
    }),
    templateName: t.exposeString('templateName', {
      nullable: true,
      description: 'Name of its e-mail template; null if it needs none or the template was deleted.',
    }),
    form: t.field({
      type: InterviewForm,
      nullable: true,
      description: 'ASK_FEEDBACK: the feedback form; null if it has none or the form was deleted.',
      resolve: ({ formId }, _args, context, info) => InterviewForm.refer(context, formId, info),
    }),
    formName: t.exposeString('formName', {
      nullable: true,
      description: 'ASK_FEEDBACK: name of the feedback form; null if it has none or the form was deleted.',
    }),
    recipient: t.field({
      type: WorkflowTriggerRecipient,
      nullable: true,
      description: 'SEND_EMAIL: the recipient of the e-mail.',
      resolve: ({ recipient }) => (recipient === null ? null : recipients.valueOf(recipient)),
    }),
    recipientName: t.string({
      nullable: true,
      description: "The services' own value if the recipient is OTHER.",
      resolve: ({ recipient }) => recipients.nameOf(recipient),
    }),
    users: t.field({
      type: [User],
      mayFailAlone: true,
      description: 'ASK_FEEDBACK, NOTIFY_USERS: the users to ask or notify.',
      resolve: ({ userNames }, _args, context, info) => User.allNamed(context, userNames, info),
    }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who added it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', nullable: true, description: 'When it was added.' }),
  }),
})
