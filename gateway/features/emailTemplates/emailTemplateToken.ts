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
    name: t.exposeString('name', { description: 'The placeholder as it stands in a template.' }),
    description: t.exposeString('description', { description: 'What takes its place, in words.' }),
    value: t.string({
      description: 'Of one of the company: what takes its place. Empty where the product knows that.',
      resolve: ({ value }) => value ?? '',
    }),
    isOwn: t.boolean({ description: 'Made by the company.', resolve: ({ value }) => !!value }),
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
