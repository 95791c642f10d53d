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
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { declareImport } from '../imports/rowImport.ts'
import { Department } from './department.ts'

const usages = loader<Usage>({ read: byIds(departmentManageUsage), key: ({ id }) => id })

const DepartmentUsage = builder
  .objectRef<Usage>('DepartmentUsage')
  .implement({
    description: 'The records that refer to a department. While there are any, it can be closed but not deleted.',
    fields: (t) => ({
      peopleCount: t.exposeInt('people', {
        description: 'The number of accounts in the department, including disabled ones.',
      }),
      jobCount: t.exposeInt('jobs', { description: 'The number of its jobs, including closed ones.' }),
      childCount: t.exposeInt('below', { description: 'The number of departments directly below it.' }),
      workflowCount: t.exposeInt('workflows', { description: 'The number of workflows for its jobs.' }),
    }),
  })

builder.objectField(Department, 'usage', (t) =>
  t.field({
    type: DepartmentUsage,
    nullable: true,
    mayFailAlone: true,
    operation: departmentManageUsage,
    description: 'The records that refer to the department, for those who manage departments.',
    resolve: ({ id }, _args, context) => usages.load(context, id),
  }),
)

const DepartmentConnection = connectionOf(Department)
const DepartmentFilter = builder.inputType('DepartmentFilter', {
  description: 'Conditions on departments. All conditions must hold.',
  fields: (t) => ({ isActive: t.boolean({ description: 'Only active departments, or only closed ones.' }) }),
})

builder.queryField('managedDepartments', (t) =>
  t.field({
    type: DepartmentConnection,
    operation: departmentManageList,
    description: "Departments of the viewer's company, including closed ones, parents before children.",
    args: {
      query: t.arg.string({ description: 'A part of the name, key or legal entity.' }),
      filter: t.arg({ type: DepartmentFilter, description: 'Which departments to return. All of them by default.' }),
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
  description: 'The data of a department.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'A short code, unique in the company: letters, digits and . _ - /' }),
    name: t.string({ required: true, description: 'Name, up to 200 characters.' }),
    parentId: t.id({ description: 'The parent department (global id). Omit it at the top.' }),
    legalName: t.string({ description: 'The legal entity that employs its members.' }),
    locationId: t.id({ description: 'The location of the department (global id).' }),
    managerId: t.id({ description: 'The user who leads the department (global id).' }),
    isActive: t.boolean({
      required: true,
      description: 'Whether it can be chosen. Closed departments remain on the records that refer to them.',
    }),
    position: t.int({ description: 'The position among its siblings. By default it stays as it is.' }),
  }),
})
type Input = typeof DepartmentInput.$inferInput

/**
 * Maps the REST names of input fields to those of GraphQL, so an error message appears at the right field of the form.
 */
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

const toPayload = (t: PayloadFields<{ department: Row }>) => ({
  department: t.expose('department', { type: Department, description: 'The department after the change.' }),
})
const readDepartment = (context: GatewayContext) => (id: string) =>
  context.rest.call(departmentManageGet, { params: { id } })
const idField = { required: true, description: 'The department (global id).' } as const

mutation('createDepartment', {
  description: 'Creates a department, which can be chosen immediately.',
  operation: departmentManageCreate,
  input: (t) => ({
    department: t.field({ type: DepartmentInput, required: true, description: 'The data of the new department.' }),
  }),
  payload: toPayload,
  resolve: async ({ department }, context) => {
    const write = context.rest.call(departmentManageCreate, { fieldNames, body: bodyOf(department) })
    return { department: await savedRecord(context, write, readDepartment(context)) }
  },
})

mutation('updateDepartment', {
  description: 'Changes a department and its position in the tree.',
  operation: departmentManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    department: t.field({ type: DepartmentInput, required: true, description: 'The new data of the department.' }),
    version: t.int({ description: 'The version that was read. If it is outdated, the change is refused as CONFLICT.' }),
  }),
  payload: toPayload,
  resolve: async ({ id, department, version }, context) => {
    const params = { id: idOf('Department', id) }
    const write = context.rest.call(departmentManageUpdate, {
      fieldNames,
      params,
      body: { ...bodyOf(department), ...(version != null && { version }) },
    })
    return { department: await savedRecord(context, write, readDepartment(context), params.id) }
  },
})

mutation('moveDepartment', {
  description: 'Moves a department in the tree, with everything below it.',
  operation: departmentManageMove,
  input: (t) => ({
    id: t.id(idField),
    parentId: t.id({ description: 'The new parent department (global id). Omit it for the top.' }),
    beforeId: t.id({ description: 'The department before which it is placed (global id). By default it comes last.' }),
  }),
  payload: toPayload,
  resolve: async ({ id, parentId, beforeId }, context) => {
    const params = { id: idOf('Department', id) }
    const body = {
      parentId: parentId ? idOf('Department', parentId, 'parentId') : null,
      beforeId: beforeId ? idOf('Department', beforeId, 'beforeId') : null,
    }
    const write = context.rest.call(departmentManageMove, { params, body })
    return { department: await savedRecord(context, write, readDepartment(context), params.id) }
  },
})

mutation('deleteDepartment', {
  description: 'Deletes a department to which no records refer. Others can be closed.',
  operation: departmentManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedDepartmentId: t.exposeID('id', { description: 'The deleted department (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('Department', id) }
    assertAccepted(await rest.call(departmentManageDelete, { params }), 'The department was not deleted')
    return { id: String(id) }
  },
})

declareImport({
  type: 'DepartmentImport',
  description: 'An import of departments from a file.',
  permission: 'Department:ImportDepartment',
  upload: departmentImportStart,
  read: (id, { rest }) => rest.call(departmentsImportGet, { query: { id } }),
})
