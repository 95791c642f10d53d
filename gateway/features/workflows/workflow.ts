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
  description: 'A status of one workflow, at its place: where candidates of a job can stand.',
  permission: readers,
  loader: listLoader(async (context) => (await allWorkflows(context)).flatMap(({ statuses }) => statuses)),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the status in this workflow.' }),
    key: t.exposeString('key', { description: 'Key of the status that it was added from; once in a workflow.' }),
    color: t.exposeString('color', { description: 'Colour as in CSS: #1677ff.' }),
    isSystem: t.exposeBoolean('isSystem', {
      description: 'The product itself knows it: it is neither renamed nor removed.',
    }),
    candidateCount: t.exposeInt('candidateCount', {
      nullable: true,
      description: 'Candidates of jobs who stand in it; while there are any, it stays.',
    }),
    triggers: t.expose('triggers', {
      type: [WorkflowTrigger],
      description: 'What happens when a candidate enters it, in this order.',
    }),
  }),
})

export const Workflow = node<WorkflowGroup>('Workflow', {
  description: 'The way of candidates through the interviews of a job: statuses in their order.',
  permission: readers,
  loader: listLoader(allWorkflows),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the workflow.' }),
    isActive: t.exposeBoolean('active', { description: 'Its triggers fire; a new workflow is inactive.' }),
    version: t.exposeInt('version', {
      description: 'Grows with each change but those of triggers; a change names the one that it saw.',
    }),
    departments: t.field({
      type: [Department],
      mayFailAlone: true,
      description: 'Departments whose jobs it is for.',
      resolve: ({ onDepartments }, _args, context) =>
        Department.loadAll(
          context,
          onDepartments.map((one) => one.id_Department),
        ),
    }),
    steps: t.expose('statuses', {
      type: [WorkflowStep],
      description: 'Its statuses in order; candidates who are added to a job begin in the first one.',
    }),
    jobCount: t.exposeInt('jobCount', {
      nullable: true,
      description: 'Jobs that follow it; while there are any, it stays. null where the services do not count them.',
    }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who made it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', nullable: true, description: 'When it was made.' }),
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
    description: 'MOVE_TO_STATUS: the step that it moves to; null when that one is gone.',
    resolve: ({ targetId }, _args, context, info) => WorkflowStep.refer(context, targetId, info),
  }),
)

builder.objectField(Job, 'workflow', (t) =>
  t.field({
    type: Workflow,
    nullable: true,
    description: 'The workflow that its interviews follow; null without one, and for those who may not see workflows.',
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
    description: 'One workflow by the id that addresses carry; null when there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, { rest }) => {
      const id = recordId(databaseId)
      return id ? orNull(rest.call(workflowGroupGet, { params: { id } })) : null
    },
  }),
}))
