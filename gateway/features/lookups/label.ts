import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { candidateStatusList, labelList } from '../../../services/features/lookups/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { once } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { listLoader } from '../../core/graph/listLoader.ts'

type Coloured = AnswerOf<typeof labelList>[number]

const labels = once(({ rest }) => rest.call(labelList))
const statuses = once(({ rest }) => rest.call(candidateStatusList))

export const Label = node<Coloured>('Label', {
  description: 'A label on candidates.',
  loader: listLoader(labels),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Text of the label.' }),
    color: t.exposeString('color', { description: 'CSS colour of the label.' }),
  }),
})

export const CandidateStatus = node<Coloured>('CandidateStatus', {
  description: 'The status of a candidate within the company.',
  loader: listLoader(statuses),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the status.' }),
    color: t.exposeString('color', { description: 'CSS colour of the status.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether new candidates get this status.' }),
  }),
})

builder.queryFields((t) => ({
  labels: t.field({
    type: [Label],
    signedIn: true,
    description: "Labels of the viewer's company, in name order.",
    resolve: (_root, _args, context) => labels(context),
  }),
  candidateStatuses: t.field({
    type: [CandidateStatus],
    signedIn: true,
    description: 'Statuses of candidates, in process order.',
    resolve: (_root, _args, context) => statuses(context),
  }),
}))
