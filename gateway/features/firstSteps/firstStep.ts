import { firstStepList, stepKeys, type FirstStep as Row } from '../../../services/features/firstSteps/contract.ts'
import { skipGuideline, type CompanyStatus as Status } from '../../../services/features/settings/contract.ts'
import { createMessage } from '../../../services/core/contract/messages.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { signedIn } from '../../core/graph/permission.ts'
import { badInput } from '../../core/graph/requestError.ts'
import { CompanyStatus } from '../settings/setting.ts'

const FirstStep = builder
  .objectRef<Row>('FirstStep')
  .implement({
    description: 'A step in setting up a new company.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'The key of the step: companyProfile, people, jobs …' }),
      isDone: t.exposeBoolean('isDone', { description: 'Whether the step is done, at least in part.' }),
    }),
  })

builder.queryField('firstSteps', (t) =>
  t.field({
    type: [FirstStep],
    operation: firstStepList,
    description: "The first steps of a new company, in their order, and which of them the viewer's company has done.",
    resolve: async (_root, _args, { rest }) =>
      // A step that only the services know has no text in the client.
      (await rest.call(firstStepList)).filter(({ key }) => stepKeys.includes(key)),
  }),
)

mutation('skipGuideline', {
  description: "Marks the first steps as no longer needed by the viewer's company. Repeating the call changes nothing.",
  operation: skipGuideline,
  input: (t) => ({
    companyId: t.id({
      required: true,
      description:
        "The viewer's company (global id). It protects against skipping the steps of another company that is open in the same browser.",
    }),
  }),
  payload: (t: PayloadFields<{ status: Status }>) => ({
    companyStatus: t.expose('status', {
      type: CompanyStatus,
      description: 'The state of the company after the change.',
    }),
  }),
  resolve: async ({ companyId }, context) => {
    if (idOf('Company', companyId, 'companyId') !== signedIn(context).companyId)
      throw badInput({ companyId: createMessage('INVALID') })
    return { status: await context.rest.call(skipGuideline) }
  },
})
