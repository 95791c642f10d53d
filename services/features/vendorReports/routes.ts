import { implement, type Route } from '../../core/http/routes.ts'
import { vendorPerformance } from './contract.ts'
import { performanceOf } from './performance.ts'

export const routes: Route[] = [implement(vendorPerformance, ({ body }, context) => performanceOf(context, body))]
