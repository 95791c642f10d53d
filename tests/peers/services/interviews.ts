import { dayOf, departments, ids } from './data.ts'
import { found, get, named, paged, post, put, remove, resource, without, type Route } from './route.ts'

/** Form fields as stored in `contents`, as a JSON text (000/3). */
const fields = [
  {
    key: 'a',
    id: 'a',
    name: 'a',
    inputType: 'Input',
    title: 'Name',
    required: true,
    valueType: 'text',
    placeholder: '…',
  },
  {
    key: 'b',
    id: 'b',
    name: 'b',
    inputType: 'Radio',
    title: 'Choice',
    required: false,
    values: [{ label: 'One', value: 'One', isValid: true, point: 1, percent: 100 }],
    defaultValue: 'One',
  },
]

const template = (number: number) => ({
  id: ids.form(number),
  formName: `Form ${number}`,
  type: 1,
  active: number !== 3,
  contents:
    number === 2
      ? JSON.stringify({ isCalcJobRank: false, idJobRank: '', extendProperties: fields })
      : JSON.stringify(fields),
  requiredApprovalSetting: JSON.stringify([]),
  attachmentSetting: JSON.stringify([]),
  createdBy: 'linh',
  createdDate: dayOf(number),
  updatedBy: 'minh',
  updatedDate: dayOf(number + 1),
})

/** Form templates (000/7, the first row of the table). */
export function formRoutes(): Route[] {
  const forms = [1, 2, 3].map(template)
  return [
    post('/form-template/list', (asked) => paged(named(forms, asked.body?.name), asked)),
    ...resource('/form-template', forms, { active: true, createdBy: 'linh', createdDate: dayOf(9) }).slice(1),
    { ...get('/commons/ano-form-template-by-id', ({ query }) => found(forms, query.id!)), isPublic: true },
    get('/commons/form-template', () => forms[0]),
    get('/commons/client-form-template', () => forms[0]),
  ]
}

const statuses = ['Applied', 'Interview', 'Offer', 'Onboard'].map((name, place) => ({
  id: ids.status(place + 1),
  name,
  key: name.toLowerCase(),
}))

const group = (number: number) => ({
  id: ids.workflow(number),
  name: `Workflow ${number}`,
  active: number === 1,
  onDepartments: departments.map(({ id, name }) => ({ id_Department: id, departmentKey: name.toLowerCase() })),
  departments: departments.map(({ name }) => name),
  createdDate: dayOf(number),
})

/** Workflow groups, their statuses and triggers (000/3, 000/7). */
export function workflowRoutes(): Route[] {
  const groups = [1, 2, 3].map(group)
  const path = '/InterviewWorkflow'
  return [
    post(`${path}/list-group`, (asked) => paged(groups, asked)),
    post(`${path}/create-group`, ({ body }) => {
      const id = crypto.randomUUID()
      groups.unshift({ ...group(9), ...body, id })
      return id
    }),
    remove(`${path}/group/{id}`, ({ params }) => without(groups, params.id!)),
    get(`${path}/group/{id}`, ({ params }) => found(groups, params.id!)),
    put(`${path}/group/{id}`, ({ params, body }) => {
      Object.assign(found(groups, params.id!), body, { id: params.id })
      return true
    }),
    get(`${path}/list-status-group`, () =>
      [1, 2, 3].map((number) => ({ id: ids.status(10 + number), name: `Group ${number}`, statuses })),
    ),
    get(`${path}/list-system-status`, () => statuses),
    get('/WorkflowStatus/list', () => statuses),
    get('/WorkflowStatus/by-company', () => statuses),
    get('/WorkflowStatus/base-by-company', () => statuses),
    get('/WorkflowStatus/by-job', () => statuses),
    get('/WorkflowStatus/by-group', () => statuses),
    post('/WorkflowStatus/update', () => true),
    remove('/WorkflowStatus/delete', () => true),
    post('/WorkflowStatus/update-order', () => true),
    post('/WorkflowStatus/add-trigger', () => true),
    post('/WorkflowStatus/detach-trigger', () => true),
  ]
}
