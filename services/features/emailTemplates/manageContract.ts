import { Type } from 'typebox'
import { languages } from '../../core/contract/languages.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { EmailTemplate, EmailTemplateUsage, EmailTemplateVersion, templateLimits } from './templateShapes.ts'

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['EmailTemplate:ListEmailTemplate', 'EmailTemplate:ReadEmailTemplate'] as const
const writers = ['EmailTemplate:CreateEmailTemplate', 'EmailTemplate:UpdateEmailTemplate'] as const
const Language = Type.Enum(languages)
const done = Type.Object({ status: Type.String({ description: 'OK means success' }) })

// Blank and longer texts are reported per field, so the schemas accept them.
const letter = {
  subject: Type.String({
    maxLength: 10_000,
    description: `one line, not blank, at most ${templateLimits.subject} characters`,
  }),
  contents: Type.String({
    maxLength: 500_000,
    description: `HTML with some text, at most ${templateLimits.contents} visible characters; only placeholders that the company has`,
  }),
} as const
const fields = {
  type: Type.Integer({ minimum: 0, maximum: 1000, description: 'number of an e-mail template type' }),
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${templateLimits.name} characters, unique in its type regardless of case`,
  }),
  language: Language,
  ...letter,
  emailFrom: Type.String({ maxLength: 250, description: 'address of one of the e-mail senders of the company' }),
  emailFromName: Type.String({
    maxLength: 10_000,
    description: `one line, at most ${templateLimits.senderName} characters; the name of the sender if empty`,
  }),
  isDefault: Type.Boolean({
    description: 'whether it is used if only the type is known; true replaces the former default',
  }),
} as const

export const emailTemplateManageList = operation({
  ...base,
  id: 'emailTemplateManageList',
  method: 'POST',
  path: '/commons/email-templates/list',
  access: 'EmailTemplate:ListEmailTemplate',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    type: Type.Optional(fields.type),
    language: Type.Optional(Language),
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'parts of the name and subject; accents and case are ignored' }),
    ),
  }),
  answer: pagedRows(EmailTemplate),
  doc: 'E-mail templates by type and name.',
})

export const emailTemplateManageGet = operation({
  ...base,
  id: 'emailTemplateManageGet',
  method: 'GET',
  path: '/commons/email-templates/{id}',
  access: [...readers, ...writers],
  effect: 'read',
  params: byId,
  answer: EmailTemplate,
  doc: 'One e-mail template.',
})

export const emailTemplateManageUsage = operation({
  ...base,
  id: 'emailTemplateManageUsage',
  method: 'POST',
  path: '/commons/email-templates/usage',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(EmailTemplateUsage),
  doc: 'What sends or suggests each of these templates; unknown ids are left out.',
})

export const emailTemplateManageVersions = operation({
  ...base,
  id: 'emailTemplateManageVersions',
  method: 'POST',
  path: '/commons/email-templates/versions',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(Type.Object({ id: Id, versions: Type.Array(EmailTemplateVersion) })),
  doc: 'The former versions of each of these templates, newest first, at most 50; unknown ids are left out.',
})

export const emailTemplateManageCreate = operation({
  ...base,
  ...write,
  id: 'emailTemplateManageCreate',
  method: 'POST',
  path: '/commons/email-templates/create',
  access: 'EmailTemplate:CreateEmailTemplate',
  body: Type.Object(fields),
  answer: EmailTemplate,
  doc: 'Creates an e-mail template, which can be used from now on.',
})

export const emailTemplateManageUpdate = operation({
  ...base,
  ...write,
  id: 'emailTemplateManageUpdate',
  method: 'PUT',
  path: '/commons/email-templates/{id}',
  access: 'EmailTemplate:UpdateEmailTemplate',
  params: byId,
  body: Type.Object({
    ...fields,
    version: Type.Integer({
      description: 'as it was read; refused with errorCode 599 if the template has changed since',
    }),
  }),
  answer: EmailTemplate,
  doc: 'Updates a template and stores its former text as a version. Mails sent from now on have the new text.',
})

export const emailTemplateManageDelete = operation({
  ...base,
  ...write,
  id: 'emailTemplateManageDelete',
  method: 'DELETE',
  path: '/commons/email-templates/{id}',
  access: 'EmailTemplate:DeleteEmailTemplate',
  params: byId,
  answer: done,
  doc: 'Deletes a template that nothing sends or suggests; otherwise EMAIL_TEMPLATE_IN_USE with the numbers of statuses and reasons.',
})

export const emailTemplateManagePreview = operation({
  ...base,
  id: 'emailTemplateManagePreview',
  method: 'POST',
  path: '/commons/email-templates/preview',
  access: [...readers, ...writers],
  effect: 'read',
  body: Type.Object(letter),
  answer: Type.Object({ subject: Type.String(), contents: Type.String({ description: 'sanitised HTML' }) }),
  doc: 'A text as it would be sent, with the meaning of each placeholder in brackets: [Name of the candidate].',
})

export const emailTemplateManageTest = operation({
  ...base,
  ...write,
  id: 'emailTemplateManageTest',
  method: 'POST',
  path: '/commons/email-templates/test-send',
  access: writers,
  body: Type.Object({ ...letter, emailFrom: fields.emailFrom, emailFromName: fields.emailFromName }),
  answer: Type.Object({ emailId: Id, recipient: Type.String() }),
  doc: 'Sends the text, as emailTemplateManagePreview shows it, to the caller only. MAIL_OFF if no mail server is configured.',
})
