import * as contract from '../../../services/features/requisitions/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Department } from '../departments/department.ts'
import { User } from '../users/user.ts'

/** All departments are read in one call. */
const approvers = loader<contract.DepartmentApprovers>({
  read: async (_ids, { rest }) => (await rest.call(contract.requisitionSettings)).departments,
  key: ({ departmentId }) => departmentId,
})

const RequisitionSettings = builder
  .objectRef<{ isOn: boolean }>('RequisitionSettings')
  .implement({
    description: 'Whether new jobs of the company need an approval.',
    fields: (t) => ({
      isOn: t.exposeBoolean('isOn', {
        description: "Whether new jobs need the approval of their department's approvers.",
      }),
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
    description: 'Users who approve its new jobs, in order; if empty, the approvers of the parent department apply.',
    resolve: async ({ id }, _args, context, info) =>
      User.allNamed(context, (await approvers.load(context, id))?.approvers ?? [], info),
  }),
)

mutation('setRequisitionApproval', {
  description: 'Sets whether new jobs need an approval.',
  operation: contract.requisitionSwitch,
  input: (t) => ({ isOn: t.boolean({ required: true, description: 'Whether new jobs need an approval.' }) }),
  payload: (t: PayloadFields<{ settings: { isOn: boolean } }>) => ({
    settings: t.field({
      type: RequisitionSettings,
      description: 'The settings after the change.',
      resolve: ({ settings }) => settings,
    }),
  }),
  resolve: async ({ isOn }, { rest }) => ({
    settings: await rest.call(contract.requisitionSwitch, { body: { isOn } }),
  }),
})

mutation('setDepartmentApprovers', {
  description: 'Sets the approvers for new jobs of a department; rounds in progress keep their approvers.',
  operation: contract.departmentApproversSet,
  input: (t) => ({
    departmentId: t.id({ required: true, description: 'The department (global id).' }),
    approverIds: t.idList({
      required: true,
      description:
        'Users (global ids) in their order, up to 10; if empty, the approvers of the parent department apply.',
    }),
  }),
  payload: (t: PayloadFields<{ departmentId: string }>) => ({
    department: t.field({
      type: Department,
      nullable: true,
      description: 'The department after the change.',
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
