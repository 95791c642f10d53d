import { createMessage } from '../../../services/core/contract/messages.ts'
import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import {
  access as permission,
  emailTemplateById,
  emailTemplateByType,
  emailTemplatesByCompany,
  emailTemplateManageUsage,
  emailTemplateManageVersions,
  emailTemplatesByType,
  type EmailTemplate as Template,
} from '../../../services/features/emailTemplates/contract.ts'
import { emailSenderList, emailTemplateTypeList } from '../../../services/features/lookups/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { recordId } from '../../core/graph/ids.ts'
import { once } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { User } from '../users/user.ts'
import { Language } from '../translations/translation.ts'
import { EmailTemplateUsage, EmailTemplateVersion, usages, versions } from './history.ts'
import { badInput, RequestError } from '../../core/graph/requestError.ts'
import { listLoader } from '../../core/graph/listLoader.ts'

const readTemplates = once(({ rest }) => rest.call(emailTemplatesByCompany))
const types = once(({ rest }) => rest.call(emailTemplateTypeList))

/** Identified by its number only. The list of types is read only if the name is requested. */
export const EmailTemplateType = builder
  .objectRef<{ type: number; name?: string }>('EmailTemplateType')
  .implement({
    description: 'The purpose of e-mail templates.',
    fields: (t) => ({
      number: t.exposeInt('type', {
        description: 'The number of the type, as used by templates. 17 is the job request to vendors.',
      }),
      name: t.string({
        description: 'The name of the type, or its number if the list of types lacks it.',
        resolve: async ({ type, name }, _args, context) =>
          name ?? (await types(context)).find((one) => one.type === type)?.name ?? String(type),
      }),
    }),
  })

const senders = once(({ rest }) => rest.call(emailSenderList))

export const EmailSender = node<AnswerOf<typeof emailSenderList>[number]>('EmailSender', {
  description: 'An address from which e-mail is sent.',
  loader: listLoader(senders),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name beside the address.' }),
    email: t.expose('email', { type: 'EmailAddress', description: 'E-mail address of the sender.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is used if nobody has chosen a sender.' }),
  }),
})

export const EmailTemplate = node<Template>('EmailTemplate', {
  description: 'The subject and text of an e-mail, with placeholders.',
  permission,
  loader: listLoader(readTemplates),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    type: t.field({
      type: EmailTemplateType,
      description: 'The purpose of the template.',
      resolve: ({ type }) => ({ type }),
    }),
    name: t.exposeString('name', { description: 'Name of the template.' }),
    subject: t.exposeString('subject', { description: 'Subject of the e-mail.' }),
    contents: t.exposeString('contents', { description: 'Text of the e-mail as HTML.' }),
    senderAddress: t.expose('emailFrom', { type: 'EmailAddress', description: "The sender's address of the e-mail." }),
    senderName: t.exposeString('emailFromName', { description: "The sender's name of the e-mail." }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is used if only the type is known.' }),
    language: t.expose('language', {
      type: Language,
      nullable: true,
      description: 'The language in which it is written.',
    }),
    version: t.exposeInt('version', { nullable: true, description: 'A number that grows with each change.' }),
    updatedBy: t.field({
      type: User,
      nullable: true,
      mayFailAlone: true,
      description: 'The user who last changed it.',
      resolve: ({ updatedBy }, _args, context, info) => User.named(context, updatedBy ?? null, info),
    }),
    updatedAt: t.expose('updatedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the template was last changed.',
    }),
    usage: t.field({
      type: EmailTemplateUsage,
      nullable: true,
      mayFailAlone: true,
      operation: emailTemplateManageUsage,
      description: 'The statuses that send it and the reasons that suggest it.',
      resolve: ({ id }, _args, context) => usages.load(context, id),
    }),
    formerVersions: t.field({
      type: [EmailTemplateVersion],
      nullable: true,
      mayFailAlone: true,
      operation: emailTemplateManageVersions,
      description: 'Earlier versions, newest first, at most 50.',
      extensions: { listSize: 50 },
      resolve: async ({ id }, _args, context) => (await versions.load(context, id))?.versions ?? null,
    }),
  }),
})

/** A missing template is null for readers of a single template. */
const orNull = (found: Promise<Template>): Promise<Template | null> =>
  found.catch((error) => {
    if (error instanceof RequestError && error.code === 'NOT_FOUND') return null
    throw error
  })

builder.queryFields((t) => ({
  emailTemplateTypes: t.field({
    type: [EmailTemplateType],
    signedIn: true,
    description: 'The purposes of e-mail templates.',
    resolve: (_root, _args, context) => types(context),
  }),
  emailSenders: t.field({
    type: [EmailSender],
    operation: emailSenderList,
    description: 'Addresses from which e-mail is sent.',
    resolve: (_root, _args, context) => senders(context),
  }),
  emailTemplates: t.field({
    type: [EmailTemplate],
    operation: emailTemplatesByType,
    description: "E-mail templates of the viewer's company by type and name.",
    args: { type: t.arg.int({ description: 'The number of the type to which the list is restricted.' }) },
    resolve: (_root, { type }, context) =>
      type == null ? readTemplates(context) : context.rest.call(emailTemplatesByType, { query: { type } }),
  }),
  emailTemplate: t.field({
    type: EmailTemplate,
    nullable: true,
    operation: emailTemplateByType,
    description: 'An e-mail template by id, or the one that is used for a type. Null if there is none.',
    args: {
      databaseId: t.arg.id({ description: "The template's id in the services." }),
      type: t.arg.int({ description: 'The number of the type. 17 is the job request to vendors.' }),
    },
    resolve: (_root, { databaseId, type }, { rest }) => {
      if ((databaseId == null) === (type == null)) {
        throw badInput({ databaseId: createMessage('EXACTLY_ONE', { names: 'databaseId, type' }) })
      }
      if (type != null) return orNull(rest.call(emailTemplateByType, { query: { type } }))
      const id = recordId(databaseId!)
      return id ? orNull(rest.call(emailTemplateById, { query: { id } })) : null
    },
  }),
}))
