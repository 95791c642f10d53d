import {
  statusGroupList,
  systemStatusList,
  type Status,
  type StatusGroup as Group,
} from '../../../services/features/lookups/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { once } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { listLoader } from '../../core/graph/listLoader.ts'

const groups = once(({ rest }) => rest.call(statusGroupList))
const system = once(({ rest }) => rest.call(systemStatusList))

export const WorkflowStatus = node<Status>('WorkflowStatus', {
  description: 'A step of an interview process.',
  loader: listLoader(async (context) => (await groups(context)).flatMap(({ statuses }) => statuses)),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the step.' }),
    key: t.exposeString('key', { description: 'Key that does not change when the name changes.' }),
    color: t.exposeString('color', { description: 'CSS colour of the step.' }),
  }),
})

export const StatusGroup = node<Group>('StatusGroup', {
  description: 'Steps of an interview process that belong together; one of them approves, another rejects.',
  loader: listLoader(groups),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the group.' }),
    statuses: t.field({
      type: [WorkflowStatus],
      description: 'Steps of the group, in their order.',
      resolve: ({ statuses }) => statuses,
    }),
  }),
})

const SystemStatus = node<Status>('SystemStatus', {
  description: 'A built-in status that every workflow starts from.',
  loader: listLoader(system),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the status.' }),
    key: t.exposeString('key', { description: 'Key that does not change when the name changes.' }),
    color: t.exposeString('color', { description: 'CSS colour of the status.' }),
  }),
})

builder.queryFields((t) => ({
  statusGroups: t.field({
    type: [StatusGroup],
    signedIn: true,
    description: 'Groups of interview statuses, in the order of an interview process.',
    resolve: (_root, _args, context) => groups(context),
  }),
  systemStatuses: t.field({
    type: [SystemStatus],
    signedIn: true,
    description: 'The built-in statuses.',
    resolve: (_root, _args, context) => system(context),
  }),
}))
