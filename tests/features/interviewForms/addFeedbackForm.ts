import { noContents, serialiseContents } from '../../../common/forms/contents.ts'
import type { FormField } from '../../../common/forms/fields.ts'
import type { FormTemplate } from '../../../services/features/interviewForms/contract.ts'
import { rest, tokenOf, type Somewhere } from '../../support/api.ts'

/**
 * Adds an active feedback form. Returns its id. Where no form is named the newest one is used, and any journey may have
 * added that.
 */
export async function addFeedbackForm(
  stack: Somewhere,
  formName: string,
  fields: readonly FormField[],
): Promise<string> {
  const token = await tokenOf(stack, 'interviewer')
  const contents = serialiseContents({ ...noContents, fields: [...fields] })
  await rest(stack, token, 'POST', '/form-template/create', { formName, type: 1, contents })
  const asked = { name: formName, pageIndex: 0, pageSize: 10 }
  const { data } = await rest<{ data: FormTemplate[] }>(stack, token, 'POST', '/form-template/list', asked)
  return data.find((form) => form.formName === formName)!.id
}
