import {
  emailTokenManageCreate,
  emailTokenManageDelete,
  emailTokenManageGet,
  emailTokenManageList,
  emailTokenManageUpdate,
  emailTokenManageUsage,
  type EmailToken as Row,
  type EmailTokenUsage as Usage,
} from '../../../services/features/emailTokens/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { EmailTemplateToken } from '../emailTemplates/emailTemplateToken.ts'

const usages = loader<Usage>({ read: byIds(emailTokenManageUsage), key: ({ id }) => id })

builder.objectField(EmailTemplateToken, 'templateCount', (t) =>
  t.int({
    nullable: true,
    mayFailAlone: true,
    operation: emailTokenManageUsage,
    description: 'The e-mail templates that contain it. While there are any, it cannot be deleted.',
    resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.templates ?? null,
  }),
)

const EmailTemplateTokenConnection = connectionOf(EmailTemplateToken)

builder.queryField('companyEmailTemplateTokens', (t) =>
  t.field({
    type: EmailTemplateTokenConnection,
    operation: emailTokenManageList,
    description: 'Placeholders of e-mail templates, page by page in name order, for those who manage them.',
    args: {
      query: t.arg.string({ description: 'Parts of the name and description. Accents and case are ignored.' }),
      ...pageArgs,
    },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(emailTokenManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

const idField = { required: true, description: 'The placeholder (global id).' } as const
const descriptionField = { required: true, description: 'A description of its value, at most 200 characters.' } as const
const valueField = {
  description: "The value: one line, at most 500 characters. Empty for the product's own placeholders.",
} as const
const toPayload = (t: PayloadFields<{ token: Row }>) => ({
  emailTemplateToken: t.expose('token', { type: EmailTemplateToken, description: 'The placeholder after the change.' }),
})
const readToken = (context: GatewayContext) => (id: string) =>
  context.rest.call(emailTokenManageGet, { params: { id } })

mutation('createEmailTemplateToken', {
  description: 'Adds a placeholder of the company. It is replaced by its value wherever it is used.',
  operation: emailTokenManageCreate,
  input: (t) => ({
    name: t.string({ required: true, description: 'Words of letters and digits, joined by _.' }),
    description: t.string(descriptionField),
    value: t.string({ ...valueField, required: true }),
  }),
  payload: toPayload,
  resolve: async (body, context) => {
    const write = context.rest.call(emailTokenManageCreate, { body })
    return { token: await savedRecord(context, write, readToken(context)) }
  },
})

mutation('updateEmailTemplateToken', {
  description: "Changes a placeholder. For the product's own, only the description can be changed.",
  operation: emailTokenManageUpdate,
  input: (t) => ({ id: t.id(idField), description: t.string(descriptionField), value: t.string(valueField) }),
  payload: toPayload,
  resolve: async ({ id, description, value }, context) => {
    const params = { id: idOf('EmailTemplateToken', id) }
    const write = context.rest.call(emailTokenManageUpdate, { params, body: { description, value: value ?? '' } })
    return { token: await savedRecord(context, write, readToken(context), params.id) }
  },
})

mutation('deleteEmailTemplateToken', {
  description: 'Deletes a placeholder of the company that no template contains.',
  operation: emailTokenManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedEmailTemplateTokenId: t.exposeID('id', { description: 'The deleted placeholder (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('EmailTemplateToken', id) }
    assertAccepted(await rest.call(emailTokenManageDelete, { params }), 'The placeholder was not deleted')
    return { id: String(id) }
  },
})
