import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { waitingDecisions } from './waiting.ts'

export const routes: Route[] = [
  implement(contract.waitingDecisionList, ({ body }, context) => waitingDecisions(context, body)),
]
