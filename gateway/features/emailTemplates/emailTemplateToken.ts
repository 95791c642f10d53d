import { emailTemplateTokenList } from '../../../services/features/lookups/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { listLoader } from '../../core/graph/listLoader.ts'
import { once } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'

interface Row {
  id: string
  name: string
  description: string
  value?: string
}

const tokens = once(({ rest }) => rest.call(emailTemplateTokenList))

export const EmailTemplateToken = node<Row>('EmailTemplateToken', {
  description: 'A placeholder of e-mail templates, replaced when mail is sent.',
  loader: listLoader(tokens),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the placeholder, as used in templates.' }),
    description: t.exposeString('description', { description: 'A description of its value.' }),
    value: t.string({
      description: "The value of a placeholder that the company has added. Empty for the product's own.",
      resolve: ({ value }) => value ?? '',
    }),
    isOwn: t.boolean({ description: 'Whether the company has added it.', resolve: ({ value }) => !!value }),
  }),
})

builder.queryField('emailTemplateTokens', (t) =>
  t.field({
    type: [EmailTemplateToken],
    operation: emailTemplateTokenList,
    description: 'Placeholders of e-mail templates, in name order.',
    resolve: (_root, _args, context) => tokens(context),
  }),
)
