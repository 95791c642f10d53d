import { serialiseContents, noContents } from '../../../common/forms/contents.ts'
import type { FormField } from '../../../common/forms/fields.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  formTemplateCreate,
  formTemplateDelete,
  formTemplateGet,
  formTemplateList,
  formTemplateUpdate,
  type FormTemplate,
} from '../../../services/features/interviewForms/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

export const contentsOf = (...fields: FormField[]) => serialiseContents({ ...noContents, fields })

export const form = (number: number, more: Partial<FormTemplate> = {}): FormTemplate => ({
  id: uuid(number),
  formName: `Form ${number}`,
  type: 1,
  active: true,
  contents: '[]',
  requiredApprovalSetting: '[]',
  attachmentSetting: '[]',
  attachmentName: null,
  emailTemplateType: '1',
  version: 1,
  createdBy: 'interviewer',
  createdDate: '2026-01-02T03:04:05.000Z',
  updatedBy: null,
  updatedDate: null,
  ...more,
})

/** REST services that keep forms in memory. */
export function formServices(forms: FormTemplate[]) {
  const find = (id: unknown) => {
    const found = forms.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const rest = fakeRest()
    .on(usersByUserNames, () => [])
    .on(formTemplateList, ({ body }) => {
      const { type, name = '' } = body
      return pageAt(
        forms.filter(
          (one) => (type === undefined || one.type === type) && one.formName.toLowerCase().includes(name.toLowerCase()),
        ),
        body,
      )
    })
    .on(formTemplateGet, ({ params }) => find(params!.id))
    .on(formTemplateCreate, ({ body }) => {
      forms.unshift(form(90 + forms.length, { ...body, createdBy: 'recruiter' }))
      return true
    })
    .on(formTemplateUpdate, ({ params, body }) => {
      const { version, ...fields } = body!
      const found = find(params!.id)
      if (version !== undefined && version !== found.version)
        throw new RequestError('CONFLICT', 'Changed meanwhile by manager', {
          errorCode: '599',
          params: { updatedBy: 'manager', updatedDate: '2026-01-02T03:04:05.000Z' },
        })
      Object.assign(found, fields, { version: found.version + 1 })
      return true
    })
    .on(formTemplateDelete, ({ params }) => {
      forms.splice(forms.indexOf(find(params!.id)), 1)
      return true
    })
  return { rest, calls: rest.callsOf, forms }
}
