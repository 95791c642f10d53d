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
  description: 'Conditions on e-mail templates; all of them must hold.',
  fields: (t) => ({
    type: t.int({ description: 'Number of the type.' }),
    language: t.field({ type: Language, description: 'In which they are written.' }),
  }),
})

const EmailTemplatePreview = builder
  .objectRef<{ subject: string; contents: string }>('EmailTemplatePreview')
  .implement({
    description: 'An e-mail as it would be sent, with what its placeholders stand for in brackets.',
    fields: (t) => ({
      subject: t.exposeString('subject', { description: 'Subject of the e-mail.' }),
      contents: t.exposeString('contents', { description: 'Text of the e-mail as HTML.' }),
    }),
  })

builder.queryFields((t) => ({
  companyEmailTemplates: t.field({
    type: EmailTemplateConnection,
    operation: emailTemplateManageList,
    description:
      "E-mail templates of the viewer's company page by page, by type and name, for those who look after them.",
    args: {
      query: t.arg.string({ description: 'Parts of the name and subject; accents and case do not count.' }),
      filter: t.arg({ type: EmailTemplateFilter, description: 'Which templates; all without it.' }),
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
    description: 'A text as it would be sent by a template, before the template is saved.',
    args: {
      subject: t.arg.string({ required: true, description: 'Subject, which may hold placeholders by their names.' }),
      contents: t.arg.string({ required: true, description: 'HTML, which may hold placeholders.' }),
    },
    resolve: (_root, body, { rest }) => rest.call(emailTemplateManagePreview, { body }),
  }),
}))
