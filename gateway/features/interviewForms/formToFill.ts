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
    description: 'The data for filling in a form, for users who may not manage forms.',
    fields: (t) => ({
      id: globalId(t, 'FormToFill'),
      databaseId: t.exposeID('id', { description: 'The id that the services and page addresses use.' }),
      name: t.exposeString('formName', { description: 'The name of the form.' }),
      category: t.field({
        type: InterviewFormCategory,
        description: 'The purpose of the form.',
        resolve: ({ type }) => categoryOf(type),
      }),
      isActive: t.exposeBoolean('active', { description: 'Whether the form is in use.' }),
      contents: t.exposeString('contents', {
        description: 'The fields as the JSON text in which the form stores them.',
      }),
    }),
  })

builder.queryFields((t) => ({
  formToFill: t.field({
    type: FormToFill,
    nullable: true,
    operation: formTemplateByType,
    description: 'The newest active form of a category, or null if there is none.',
    args: {
      category: t.arg({
        type: InterviewFormCategory,
        required: true,
        description: 'The purpose of the form. Not OTHER.',
      }),
      companyId: t.arg.id({
        description:
          'The company of the form. Only administrators of the platform may pass another company than their own.',
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
    description: 'A form by its id, available to everyone who has it. Null if there is none.',
    args: { databaseId: t.arg.id({ required: true, description: "The form's id in the services." }) },
    resolve: async (_root, { databaseId }, { rest }) => {
      const id = recordId(databaseId)
      return id ? orNull(rest.call(openFormTemplate, { query: { id } })) : null
    },
  }),
}))
