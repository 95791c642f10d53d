import type { InputFieldMap } from '@pothos/core'
import {
  emailTemplateManageCreate,
  emailTemplateManageDelete,
  emailTemplateManageGet,
  emailTemplateManageTest,
  emailTemplateManageUpdate,
  type EmailTemplate as Row,
} from '../../../services/features/emailTemplates/contract.ts'
import type { Language as LanguageCode } from '../../../services/core/contract/languages.ts'
import type { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Language } from '../translations/translation.ts'
import { EmailTemplate } from './emailTemplate.ts'

type Inputs = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const toEmailFields = (t: Inputs) =>
  ({
    subject: t.string({ required: true, description: 'One line, not blank, at most 250 characters.' }),
    contents: t.string({
      required: true,
      description:
        "HTML with some text, at most 20,000 readable characters. Only the company's placeholders are allowed.",
    }),
    senderAddress: t.field({
      type: 'EmailAddress',
      required: true,
      description: "The address of one of the company's e-mail senders.",
    }),
    senderName: t.string({
      description: "The name beside the address, at most 100 characters. The sender's name by default.",
    }),
  }) satisfies InputFieldMap

const fields = (t: Inputs) =>
  ({
    type: t.int({ required: true, description: 'The number of the type for which the template is used.' }),
    name: t.string({
      required: true,
      description: 'The name: not blank, at most 100 characters, unique within its type.',
    }),
    language: t.field({ type: Language, required: true, description: 'The language in which it is written.' }),
    ...toEmailFields(t),
    isDefault: t.boolean({
      required: true,
      description: 'Whether it is used if only the type is known. It replaces the former default.',
    }),
  }) satisfies InputFieldMap

/**
 * Maps the REST names of input fields to those of GraphQL, so an error message appears at the right field of the form.
 */
const fieldNames = { emailFrom: 'senderAddress', emailFromName: 'senderName' }
const idField = { required: true, description: 'The template (global id).' } as const

interface Sender {
  senderAddress: string
  senderName?: string | null
}
interface Fields extends Sender {
  type: number
  name: string
  language: LanguageCode
  subject: string
  contents: string
  isDefault: boolean
}
const bodyOf = ({ type, name, language, subject, contents, isDefault, ...sender }: Fields) => ({
  type,
  name,
  language,
  subject,
  contents,
  isDefault,
  ...senderOf(sender),
})
const senderOf = ({ senderAddress, senderName }: Sender) => ({
  emailFrom: senderAddress,
  emailFromName: senderName ?? '',
})

const toPayload = (t: PayloadFields<{ template: Row }>) => ({
  emailTemplate: t.expose('template', { type: EmailTemplate, description: 'The template after the change.' }),
})
const readTemplate = (context: GatewayContext) => (id: string) =>
  context.rest.call(emailTemplateManageGet, { params: { id } })

mutation('createEmailTemplate', {
  description: 'Adds an e-mail template, which can be chosen immediately.',
  operation: emailTemplateManageCreate,
  input: fields,
  payload: toPayload,
  resolve: async (input, context) => {
    const write = context.rest.call(emailTemplateManageCreate, { fieldNames, body: bodyOf(input) })
    return { template: await savedRecord(context, write, readTemplate(context)) }
  },
})

mutation('updateEmailTemplate', {
  description:
    'Changes an e-mail template and stores its former text as a version. CONFLICT if it has changed since the version that the viewer saw.',
  operation: emailTemplateManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    ...fields(t),
  }),
  payload: toPayload,
  resolve: async ({ id, version, ...input }, context) => {
    const params = { id: idOf('EmailTemplate', id) }
    const body = { ...bodyOf(input), version }
    const write = context.rest.call(emailTemplateManageUpdate, { fieldNames, params, body })
    return { template: await savedRecord(context, write, readTemplate(context), params.id) }
  },
})

mutation('deleteEmailTemplate', {
  description: 'Deletes an e-mail template that is not sent or suggested anywhere.',
  operation: emailTemplateManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedEmailTemplateId: t.exposeID('id', { description: 'The deleted template (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('EmailTemplate', id) }
    assertAccepted(await rest.call(emailTemplateManageDelete, { params }), 'The template was not deleted')
    return { id: String(id) }
  },
})

mutation('sendTestEmail', {
  description: 'Sends a text to the viewer only, with descriptions of the placeholders in brackets.',
  operation: emailTemplateManageTest,
  input: toEmailFields,
  payload: (t: PayloadFields<{ recipient: string }>) => ({
    recipient: t.expose('recipient', { type: 'EmailAddress', description: 'The address to which it was sent.' }),
  }),
  resolve: async ({ subject, contents, ...sender }, { rest }) => {
    const body = { subject, contents, ...senderOf(sender) }
    const { recipient } = await rest.call(emailTemplateManageTest, { fieldNames, body })
    return { recipient }
  },
})
