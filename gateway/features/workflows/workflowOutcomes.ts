import type { RunCause, RunOutcome, SkipReason, StepOutcome } from '../../../services/features/workflows/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'

export const WorkflowRunOutcome = enumOf<RunOutcome>('WorkflowRunOutcome', 'The outcome of a trigger.', {
  done: 'It has run; a mail server has accepted its e-mails.',
  skipped: 'It did nothing; see the reason.',
  waiting: 'One of its e-mails is waiting to be sent.',
  failed: 'One of its e-mails could not be sent, or the trigger failed.',
  delayed: 'It is waiting for its scheduled time.',
})

export const WorkflowDryRunOutcome = enumOf<StepOutcome>(
  'WorkflowDryRunOutcome',
  'The expected outcome of a trigger.',
  { done: 'It would run.', skipped: 'It would do nothing; see the reason.' },
)

export const WorkflowRunCause = builder.enumType('WorkflowRunCause', {
  description: 'The reason why a candidate entered a status.',
  values: {
    ADDED: { value: 'added', description: 'Somebody added the candidate to the job.' },
    MOVED: { value: 'moved', description: 'Somebody moved the candidate.' },
    TRIGGER: { value: 'trigger', description: 'A trigger moved the candidate.' },
  } as const satisfies Record<string, { value: RunCause; description: string }>,
})

export const WorkflowSkipReason = builder.enumType('WorkflowSkipReason', {
  description: 'The reason why a trigger does nothing.',
  values: {
    INACTIVE: { value: 'inactive', description: 'The workflow is inactive.' },
    NO_RECIPIENT: { value: 'noRecipient', description: 'None of its recipients has an e-mail address.' },
    NO_TEMPLATE: { value: 'noTemplate', description: 'Its e-mail template was deleted.' },
    PLACEHOLDERS: { value: 'placeholders', description: 'The template has placeholders without a value.' },
    NO_TARGET: { value: 'noTarget', description: 'The target status was removed.' },
    MOVED_ALREADY: { value: 'movedAlready', description: 'Another trigger of the status moves the candidate.' },
    LOOP: { value: 'loop', description: 'The candidate was in that status just before.' },
    PAUSED: { value: 'paused', description: 'The trigger is paused.' },
    CONDITION: { value: 'condition', description: 'A condition of the trigger is not met.' },
    NO_FORM: { value: 'noForm', description: 'There is no active feedback form.' },
    ASKED_ALREADY: { value: 'askedAlready', description: 'All users whom it would ask already owe the feedback.' },
    LEFT: { value: 'left', description: 'The candidate left the status while it was waiting.' },
    REJECTED: { value: 'rejected', description: 'The candidate was rejected while it was waiting.' },
    JOB_ENDED: { value: 'jobEnded', description: 'The job was closed or filled while it was waiting.' },
    DETACHED: { value: 'detached', description: 'The trigger was removed while it was waiting.' },
    BROKEN: { value: 'broken', description: 'It failed after several attempts.' },
    NEVER_SENT: { value: 'neverSent', description: 'It dates from when the product did not send e-mails.' },
  } as const satisfies Record<string, { value: SkipReason; description: string }>,
})
