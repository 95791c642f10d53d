import { implement, type Route } from '../../core/http/routes.ts'
import { firstStepList } from './contract.ts'
import { firstSteps } from './steps.ts'

export const routes: Route[] = [implement(firstStepList, (_input, context) => firstSteps(context))]
