import type { MessageDetails } from '../../../services/core/contract/shapes.ts'
import { builder } from '../../core/graph/builder.ts'

/** The content of a text from the services, for clients that compose the text themselves (decision D-124). */
export const MessageDetail = builder
  .objectRef<MessageDetails[number]>('MessageDetail')
  .implement({
    description: "The content of a text, for clients that compose it in the reader's language.",
    fields: (t) => ({
      code: t.exposeString('code', { description: 'Code of the text, as in `fieldDetails` of an error.' }),
      params: t.field({ type: 'JSON', description: 'Values for the text, by name.', resolve: ({ params }) => params }),
    }),
  })
