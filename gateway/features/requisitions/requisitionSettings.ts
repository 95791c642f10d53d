import * as contract from '../../../services/features/requisitions/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Department } from '../departments/department.ts'
import { User } from '../users/user.ts'

/** All departments come in one call. */
const approvers = loader<contract.DepartmentApprovers>({
  read: async (_ids, { rest }) => (await rest.call(contract.requisitionSettings)).departments,
  key: ({ departmentId }) => departmentId,
})

const RequisitionSettings = builder
  .objectRef<{ isOn: boolean }>('RequisitionSettings')
  .implement({
    description: 'Whether new jobs of the company need an approval.',
    fields: (t) => ({
      isOn: t.exposeBoolean('isOn', { description: 'New jobs go through the approvers of their department.' }),
    }),
  })

builder.queryField('requisitionSettings', (t) =>
  t.field({
    type: RequisitionSettings,
    operation: contract.requisitionSettings,
    description: "Whether new jobs of the viewer's company need an approval.",
    resolve: (_root, _args, { rest }) => rest.call(contract.requisitionSettings),
  }),
)

builder.objectField(Department, 'jobApprovers', (t) =>
  t.field({
    type: [User],
    mayFailAlone: true,
    operation: contract.requisitionSettings,
    description: 'Who approves its new jobs, in order; none: those of the department above do.',
    resolve: async ({ id }, _args, context, info) =>
      User.allNamed(context, (await approvers.load(context, id))?.approvers ?? [], info),
  }),
)

mutation('setRequisitionApproval', {
  description: 'Says whether new jobs need an approval from now on.',
  operation: contract.requisitionSwitch,
  input: (t) => ({ isOn: t.boolean({ required: true, description: 'Whether they do.' }) }),
  payload: (t: PayloadFields<{ settings: { isOn: boolean } }>) => ({
    settings: t.field({
      type: RequisitionSettings,
      description: 'The settings as they are now.',
      resolve: ({ settings }) => settings,
    }),
  }),
  resolve: async ({ isOn }, { rest }) => ({
    settings: await rest.call(contract.requisitionSwitch, { body: { isOn } }),
  }),
})

mutation('setDepartmentApprovers', {
  description: 'Says who approves the new jobs of a department; rounds that run already keep their approvers.',
  operation: contract.departmentApproversSet,
  input: (t) => ({
    departmentId: t.id({ required: true, description: 'The department (global id).' }),
    approverIds: t.idList({
      required: true,
      description: 'Users (global ids) in their order, up to 10; none: those of the department above approve.',
    }),
  }),
  payload: (t: PayloadFields<{ departmentId: string }>) => ({
    department: t.field({
      type: Department,
      nullable: true,
      description: 'The department as it is now.',
      resolve: ({ departmentId }, _args, context) => Department.load(context, departmentId),
    }),
  }),
  resolve: async (input, { rest }) => {
    const departmentId = idOf('Department', input.departmentId, 'departmentId')
    const body = { approvers: input.approverIds.map((one) => userNameOf(one, 'approverIds')) }
    const fieldNames = { approvers: 'approverIds' }
    await rest.call(contract.departmentApproversSet, { params: { departmentId }, body, fieldNames })
    return { departmentId }
  },
})
