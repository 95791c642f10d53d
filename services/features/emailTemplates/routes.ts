import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { template, templateOf, templates, templatesOf } from './queries.ts'
import './tables.ts'

export const routes: Route[] = [
  implement(contract.emailTemplatesByCompany, (_input, context) => templates(context)),
  implement(contract.emailTemplatesByType, ({ query }, context) => templatesOf(context, query.type)),
  implement(contract.emailTemplateByType, ({ query }, context) => templateOf(context, query.type)),
  implement(contract.emailTemplateById, ({ query }, context) => template(context, query.id)),
]
