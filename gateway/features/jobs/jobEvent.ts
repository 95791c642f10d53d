import type { JobEvent as Row } from '../../../services/features/jobs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { User } from '../users/user.ts'

const JobEventKind = builder.enumType('JobEventKind', {
  description: 'What can happen to a job.',
  values: {
    CREATED: { value: 'created', description: 'It was made.' },
    CHANGED: { value: 'changed', description: 'What it says was changed.' },
    OPENED: { value: 'opened', description: 'It was opened again.' },
    HELD: { value: 'heldBack', description: 'It was put on hold.' },
    CLOSED: { value: 'closed', description: 'It was closed.' },
    FILLED: { value: 'filled', description: 'Everybody was found.' },
    ARCHIVED: { value: 'archived', description: 'It was put away.' },
    RESTORED: { value: 'restored', description: 'It came back from the archive.' },
    PUBLICATION_ASKED: { value: 'publicationAsked', description: 'Somebody asked to publish it.' },
    PUBLISHED: { value: 'published', description: 'Its publication was approved.' },
    PUBLICATION_REJECTED: { value: 'publicationRefused', description: 'Its publication was refused.' },
    UNPUBLISHED: { value: 'unpublished', description: 'It was taken from the public.' },
    APPROVAL_ASKED: { value: 'approvalAsked', description: 'Somebody asked to approve it.' },
    APPROVAL_GIVEN: { value: 'approvalGiven', description: 'An approver has approved it.' },
    APPROVAL_REFUSED: { value: 'approvalRefused', description: 'An approver has rejected it.' },
    APPROVAL_SKIPPED: {
      value: 'approvalSkipped',
      description: 'An approver, the user, is no longer active and was skipped.',
    },
    APPROVAL_WITHDRAWN: { value: 'approvalWithdrawn', description: 'The request to approve it was taken back.' },
    APPROVAL_NOT_NEEDED: { value: 'approvalNotNeeded', description: 'It opened at once, for want of approvers.' },
    APPROVED: { value: 'approved', description: 'All approvals were given: it is open.' },
  } satisfies Record<string, { value: Row['kind']; description: string }>,
})

export const JobEvent = builder
  .objectRef<Row>('JobEvent')
  .implement({
    description: 'Something that happened to a job.',
    fields: (t) => ({
      kind: t.expose('kind', { type: JobEventKind, description: 'Which kind of thing happened.' }),
      note: t.exposeString('note', { nullable: true, description: 'What was said of it.' }),
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who did it.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      at: t.expose('date', { type: 'DateTime', description: 'When it happened.' }),
    }),
  })
