import type { RunCause, RunOutcome, SkipReason, StepOutcome } from '../../../services/features/workflows/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'

export const WorkflowRunOutcome = enumOf<RunOutcome>('WorkflowRunOutcome', 'What became of a trigger.', {
  done: 'It did what it is there for; a mail server has accepted its e-mails.',
  skipped: 'It did nothing; the reason says why.',
  waiting: 'An e-mail of it waits to be sent.',
  failed: 'An e-mail of it could not be sent, or it went wrong.',
  delayed: 'It waits for its time.',
})

export const WorkflowDryRunOutcome = enumOf<StepOutcome>('WorkflowDryRunOutcome', 'What a trigger would do.', {
  done: 'It would do what it is there for.',
  skipped: 'It would do nothing; the reason says why.',
})

export const WorkflowRunCause = builder.enumType('WorkflowRunCause', {
  description: 'Why a candidate came into a status.',
  values: {
    ADDED: { value: 'added', description: 'Somebody added the candidate to the job.' },
    MOVED: { value: 'moved', description: 'Somebody moved the candidate.' },
    TRIGGER: { value: 'trigger', description: 'A trigger moved the candidate.' },
  } as const satisfies Record<string, { value: RunCause; description: string }>,
})

export const WorkflowSkipReason = builder.enumType('WorkflowSkipReason', {
  description: 'Why a trigger does nothing.',
  values: {
    INACTIVE: { value: 'inactive', description: 'The workflow is inactive.' },
    NO_RECIPIENT: { value: 'noRecipient', description: 'Nobody whom it would write to has an e-mail address.' },
    NO_TEMPLATE: { value: 'noTemplate', description: 'Its e-mail template is gone.' },
    PLACEHOLDERS: { value: 'placeholders', description: 'The template has placeholders that nothing is known for.' },
    NO_TARGET: { value: 'noTarget', description: 'The status that it moves to is gone.' },
    MOVED_ALREADY: { value: 'movedAlready', description: 'Another trigger of the status moves the candidate.' },
    LOOP: { value: 'loop', description: 'The candidate has been in that status just before.' },
    PAUSED: { value: 'paused', description: 'The trigger is paused.' },
    CONDITION: { value: 'condition', description: 'A condition of the trigger does not hold.' },
    NO_FORM: { value: 'noForm', description: 'There is no active feedback form to ask by.' },
    ASKED_ALREADY: { value: 'askedAlready', description: 'Everybody whom it would ask owes the feedback already.' },
    LEFT: { value: 'left', description: 'The candidate has left the status while it waited.' },
    REJECTED: { value: 'rejected', description: 'The candidate was rejected while it waited.' },
    JOB_ENDED: { value: 'jobEnded', description: 'The job was closed or filled while it waited.' },
    DETACHED: { value: 'detached', description: 'The trigger was detached while it waited.' },
    BROKEN: { value: 'broken', description: 'It was tried several times and went wrong.' },
    NEVER_SENT: { value: 'neverSent', description: 'It is from the time when the product sent no e-mails.' },
  } as const satisfies Record<string, { value: SkipReason; description: string }>,
})
