import {
  emailTemplateManageList,
  emailTemplateManagePreview,
} from '../../../services/features/emailTemplates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { readPages } from '../../core/graph/paging.ts'
import { Language } from '../translations/translation.ts'
import { EmailTemplate } from './emailTemplate.ts'

const EmailTemplateConnection = connectionOf(EmailTemplate)
const EmailTemplateFilter = builder.inputType('EmailTemplateFilter', {
  description: 'Conditions on e-mail templates. All conditions must hold.',
  fields: (t) => ({
    type: t.int({ description: 'The number of the type.' }),
    language: t.field({ type: Language, description: 'The language in which the templates are written.' }),
  }),
})

const EmailTemplatePreview = builder
  .objectRef<{ subject: string; contents: string }>('EmailTemplatePreview')
  .implement({
    description: 'A preview of an e-mail, with descriptions of the placeholders in brackets.',
    fields: (t) => ({
      subject: t.exposeString('subject', { description: 'Subject of the e-mail.' }),
      contents: t.exposeString('contents', { description: 'Text of the e-mail as HTML.' }),
    }),
  })

builder.queryFields((t) => ({
  companyEmailTemplates: t.field({
    type: EmailTemplateConnection,
    operation: emailTemplateManageList,
    description: "E-mail templates of the viewer's company, page by page by type and name, for those who manage them.",
    args: {
      query: t.arg.string({ description: 'Parts of the name and subject. Accents and case are ignored.' }),
      filter: t.arg({ type: EmailTemplateFilter, description: 'Which templates to return. All of them by default.' }),
      ...pageArgs,
    },
    resolve: (_root, { query, filter, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(emailTemplateManageList, {
            fieldNames: { keyword: 'query' },
            body: {
              ...page,
              ...(query && { keyword: query }),
              ...(filter?.type != null && { type: filter.type }),
              ...(filter?.language && { language: filter.language }),
            },
          }),
        pageSelectionOf(info),
      ),
  }),
  emailTemplatePreview: t.field({
    type: EmailTemplatePreview,
    operation: emailTemplateManagePreview,
    description: "A preview of a template's e-mail before the template is saved.",
    args: {
      subject: t.arg.string({ required: true, description: 'The subject, which may contain placeholders by name.' }),
      contents: t.arg.string({ required: true, description: 'The HTML, which may contain placeholders.' }),
    },
    resolve: (_root, body, { rest }) => rest.call(emailTemplateManagePreview, { body }),
  }),
}))
