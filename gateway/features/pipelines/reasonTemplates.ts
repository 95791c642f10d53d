import { rejectReasonTemplates } from '../../../services/features/pipelines/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { EmailTemplate } from '../emailTemplates/emailTemplate.ts'
import { VocabularyItem } from '../lookups/vocabulary.ts'

const RejectReasonTemplate = builder
  .objectRef<{ reasonId: string; templateId: string }>('RejectReasonTemplate')
  .implement({
    description: 'The e-mail template for rejections with a certain reason.',
    fields: (t) => ({
      reason: t.field({
        type: VocabularyItem,
        nullable: true,
        description: 'The reason; null if it is no longer in the list.',
        resolve: ({ reasonId }, _args, context) => VocabularyItem.load(context, `rejectReason.${reasonId}`),
      }),
      emailTemplate: t.field({
        type: EmailTemplate,
        nullable: true,
        description: 'The template; null if it was deleted.',
        resolve: ({ templateId }, _args, context, info) => EmailTemplate.refer(context, templateId, info),
      }),
    }),
  })

builder.queryField('rejectReasonTemplates', (t) =>
  t.field({
    type: [RejectReasonTemplate],
    operation: rejectReasonTemplates,
    description: 'The e-mail templates assigned to reject reasons.',
    resolve: (_root, _args, { rest }) => rest.call(rejectReasonTemplates),
  }),
)
