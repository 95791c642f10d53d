import { say } from '../../../services/core/contract/messages.ts'
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

const all = once(({ rest }) => rest.call(emailTemplatesByCompany))
const types = once(({ rest }) => rest.call(emailTemplateTypeList))

/** By its number alone: the list of types is read only where somebody wants the name. */
export const EmailTemplateType = builder
  .objectRef<{ type: number; name?: string }>('EmailTemplateType')
  .implement({
    description: 'What e-mail templates are for.',
    fields: (t) => ({
      number: t.exposeInt('type', {
        description: 'Number of the type, as templates name it; 17 is the job request to vendors.',
      }),
      name: t.string({
        description: 'Name of the type; its number where the list of types lacks it.',
        resolve: async ({ type, name }, _args, context) =>
          name ?? (await types(context)).find((one) => one.type === type)?.name ?? String(type),
      }),
    }),
  })

const senders = once(({ rest }) => rest.call(emailSenderList))

export const EmailSender = node<AnswerOf<typeof emailSenderList>[number]>('EmailSender', {
  description: 'An address that e-mail is sent from.',
  loader: listLoader(senders),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name beside the address.' }),
    email: t.expose('email', { type: 'EmailAddress', description: 'E-mail address of the sender.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Chosen where nobody has chosen.' }),
  }),
})

export const EmailTemplate = node<Template>('EmailTemplate', {
  description: 'Subject and text of an e-mail, with placeholders.',
  permission,
  loader: listLoader(all),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    type: t.field({
      type: EmailTemplateType,
      description: 'What the template is for.',
      resolve: ({ type }) => ({ type }),
    }),
    name: t.exposeString('name', { description: 'Name of the template.' }),
    subject: t.exposeString('subject', { description: 'Subject of the e-mail.' }),
    contents: t.exposeString('contents', { description: 'Text of the e-mail as HTML.' }),
    senderAddress: t.expose('emailFrom', { type: 'EmailAddress', description: 'Address that the e-mail comes from.' }),
    senderName: t.exposeString('emailFromName', { description: 'Name that the e-mail comes from.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Taken where only the type is known.' }),
    language: t.expose('language', { type: Language, nullable: true, description: 'In which it is written.' }),
    version: t.exposeInt('version', { nullable: true, description: 'Grows with each change.' }),
    updatedBy: t.field({
      type: User,
      nullable: true,
      mayFailAlone: true,
      description: 'Who changed it last.',
      resolve: ({ updatedBy }, _args, context, info) => User.named(context, updatedBy ?? null, info),
    }),
    updatedAt: t.expose('updatedDate', { type: 'DateTime', nullable: true, description: 'When it was changed last.' }),
    usage: t.field({
      type: EmailTemplateUsage,
      nullable: true,
      mayFailAlone: true,
      operation: emailTemplateManageUsage,
      description: 'What sends or suggests it.',
      resolve: ({ id }, _args, context) => usages.load(context, id),
    }),
    formerVersions: t.field({
      type: [EmailTemplateVersion],
      nullable: true,
      mayFailAlone: true,
      operation: emailTemplateManageVersions,
      description: 'What it said before, the newest version first, at most 50.',
      extensions: { listSize: 50 },
      resolve: async ({ id }, _args, context) => (await versions.load(context, id))?.versions ?? null,
    }),
  }),
})

/** What is not there is null for the reader of one template. */
const orNull = (found: Promise<Template>): Promise<Template | null> =>
  found.catch((error) => {
    if (error instanceof RequestError && error.code === 'NOT_FOUND') return null
    throw error
  })

builder.queryFields((t) => ({
  emailTemplateTypes: t.field({
    type: [EmailTemplateType],
    signedIn: true,
    description: 'What e-mail templates are for.',
    resolve: (_root, _args, context) => types(context),
  }),
  emailSenders: t.field({
    type: [EmailSender],
    operation: emailSenderList,
    description: 'Addresses that e-mail is sent from.',
    resolve: (_root, _args, context) => senders(context),
  }),
  emailTemplates: t.field({
    type: [EmailTemplate],
    operation: emailTemplatesByType,
    description: "E-mail templates of the viewer's company by type and name.",
    args: { type: t.arg.int({ description: 'Number of the only type that is wanted.' }) },
    resolve: (_root, { type }, context) =>
      type == null ? all(context) : context.rest.call(emailTemplatesByType, { query: { type } }),
  }),
  emailTemplate: t.field({
    type: EmailTemplate,
    nullable: true,
    operation: emailTemplateByType,
    description: 'One e-mail template: by id, or the one that is taken for a type; null when there is none.',
    args: {
      databaseId: t.arg.id({ description: "The services' id." }),
      type: t.arg.int({ description: 'Number of the type; 17 is the job request to vendors.' }),
    },
    resolve: (_root, { databaseId, type }, { rest }) => {
      if ((databaseId == null) === (type == null)) {
        throw badInput({ databaseId: say('EXACTLY_ONE', { names: 'databaseId, type' }) })
      }
      if (type != null) return orNull(rest.call(emailTemplateByType, { query: { type } }))
      const id = recordId(databaseId!)
      return id ? orNull(rest.call(emailTemplateById, { query: { id } })) : null
    },
  }),
}))
