import { implement, type Route } from '../../core/http/routes.ts'
import { workList } from './contract.ts'
import { workOf } from './queries.ts'

export const routes: Route[] = [implement(workList, (_input, context) => workOf(context))]
