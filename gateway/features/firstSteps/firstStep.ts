import { firstStepList, stepKeys, type FirstStep as Row } from '../../../services/features/firstSteps/contract.ts'
import { skipGuideline, type CompanyStatus as Status } from '../../../services/features/settings/contract.ts'
import { say } from '../../../services/core/contract/messages.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { signedIn } from '../../core/graph/permission.ts'
import { badInput } from '../../core/graph/requestError.ts'
import { CompanyStatus } from '../settings/setting.ts'

const FirstStep = builder
  .objectRef<Row>('FirstStep')
  .implement({
    description: 'Something that a new company does first.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'Which step: companyProfile, people, jobs …' }),
      isDone: t.exposeBoolean('isDone', { description: 'There is something of it already.' }),
    }),
  })

builder.queryField('firstSteps', (t) =>
  t.field({
    type: [FirstStep],
    operation: firstStepList,
    description: "What a new company does first, in its order, and what of that the viewer's company has done.",
    resolve: async (_root, _args, { rest }) =>
      // A step that only the services know has no text here.
      (await rest.call(firstStepList)).filter(({ key }) => stepKeys.includes(key)),
  }),
)

mutation('skipGuideline', {
  description: "The viewer's company needs the first steps no more; saying it again changes nothing.",
  operation: skipGuideline,
  input: (t) => ({
    companyId: t.id({
      required: true,
      description:
        "The viewer's company (global id): who has another one open in the same browser skips nothing of it.",
    }),
  }),
  payload: (t: PayloadFields<{ status: Status }>) => ({
    companyStatus: t.expose('status', { type: CompanyStatus, description: 'How the company stands now.' }),
  }),
  resolve: async ({ companyId }, context) => {
    if (idOf('Company', companyId, 'companyId') !== signedIn(context).companyId)
      throw badInput({ companyId: say('INVALID') })
    return { status: await context.rest.call(skipGuideline) }
  },
})
