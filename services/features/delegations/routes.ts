import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { delegation, endDeputy, setDeputy } from './deputies.ts'

export const routes: Route[] = [
  implement(contract.delegationGet, (_input, context) => delegation(context)),
  implement(contract.delegationSet, ({ body }, context) => setDeputy(context, body)),
  implement(contract.delegationEnd, (_input, context) => endDeputy(context)),
]
