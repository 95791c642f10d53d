import { serialiseAttachment } from '../../../common/forms/template.ts'
import {
  formTemplateCreate,
  formTemplateDelete,
  formTemplateGet,
  formTemplateList,
  formTemplateUpdate,
  type FormTemplate as Row,
} from '../../../services/features/interviewForms/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { afterWrite, mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { hasPermission, signedIn } from '../../core/graph/permission.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { InterviewForm, InterviewFormCategory } from './interviewForm.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const RequiredApprovalInput = builder.inputType('RequiredApprovalInput', {
  description: 'Whether the statuses of a group require an approval, and which statuses mean approval and rejection.',
  fields: (t) => ({
    statusGroupDatabaseId: t.id({ required: true, description: 'The id of the status group in the services.' }),
    isRequired: t.boolean({
      required: true,
      description: 'Whether the approval is required. If so, both statuses must be chosen.',
    }),
    approveStatusDatabaseId: t.id({
      required: true,
      description: "The services' id of the status that means approval. Empty for none.",
    }),
    rejectStatusDatabaseId: t.id({
      required: true,
      description: "The services' id of the status that means rejection. Empty for none.",
    }),
  }),
})

/**
 * Maps the REST names of input fields to those of GraphQL, so an error message appears at the right field of the form.
 */
const fieldNames = {
  formName: 'name',
  type: 'category',
  active: 'isActive',
  requiredApprovalSetting: 'requiredApprovals',
  attachmentSetting: 'attachmentPath',
}

const id = (t: InputBuilder) => ({ id: t.id({ required: true, description: 'The form (global id).' }) })
const settings = (t: InputBuilder) => ({
  contents: t.string({ description: 'The fields as JSON text.' }),
  requiredApprovals: t.field({ type: [RequiredApprovalInput], description: 'Approvals by status group.' }),
  attachmentPath: t.string({
    description: 'The path of a DOCX of at most 5 MB, from an upload or another form. Empty for none.',
  }),
})

interface Settings {
  contents?: string | null
  requiredApprovals?:
    | readonly {
        statusGroupDatabaseId: string
        isRequired: boolean
        approveStatusDatabaseId: string
        rejectStatusDatabaseId: string
      }[]
    | null
  attachmentPath?: string | null
}

/** Returns the settings under the services' names. */
const settingsOf = ({ contents, requiredApprovals, attachmentPath }: Settings) => ({
  ...(contents != null && { contents }),
  ...(requiredApprovals && {
    requiredApprovalSetting: JSON.stringify(
      requiredApprovals.map(
        ({ statusGroupDatabaseId, isRequired, approveStatusDatabaseId, rejectStatusDatabaseId }) => ({
          id_GroupStatus: statusGroupDatabaseId,
          isRequired,
          yesStatusId: approveStatusDatabaseId,
          noStatusId: rejectStatusDatabaseId,
        }),
      ),
    ),
  }),
  ...(attachmentPath != null && {
    attachmentSetting: serialiseAttachment(
      attachmentPath === '' ? null : { file: attachmentPath, sendType: 'attachment' },
    ),
  }),
})

/** Returns the viewer's newest form with a name, because the services do not return the form that they have created. */
async function newestForm(context: GatewayContext, name: string): Promise<Row | null> {
  if (!hasPermission(context, 'InterviewSetting:ListInterviewSetting')) return null
  const { userName } = signedIn(context)
  const body = { pageIndex: 0, pageSize: 20, name: name.trim() }
  // The form was created, even if reading it fails.
  const found = await context.rest.call(formTemplateList, { body }).catch(() => null)
  return found?.data.find(({ formName, createdBy }) => formName === name.trim() && createdBy === userName) ?? null
}

mutation('createInterviewForm', {
  description: 'Creates an interview form.',
  operation: formTemplateCreate,
  input: (t) => ({
    name: t.string({ required: true, description: 'The name of the form.' }),
    category: t.field({ type: InterviewFormCategory, required: true, description: 'The purpose of the form.' }),
    isActive: t.boolean({ required: true, description: 'Whether the form is in use.' }),
    ...settings(t),
  }),
  payload: (t: PayloadFields<{ name: string }>) => ({
    interviewForm: t.field({
      type: InterviewForm,
      nullable: true,
      description: 'The new form. Null if it could not be read, or if the caller may not list forms.',
      resolve: ({ name }, _args, context) => newestForm(context, name),
    }),
  }),
  resolve: async ({ name, category, isActive, ...input }, { rest }) => {
    const body = {
      formName: name,
      type: category,
      active: isActive,
      contents: '[]',
      requiredApprovalSetting: '[]',
      attachmentSetting: '[]',
      ...settingsOf(input),
    }
    assertAccepted(await rest.call(formTemplateCreate, { fieldNames, body }), 'Save form failed. Please check again!')
    return { name }
  },
})

mutation('updateInterviewForm', {
  description:
    'Changes an interview form. Omitted fields stay as they are. CONFLICT if the form has changed since the version that the viewer saw.',
  operation: formTemplateUpdate,
  input: (t) => ({
    ...id(t),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    name: t.string({ description: 'The name of the form.' }),
    category: t.field({ type: InterviewFormCategory, description: 'The purpose of the form.' }),
    isActive: t.boolean({ description: 'Whether the form is in use.' }),
    ...settings(t),
  }),
  payload: (t: PayloadFields<{ form: Row }>) => ({
    interviewForm: t.field({
      type: InterviewForm,
      description: 'The form after the change.',
      resolve: ({ form }) => form,
    }),
  }),
  resolve: async ({ name, category, isActive, version, ...input }, { rest }) => {
    const params = { id: idOf('InterviewForm', input.id) }
    // The services require the complete form.
    const { formName, type, active, contents, requiredApprovalSetting, attachmentSetting } = await rest.call(
      formTemplateGet,
      { params },
    )
    const body = {
      version,
      formName: name ?? formName,
      type: category ?? type,
      active: isActive ?? active,
      contents,
      requiredApprovalSetting,
      attachmentSetting,
      ...settingsOf(input),
    }
    assertAccepted(
      await rest.call(formTemplateUpdate, { fieldNames, params, body }),
      'Save form failed. Please check again!',
    )
    return { form: await afterWrite(() => rest.call(formTemplateGet, { params })) }
  },
})

mutation('deleteInterviewForm', {
  description: 'Deletes an interview form and its attachment.',
  operation: formTemplateDelete,
  input: id,
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedInterviewFormId: t.exposeID('id', { description: 'The deleted form (global id).' }),
  }),
  resolve: async (input, { rest }) => {
    assertAccepted(
      await rest.call(formTemplateDelete, { params: { id: idOf('InterviewForm', input.id) } }),
      'The form was not deleted',
    )
    return { id: input.id }
  },
})
