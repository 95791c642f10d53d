import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import {
  emailTemplateManageUsage,
  emailTemplateManageVersions,
  type EmailTemplateUsage as Usage,
  type EmailTemplateVersion as Version,
} from '../../../services/features/emailTemplates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { VocabularyItem } from '../lookups/vocabulary.ts'
import { Language } from '../translations/translation.ts'
import { User } from '../users/user.ts'

export const usages = loader<Usage>({ read: byIds(emailTemplateManageUsage), key: ({ id }) => id })
export const versions = loader<AnswerOf<typeof emailTemplateManageVersions>[number]>({
  read: byIds(emailTemplateManageVersions),
  key: ({ id }) => id,
})

const EmailTemplateSending = builder
  .objectRef<Usage['workflows'][number]>('EmailTemplateSending')
  .implement({
    description: 'A workflow status that sends mails with a template.',
    fields: (t) => ({
      workflowName: t.exposeString('name', { description: 'The name of the workflow.' }),
      statusName: t.exposeString('statusName', { description: 'The status whose triggers send it.' }),
    }),
  })

export const EmailTemplateUsage = builder
  .objectRef<Usage>('EmailTemplateUsage')
  .implement({
    description: 'Where a template is sent or suggested. While it is in use it cannot be deleted.',
    fields: (t) => ({
      sendings: t.field({
        type: [EmailTemplateSending],
        description: 'Workflow statuses that send it, each once.',
        extensions: { listSize: 20 },
        resolve: ({ workflows }) => workflows,
      }),
      rejectReasons: t.field({
        type: [VocabularyItem],
        description: 'Reject reasons that suggest it.',
        extensions: { listSize: 20 },
        resolve: ({ rejectReasons }) =>
          rejectReasons.map(({ id, name }) => ({ id, name, kind: 'rejectReason', isDefault: false })),
      }),
    }),
  })

export const EmailTemplateVersion = builder
  .objectRef<Version>('EmailTemplateVersion')
  .implement({
    description: 'A template as it was before a change.',
    fields: (t) => ({
      version: t.exposeInt('version', { description: 'Number of the version.' }),
      name: t.exposeString('name', { description: 'The name that the template had.' }),
      language: t.expose('language', { type: Language, description: 'The language in which it was written.' }),
      subject: t.exposeString('subject', { description: 'Subject of the e-mail.' }),
      contents: t.exposeString('contents', { description: 'Text of the e-mail as HTML.' }),
      senderAddress: t.expose('emailFrom', {
        type: 'EmailAddress',
        description: "The sender's address of the e-mail.",
      }),
      senderName: t.exposeString('emailFromName', { description: "The sender's name of the e-mail." }),
      updatedBy: t.field({
        type: User,
        nullable: true,
        mayFailAlone: true,
        description: 'The user who wrote it.',
        resolve: ({ updatedBy }, _args, context, info) => User.named(context, updatedBy, info),
      }),
      updatedAt: t.expose('updatedDate', { type: 'DateTime', description: 'When the version was written.' }),
    }),
  })
