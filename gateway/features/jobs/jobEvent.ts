import type { JobEvent as Row } from '../../../services/features/jobs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { User } from '../users/user.ts'

const JobEventKind = builder.enumType('JobEventKind', {
  description: 'Kinds of events in the history of a job.',
  values: {
    CREATED: { value: 'created', description: 'The job was created.' },
    CHANGED: { value: 'changed', description: 'The job was edited.' },
    OPENED: { value: 'opened', description: 'The job was reopened.' },
    HELD: { value: 'heldBack', description: 'The job was put on hold.' },
    CLOSED: { value: 'closed', description: 'The job was closed.' },
    FILLED: { value: 'filled', description: 'All openings were filled.' },
    ARCHIVED: { value: 'archived', description: 'The job was archived.' },
    RESTORED: { value: 'restored', description: 'The job was restored from the archive.' },
    PUBLICATION_ASKED: { value: 'publicationAsked', description: 'Publication was requested.' },
    PUBLISHED: { value: 'published', description: 'Its publication was approved.' },
    PUBLICATION_REJECTED: { value: 'publicationRefused', description: 'Its publication was rejected.' },
    UNPUBLISHED: { value: 'unpublished', description: 'The job was unpublished.' },
    APPROVAL_ASKED: { value: 'approvalAsked', description: 'Approval was requested.' },
    APPROVAL_GIVEN: { value: 'approvalGiven', description: 'An approver has approved it.' },
    APPROVAL_REFUSED: { value: 'approvalRefused', description: 'An approver has rejected it.' },
    APPROVAL_SKIPPED: {
      value: 'approvalSkipped',
      description: 'An approver (the user) was skipped because they are no longer active.',
    },
    APPROVAL_WITHDRAWN: { value: 'approvalWithdrawn', description: 'The request for approval was withdrawn.' },
    APPROVAL_NOT_NEEDED: {
      value: 'approvalNotNeeded',
      description: 'It opened at once because there were no approvers.',
    },
    APPROVED: { value: 'approved', description: 'All approvals were given and the job opened.' },
  } satisfies Record<string, { value: Row['kind']; description: string }>,
})

export const JobEvent = builder
  .objectRef<Row>('JobEvent')
  .implement({
    description: 'An event in the history of a job.',
    fields: (t) => ({
      kind: t.expose('kind', { type: JobEventKind, description: 'Kind of the event.' }),
      note: t.exposeString('note', { nullable: true, description: 'Comment on the event.' }),
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who did it.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      at: t.expose('date', { type: 'DateTime', description: 'When it happened.' }),
    }),
  })
