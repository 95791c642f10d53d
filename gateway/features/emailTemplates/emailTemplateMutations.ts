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
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Language } from '../translations/translation.ts'
import { EmailTemplate } from './emailTemplate.ts'

type Inputs = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const letter = (t: Inputs) =>
  ({
    subject: t.string({ required: true, description: 'One line, not blank, up to 250 characters.' }),
    contents: t.string({
      required: true,
      description: 'HTML with some text, up to 20,000 characters to read; only placeholders that the company has.',
    }),
    senderAddress: t.field({
      type: 'EmailAddress',
      required: true,
      description: "Address of one of the company's e-mail senders.",
    }),
    senderName: t.string({ description: 'Name beside it, up to 100 characters; that of the sender when left out.' }),
  }) satisfies InputFieldMap

const fields = (t: Inputs) =>
  ({
    type: t.int({ required: true, description: 'Number of the type that the template is for.' }),
    name: t.string({ required: true, description: 'Not blank, up to 100 characters, once in its type.' }),
    language: t.field({ type: Language, required: true, description: 'In which it is written.' }),
    ...letter(t),
    isDefault: t.boolean({ required: true, description: 'Taken where only the type is known; the former one is not.' }),
  }) satisfies InputFieldMap

/** The wire's names of input fields, so that a message stands under the field that the form knows. */
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

const written = (t: PayloadFields<{ template: Row }>) => ({
  emailTemplate: t.expose('template', { type: EmailTemplate, description: 'The template as it is now.' }),
})
const readTemplate = (context: GatewayContext) => (id: string) =>
  context.rest.call(emailTemplateManageGet, { params: { id } })

mutation('createEmailTemplate', {
  description: 'Adds an e-mail template: it can be chosen from now on.',
  operation: emailTemplateManageCreate,
  input: fields,
  payload: written,
  resolve: async (input, context) => {
    const write = context.rest.call(emailTemplateManageCreate, { fieldNames, body: bodyOf(input) })
    return { template: await saved(context, write, readTemplate(context)) }
  },
})

mutation('updateEmailTemplate', {
  description:
    'Changes an e-mail template; what it said stays as a version. Answers CONFLICT when it has changed since the version that the viewer saw.',
  operation: emailTemplateManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    ...fields(t),
  }),
  payload: written,
  resolve: async ({ id, version, ...input }, context) => {
    const params = { id: idOf('EmailTemplate', id) }
    const body = { ...bodyOf(input), version }
    const write = context.rest.call(emailTemplateManageUpdate, { fieldNames, params, body })
    return { template: await saved(context, write, readTemplate(context), params.id) }
  },
})

mutation('deleteEmailTemplate', {
  description: 'Deletes an e-mail template that nothing sends or suggests.',
  operation: emailTemplateManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedEmailTemplateId: t.exposeID('id', { description: 'The template that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('EmailTemplate', id) }
    assertAccepted(await rest.call(emailTemplateManageDelete, { params }), 'The template was not deleted')
    return { id: String(id) }
  },
})

mutation('sendTestEmail', {
  description: 'Sends a text to the viewer alone, with what its placeholders stand for in brackets.',
  operation: emailTemplateManageTest,
  input: letter,
  payload: (t: PayloadFields<{ recipient: string }>) => ({
    recipient: t.expose('recipient', { type: 'EmailAddress', description: 'Where it goes.' }),
  }),
  resolve: async ({ subject, contents, ...sender }, { rest }) => {
    const body = { subject, contents, ...senderOf(sender) }
    const { recipient } = await rest.call(emailTemplateManageTest, { fieldNames, body })
    return { recipient }
  },
})
