import {
  readers,
  workflowGroupGet,
  workflowGroupList,
  type WorkflowGroup,
  type WorkflowStatus as Step,
} from '../../../services/features/workflows/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { recordId } from '../../core/graph/ids.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { listLoader } from '../../core/graph/listLoader.ts'
import { Department } from '../departments/department.ts'
import { Job } from '../jobs/job.ts'
import { User } from '../users/user.ts'
import { allWorkflows } from './reads.ts'
import { WorkflowTrigger } from './workflowTrigger.ts'

export const WorkflowStep = node<Step>('WorkflowStep', {
  description: 'A status of a workflow in which candidates of a job can be.',
  permission: readers,
  loader: listLoader(async (context) => (await allWorkflows(context)).flatMap(({ statuses }) => statuses)),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the status in this workflow.' }),
    key: t.exposeString('key', { description: 'Key of the status it was added from; unique within a workflow.' }),
    color: t.exposeString('color', { description: 'CSS colour, such as #1677ff.' }),
    isSystem: t.exposeBoolean('isSystem', {
      description: 'Whether it is built in and can be neither renamed nor removed.',
    }),
    candidateCount: t.exposeInt('candidateCount', {
      nullable: true,
      description: 'Number of candidates of jobs who are in it; it cannot be removed while there are any.',
    }),
    triggers: t.expose('triggers', {
      type: [WorkflowTrigger],
      description: 'The triggers that run when a candidate enters it, in this order.',
    }),
  }),
})

export const Workflow = node<WorkflowGroup>('Workflow', {
  description: 'The interview process of a job: statuses in their order.',
  permission: readers,
  loader: listLoader(allWorkflows),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the workflow.' }),
    isActive: t.exposeBoolean('active', { description: 'Whether its triggers run; a new workflow is inactive.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change except those of triggers; a mutation passes the version that it read.',
    }),
    departments: t.field({
      type: [Department],
      mayFailAlone: true,
      description: 'Departments whose jobs can use it.',
      resolve: ({ onDepartments }, _args, context) =>
        Department.loadAll(
          context,
          onDepartments.map((one) => one.id_Department),
        ),
    }),
    steps: t.expose('statuses', {
      type: [WorkflowStep],
      description: 'Its statuses in order; candidates added to a job start in the first one.',
    }),
    jobCount: t.exposeInt('jobCount', {
      nullable: true,
      description:
        'Number of jobs that follow it; it cannot be deleted while there are any. Null if the services do not count them.',
    }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who created it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', nullable: true, description: 'When it was created.' }),
    updatedBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who last changed it.',
      resolve: ({ updatedBy }, _args, context, info) => User.named(context, updatedBy, info),
    }),
    updatedAt: t.expose('updatedDate', { type: 'DateTime', nullable: true, description: 'When it was last changed.' }),
  }),
})

builder.objectField(WorkflowTrigger, 'target', (t) =>
  t.field({
    type: WorkflowStep,
    nullable: true,
    description: 'MOVE_TO_STATUS: the target step; null if it was removed.',
    resolve: ({ targetId }, _args, context, info) => WorkflowStep.refer(context, targetId, info),
  }),
)

builder.objectField(Job, 'workflow', (t) =>
  t.field({
    type: Workflow,
    nullable: true,
    description: 'The workflow that the job follows; null if there is none or the caller may not see workflows.',
    resolve: ({ workflowId = null }, _args, context) => Workflow.tryLoad(context, workflowId),
  }),
)

const WorkflowConnection = connectionOf(Workflow)

builder.queryFields((t) => ({
  workflows: t.field({
    type: WorkflowConnection,
    operation: workflowGroupList,
    description: "Workflows of the viewer's company, newest first.",
    args: { ...pageArgs },
    resolve: (_root, args, { rest }, info) =>
      readPages(args, (page) => rest.call(workflowGroupList, { body: page }), pageSelectionOf(info)),
  }),
  workflow: t.field({
    type: Workflow,
    nullable: true,
    operation: workflowGroupGet,
    description: 'One workflow by the id used in URLs; null if there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: 'The id that the services use.' }) },
    resolve: (_root, { databaseId }, { rest }) => {
      const id = recordId(databaseId)
      return id ? orNull(rest.call(workflowGroupGet, { params: { id } })) : null
    },
  }),
}))
