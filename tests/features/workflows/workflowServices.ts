import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  departmentByIds,
  departmentsByCompany,
  type Department,
} from '../../../services/features/departments/contract.ts'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import {
  recruitmentChannelList,
  statusGroupList,
  systemStatusList,
} from '../../../services/features/lookups/contract.ts'
import { emailTemplateTypeList } from '../../../services/features/lookups/vocabularyContract.ts'
import { userSearch, usersByUserNames } from '../../../services/features/users/contract.ts'
import * as contract from '../../../services/features/workflows/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, pageOf, uuid } from '../../support/records.ts'
import { status, trigger, workflow } from './workflowRecords.ts'

const department = (number: number, name: string): Department => ({
  id: uuid(number),
  key: name.slice(0, 3).toUpperCase(),
  name,
  parentId: null,
  legalName: null,
  locationId: null,
  manager: null,
  active: true,
})
const departments = [department(500, 'Engineering'), department(501, 'Sales')]
export const template = {
  id: uuid(600),
  type: 7,
  name: 'Rejection',
  subject: 'Your application',
  contents: '<p>Hello</p>',
  emailTemplate: '<p>Hello</p>',
  emailFrom: 'jobs@mail.example',
  emailFromName: 'Jobs',
  isDefault: true,
}
const person = (userName: string) => ({
  id: uuid(700 + userName.length),
  userName,
  fullName: `Full ${userName}`,
  email: `${userName}@mail.example`,
  title: null,
  departmentId: null,
  status: 'active' as const,
  avatarVersion: null,
})
const catalogue = (number: number) => ({
  id: uuid(number),
  name: `Status ${number}`,
  key: `STATUS_${number}`,
  color: '#1677ff',
})

/** A workflow with two system statuses and one of a group, which has a trigger. */
export const interviews = () =>
  workflow(1, {
    name: 'Interviews',
    statuses: [status(10), status(20, { triggers: [trigger(30, uuid(20))] }), status(11, { candidateCount: 3 })],
  })

/** REST services that keep workflows in memory. */
export function workflowServices(workflows: contract.WorkflowGroup[]) {
  const find = (id: unknown) => {
    const found = workflows.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const stepOf = (id: unknown) => workflows.flatMap(({ statuses }) => statuses).find((one) => one.id === id)!
  let made = 90
  const rest = fakeRest()
    .on(contract.workflowGroupList, ({ body }) => pageAt(workflows, body))
    .on(contract.workflowList, () => workflows)
    .on(contract.workflowGroupGet, ({ params }) => structuredClone(find(params!.id)))
    .on(contract.workflowGroupCreate, ({ body }) => {
      const id = uuid(++made)
      workflows.unshift({
        ...workflow(made),
        name: String(body!.name),
        active: false,
        statuses: [status(10), status(11)],
      })
      return id
    })
    .on(contract.workflowGroupUpdate, ({ params, body }) => {
      const { name, active, version, statuses } = body
      const found = find(params!.id)
      if (found.version !== version)
        throw new RequestError('CONFLICT', 'Changed meanwhile by admin', { params: { updatedBy: 'admin' } })
      const kept = statuses.map(({ id, ...given }) => ({ ...(id ? stepOf(id) : status(++made)), ...given }))
      return Object.assign(found, { name, active, version: version + 1, statuses: kept })
    })
    .on(
      contract.workflowGroupDelete,
      ({ params }) => workflows.splice(workflows.indexOf(find(params!.id)), 1).length > 0,
    )
    .on(contract.workflowTriggerAdd, ({ body }) => {
      const { statusId, trigger: given } = body
      const added = trigger(++made, statusId, {
        ...given,
        userNames: given.userNames ?? [],
        templateName: given.templateId ? template.name : null,
      } as Partial<contract.Trigger>)
      stepOf(statusId).triggers.push(added)
      return added
    })
    .on(contract.workflowTriggerUpdate, ({ body }) => {
      const { statusId, triggerId, version, trigger: given } = body
      const found = stepOf(statusId).triggers.find(({ id }) => id === triggerId)!
      if (found.version !== version) throw new RequestError('CONFLICT', 'Changed meanwhile by admin')
      return Object.assign(found, {
        ...given,
        userNames: given.userNames ?? [],
        templateName: given.templateId ? template.name : null,
        version: version + 1,
      })
    })
    .on(contract.workflowTriggerPause, ({ body }) => {
      const found = stepOf(body.statusId).triggers.find(({ id }) => id === body.triggerId)!
      return Object.assign(found, { isPaused: body.isPaused })
    })
    .on(contract.workflowTriggerOrder, ({ body }) => {
      const step = stepOf(body.statusId)
      if (step.triggers.map(({ id }) => id).join() !== body.seenIds.join())
        throw new RequestError('CONFLICT', 'The triggers have changed meanwhile')
      step.triggers.sort((one, other) => body.triggerIds.indexOf(one.id) - body.triggerIds.indexOf(other.id))
      return step.triggers
    })
    .on(contract.workflowTriggerDetach, ({ body }) => {
      const step = stepOf(body!.statusId)
      step.triggers = step.triggers.filter(({ id }) => id !== body!.triggerId)
      return true
    })
    .on(recruitmentChannelList, () => [{ id: uuid(900), name: 'LinkedIn' }])
    .on(departmentsByCompany, () => departments)
    .on(departmentByIds, ({ body }) => departments.filter(({ id }) => body!.ids.includes(id)))
    .on(usersByUserNames, ({ body }) => body!.map((userName) => person(String(userName))))
    .on(userSearch, ({ body }) =>
      pageOf(['recruiter', 'manager'].filter((name) => name.includes(String(body!.keyword ?? ''))).map(person)),
    )
    .on(emailTemplatesByCompany, () => [template])
    .on(emailTemplateTypeList, () => [])
    .on(systemStatusList, () => [10, 11].map(catalogue))
    .on(statusGroupList, () => [{ id: uuid(800), name: 'CV screening', statuses: [20, 21].map(catalogue) }])
  return { rest, calls: rest.callsOf, workflows }
}
