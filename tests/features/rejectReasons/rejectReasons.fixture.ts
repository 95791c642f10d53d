import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import * as contract from '../../../services/features/rejectReasons/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

export const template = {
  id: uuid(60),
  type: 7,
  name: 'Rejection',
  subject: 'Your application',
  contents: '<p>Hello</p>',
  emailTemplate: '<p>Hello</p>',
  emailFrom: 'jobs@mail.example',
  emailFromName: 'Jobs',
  isDefault: true,
}

/** REST services that keep reject reasons in memory; candidates are rejected for the first one. */
export function reasonServices(...names: string[]) {
  const reasons = names.map((name, at): contract.RejectReason => ({
    id: uuid(at + 1),
    name,
    isDefault: at === 0,
    place: at + 1,
    templateId: at === 0 ? template.id : null,
  }))
  const find = (id: unknown) => {
    const found = reasons.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const drop = (id: unknown) => void reasons.splice(reasons.indexOf(find(id)), 1)
  return fakeRest()
    .on(emailTemplatesByCompany, () => [template])
    .on(contract.rejectReasonManageList, ({ body }) =>
      pageAt(
        reasons.filter(({ name }) => name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.rejectReasonManageByIds, ({ body }) => reasons.filter(({ id }) => body.ids.includes(id)))
    .on(contract.rejectReasonManageUsage, ({ body }) =>
      body.ids.map((id) => ({ id, candidates: id === uuid(1) ? 4 : 0 })),
    )
    .on(contract.rejectReasonManageCreate, ({ body }) => {
      if (reasons.some(({ name }) => name === body.name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['This is already taken'] } })
      const made = { id: uuid(reasons.length + 1), place: reasons.length + 1, templateId: null, ...body }
      reasons.push(made)
      return made
    })
    .on(contract.rejectReasonManageUpdate, ({ params, body }) => Object.assign(find(params!.id), body))
    .on(contract.rejectReasonManageMerge, ({ params, body }) => {
      drop(params!.id)
      return find(body.into)
    })
    .on(contract.rejectReasonManageDelete, ({ params }) => {
      drop(params!.id)
      return { status: 'OK' }
    })
}
