import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { unmovedCandidates } from './queries.ts'

export const routes: Route[] = [
  implement(contract.myUnmovedCandidates, ({ body }, context) => unmovedCandidates(context, body)),
]
