import {
  departmentImportStart,
  departmentManageCreate,
  departmentManageDelete,
  departmentManageGet,
  departmentManageList,
  departmentManageMove,
  departmentManageUpdate,
  departmentManageUsage,
  departmentsImportGet,
  type Department as Row,
  type DepartmentUsage as Usage,
} from '../../../services/features/departments/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { declareImport } from '../imports/rowImport.ts'
import { Department } from './department.ts'

const usages = loader<Usage>({ read: byIds(departmentManageUsage), key: ({ id }) => id })

const DepartmentUsage = builder
  .objectRef<Usage>('DepartmentUsage')
  .implement({
    description: 'What stands on a department: while there is any of it, it can be closed and not deleted.',
    fields: (t) => ({
      peopleCount: t.exposeInt('people', { description: 'Accounts that work there, disabled ones too.' }),
      jobCount: t.exposeInt('jobs', { description: 'Jobs of it, closed ones too.' }),
      childCount: t.exposeInt('below', { description: 'Departments directly below it.' }),
      workflowCount: t.exposeInt('workflows', { description: 'Workflows that are for jobs of it.' }),
    }),
  })

builder.objectField(Department, 'usage', (t) =>
  t.field({
    type: DepartmentUsage,
    nullable: true,
    mayFailAlone: true,
    operation: departmentManageUsage,
    description: 'What stands on it, for those who look after the departments.',
    resolve: ({ id }, _args, context) => usages.load(context, id),
  }),
)

const DepartmentConnection = connectionOf(Department)
const DepartmentFilter = builder.inputType('DepartmentFilter', {
  description: 'Conditions on departments; all of them must hold.',
  fields: (t) => ({ isActive: t.boolean({ description: 'Only those that can be chosen, or only closed ones.' }) }),
})

builder.queryField('managedDepartments', (t) =>
  t.field({
    type: DepartmentConnection,
    operation: departmentManageList,
    description: "Departments of the viewer's company, closed ones too, parents before those below them.",
    args: {
      query: t.arg.string({ description: 'Part of the name, key or legal entity.' }),
      filter: t.arg({ type: DepartmentFilter, description: 'Which departments; all without it.' }),
      ...pageArgs,
    },
    resolve: (_root, { query, filter, ...args }, { rest }) =>
      readPages(args, (page) =>
        rest.call(departmentManageList, {
          fieldNames: { keyword: 'query' },
          body: {
            ...page,
            ...(query && { keyword: query }),
            ...(filter?.isActive != null && { active: filter.isActive }),
          },
        }),
      ),
  }),
)

const DepartmentInput = builder.inputType('DepartmentInput', {
  description: 'What a department is.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Short code, unique in the company: letters, digits and . _ - /' }),
    name: t.string({ required: true, description: 'Name, up to 200 characters.' }),
    parentId: t.id({ description: 'The department above it (global id); none at the top.' }),
    legalName: t.string({ description: 'Legal entity that employs its people.' }),
    locationId: t.id({ description: 'Where it works (global id).' }),
    managerId: t.id({ description: 'Who leads it: the global id of a user.' }),
    isActive: t.boolean({ required: true, description: 'It can be chosen; closed ones stay on what names them.' }),
    position: t.int({ description: 'Its place among those below the same department; as it is by default.' }),
  }),
})
type Input = typeof DepartmentInput.$inferInput

/** The wire's names of input fields, so that a message stands under the field that the form knows. */
const fieldNames = { manager: 'managerId', active: 'isActive' }
const bodyOf = ({ key, name, parentId, legalName, locationId, managerId, isActive, position }: Input) => ({
  key,
  name,
  parentId: parentId ? idOf('Department', parentId, 'parentId') : null,
  legalName: legalName ?? null,
  locationId: locationId ? idOf('Location', locationId, 'locationId') : null,
  manager: managerId ? userNameOf(String(managerId), 'managerId') : null,
  active: isActive,
  ...(position != null && { position }),
})

const written = (t: PayloadFields<{ department: Row }>) => ({
  department: t.expose('department', { type: Department, description: 'The department as it is now.' }),
})
const readDepartment = (context: GatewayContext) => (id: string) =>
  context.rest.call(departmentManageGet, { params: { id } })
const idField = { required: true, description: 'The department (global id).' } as const

mutation('createDepartment', {
  description: 'Makes a department, which can be chosen from then on.',
  operation: departmentManageCreate,
  input: (t) => ({
    department: t.field({ type: DepartmentInput, required: true, description: 'The new department.' }),
  }),
  payload: written,
  resolve: async ({ department }, context) => {
    const write = context.rest.call(departmentManageCreate, { fieldNames, body: bodyOf(department) })
    return { department: await saved(context, write, readDepartment(context)) }
  },
})

mutation('updateDepartment', {
  description: 'Changes a department, and what it stands below.',
  operation: departmentManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    department: t.field({ type: DepartmentInput, required: true, description: 'What it becomes.' }),
    version: t.int({ description: 'The version that was read; another one is refused as CONFLICT.' }),
  }),
  payload: written,
  resolve: async ({ id, department, version }, context) => {
    const params = { id: idOf('Department', id) }
    const write = context.rest.call(departmentManageUpdate, {
      fieldNames,
      params,
      body: { ...bodyOf(department), ...(version != null && { version }) },
    })
    return { department: await saved(context, write, readDepartment(context), params.id) }
  },
})

mutation('moveDepartment', {
  description: 'Gives a department another place in the tree; what stands below it comes along.',
  operation: departmentManageMove,
  input: (t) => ({
    id: t.id(idField),
    parentId: t.id({ description: 'The department above it (global id); none at the top.' }),
    beforeId: t.id({ description: 'The one behind it there (global id); behind all others without it.' }),
  }),
  payload: written,
  resolve: async ({ id, parentId, beforeId }, context) => {
    const params = { id: idOf('Department', id) }
    const body = {
      parentId: parentId ? idOf('Department', parentId, 'parentId') : null,
      beforeId: beforeId ? idOf('Department', beforeId, 'beforeId') : null,
    }
    const write = context.rest.call(departmentManageMove, { params, body })
    return { department: await saved(context, write, readDepartment(context), params.id) }
  },
})

mutation('deleteDepartment', {
  description: 'Deletes a department that nothing stands on; others can be closed.',
  operation: departmentManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedDepartmentId: t.exposeID('id', { description: 'The department that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('Department', id) }
    assertAccepted(await rest.call(departmentManageDelete, { params }), 'The department was not deleted')
    return { id: String(id) }
  },
})

declareImport({
  type: 'DepartmentImport',
  description: 'One file of departments that came into the company.',
  permission: 'Department:ImportDepartment',
  upload: departmentImportStart,
  read: (id, { rest }) => rest.call(departmentsImportGet, { query: { id } }),
})
