import { rejectReasonTemplates } from '../../../services/features/pipelines/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { EmailTemplate } from '../emailTemplates/emailTemplate.ts'
import { VocabularyItem } from '../lookups/vocabulary.ts'

const RejectReasonTemplate = builder
  .objectRef<{ reasonId: string; templateId: string }>('RejectReasonTemplate')
  .implement({
    description: 'The e-mail template by which candidates are told of a rejection for a reason.',
    fields: (t) => ({
      reason: t.field({
        type: VocabularyItem,
        nullable: true,
        description: 'The reason; null when it is no longer in the list.',
        resolve: ({ reasonId }, _args, context) => VocabularyItem.load(context, `rejectReason.${reasonId}`),
      }),
      emailTemplate: t.field({
        type: EmailTemplate,
        nullable: true,
        description: 'The template; null when it is gone.',
        resolve: ({ templateId }, _args, context, info) => EmailTemplate.refer(context, templateId, info),
      }),
    }),
  })

builder.queryField('rejectReasonTemplates', (t) =>
  t.field({
    type: [RejectReasonTemplate],
    operation: rejectReasonTemplates,
    description: 'The e-mail templates that belong to reasons of rejections.',
    resolve: (_root, _args, { rest }) => rest.call(rejectReasonTemplates),
  }),
)
