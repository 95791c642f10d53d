import {
  clientFormTemplate,
  formTemplateByType,
  openFormTemplate,
  type OpenFormTemplate,
} from '../../../services/features/interviewForms/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf, recordId } from '../../core/graph/ids.ts'
import { globalId } from '../../core/graph/node.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { InterviewFormCategory, categoryOf } from './interviewForm.ts'

const FormToFill = builder
  .objectRef<OpenFormTemplate>('FormToFill')
  .implement({
    description: 'What it takes to fill a form in, for those who may not look after forms.',
    fields: (t) => ({
      id: globalId(t, 'FormToFill'),
      databaseId: t.exposeID('id', { description: 'The id that the services and addresses of pages use.' }),
      name: t.exposeString('formName', { description: 'Name of the form.' }),
      category: t.field({
        type: InterviewFormCategory,
        description: 'What the form is for.',
        resolve: ({ type }) => categoryOf(type),
      }),
      isActive: t.exposeBoolean('active', { description: 'The form is in use.' }),
      contents: t.exposeString('contents', { description: 'The fields as JSON text, as the form stores them.' }),
    }),
  })

builder.queryFields((t) => ({
  formToFill: t.field({
    type: FormToFill,
    nullable: true,
    operation: formTemplateByType,
    description: 'The newest active form of a category; null when there is none.',
    args: {
      category: t.arg({ type: InterviewFormCategory, required: true, description: 'What it is for; not OTHER.' }),
      companyId: t.arg.id({
        description: "Of this company; another one than the viewer's only for administrators of the platform.",
      }),
    },
    resolve: (_root, { category: type, companyId }, { rest }) =>
      orNull(
        companyId
          ? rest.call(clientFormTemplate, {
              fieldNames: { type: 'category' },
              query: { companyId: idOf('Company', companyId, 'companyId'), type },
            })
          : rest.call(formTemplateByType, { fieldNames: { type: 'category' }, query: { type } }),
      ),
  }),
  openForm: t.field({
    type: FormToFill,
    nullable: true,
    operation: openFormTemplate,
    description: 'A form by its id, for everybody who has it; null when there is none.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: async (_root, { databaseId }, { rest }) => {
      const id = recordId(databaseId)
      return id ? orNull(rest.call(openFormTemplate, { query: { id } })) : null
    },
  }),
}))
