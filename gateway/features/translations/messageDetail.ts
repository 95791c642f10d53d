import type { MessageDetails } from '../../../services/core/contract/shapes.ts'
import { builder } from '../../core/graph/builder.ts'

/** What a text of the services says, for clients that word it themselves (decision D-124). */
export const MessageDetail = builder
  .objectRef<MessageDetails[number]>('MessageDetail')
  .implement({
    description: 'What a text says, for who words it in the language of its reader.',
    fields: (t) => ({
      code: t.exposeString('code', { description: 'Code of the text, as those of `fieldDetails` of an error.' }),
      params: t.field({
        type: 'JSON',
        description: 'What its wording takes: values by name.',
        resolve: ({ params }) => params,
      }),
    }),
  })
