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
  description: 'What a trigger does.',
  values: {
    SEND_EMAIL: {
      value: 'sendEmail',
      description: 'Sends an e-mail by a template to the candidate or to who looks after the job.',
    },
    ASK_FEEDBACK: {
      value: 'askFeedback',
      description: 'Asks people by an e-mail template for their feedback on the candidate.',
    },
    NOTIFY_USERS: {
      value: 'notifyUsers',
      description: 'Tells people by e-mail that the candidate has entered the status.',
    },
    MOVE_TO_STATUS: {
      value: 'moveToStatus',
      description: 'Moves the candidate on to another status, whose triggers fire too.',
    },
    OTHER: otherValue('kindName'),
  } as const satisfies Record<string, { value: TriggerKind | Other; description: string }>,
})
export const triggerKindSet = openSet(triggerKinds)

export const WorkflowTriggerRecipient = builder.enumType('WorkflowTriggerRecipient', {
  description: 'Who gets the e-mail of a trigger.',
  values: {
    CANDIDATE: { value: 'candidate', description: 'The candidate who came into the status.' },
    OWNER: { value: 'owner', description: 'Who looks after the job.' },
    OTHER: otherValue('recipientName'),
  } as const satisfies Record<string, { value: TriggerRecipient | Other; description: string }>,
})
const recipients = openSet(triggerRecipients)

export const WorkflowTriggerCondition = enumOf<TriggerCondition>(
  'WorkflowTriggerCondition',
  'What a trigger can ask for before it acts.',
  {
    source: 'The candidate comes from one of its recruitment channels.',
    department: 'The job is one of its departments.',
    score: 'The feedback that was given on the candidate for the job has its least score, or more.',
  },
)

export const WorkflowTrigger = node<Trigger>('WorkflowTrigger', {
  description: 'What happens when a candidate of a job enters a status.',
  permission: readers,
  loader: listLoader(async (context) =>
    (await allWorkflows(context)).flatMap(({ statuses }) => statuses.flatMap(({ triggers }) => triggers)),
  ),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    kind: t.field({
      type: WorkflowTriggerKind,
      description: 'What it does.',
      resolve: ({ kind }) => triggerKindSet.valueOf(kind),
    }),
    kindName: t.string({
      nullable: true,
      description: "The services' own word for the kind, where it is OTHER.",
      resolve: ({ kind }) => triggerKindSet.nameOf(kind),
    }),
    channels: t.field({
      type: [RecruitmentChannel],
      mayFailAlone: true,
      // Most triggers name none, others a few.
      extensions: { listSize: 2 },
      description: 'Only for candidates from these recruitment channels. See conditions for whether it asks for any.',
      resolve: ({ channelIds }, _args, context) => RecruitmentChannel.loadAll(context, channelIds),
    }),
    departments: t.field({
      type: [Department],
      mayFailAlone: true,
      extensions: { listSize: 2 },
      description: 'Only for jobs of these departments. See conditions for whether it asks for any.',
      resolve: ({ departmentIds }, _args, context) => Department.loadAll(context, departmentIds),
    }),
    leastScore: t.exposeInt('leastScore', {
      nullable: true,
      description:
        'Only for candidates whose feedback for the job has at least so many percent of its points on average; null: it asks for none.',
    }),
    goneConditions: t.field({
      type: [WorkflowTriggerCondition],
      mayFailAlone: true,
      description: 'Conditions that name a recruitment channel or a department that is gone.',
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
      description: 'What must hold, all of it, before it acts; also where what a condition names is gone.',
      resolve: ({ channelIds, departmentIds, leastScore }) => [
        ...(channelIds.length > 0 ? (['source'] as const) : []),
        ...(departmentIds.length > 0 ? (['department'] as const) : []),
        ...(leastScore === null ? [] : (['score'] as const)),
      ],
    }),
    delayMinutes: t.exposeInt('delayMinutes', {
      description: 'How many minutes after the move it does it; 0: at once.',
    }),
    isPaused: t.exposeBoolean('isPaused', { description: 'It does nothing until it is resumed.' }),
    version: t.exposeInt('version', {
      description: 'Grows with each change of what it does; a change names the one that it saw.',
    }),
    template: t.field({
      type: EmailTemplate,
      nullable: true,
      description: 'Its e-mail template; null when it needs none, or when that one is gone.',
      resolve: ({ templateId }, _args, context, info) => EmailTemplate.refer(context, templateId, info),
    }),
    templateName: t.exposeString('templateName', {
      nullable: true,
      description: 'Name of its e-mail template; null when it needs none, or when that one is gone.',
    }),
    form: t.field({
      type: InterviewForm,
      nullable: true,
      description: 'ASK_FEEDBACK: the feedback form; null when it names none, or when that one is gone.',
      resolve: ({ formId }, _args, context, info) => InterviewForm.refer(context, formId, info),
    }),
    formName: t.exposeString('formName', {
      nullable: true,
      description: 'ASK_FEEDBACK: name of the feedback form; null when it names none, or when that one is gone.',
    }),
    recipient: t.field({
      type: WorkflowTriggerRecipient,
      nullable: true,
      description: 'SEND_EMAIL: who gets the e-mail.',
      resolve: ({ recipient }) => (recipient === null ? null : recipients.valueOf(recipient)),
    }),
    recipientName: t.string({
      nullable: true,
      description: "The services' own word for the recipient, where it is OTHER.",
      resolve: ({ recipient }) => recipients.nameOf(recipient),
    }),
    users: t.field({
      type: [User],
      mayFailAlone: true,
      description: 'ASK_FEEDBACK, NOTIFY_USERS: who is asked or told.',
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
