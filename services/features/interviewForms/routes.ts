import { companyScope } from '../../core/identity/roles/platform.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import { interviewFormFiles } from './attachments.ts'
import * as contract from './contract.ts'
import { form, formOfType, listForms, openForm } from './queries.ts'
import { createForm, deleteForm, updateForm } from './writes.ts'

export const routes: Route[] = [
  implement(contract.formTemplateList, ({ body }, { db }) => listForms(db, body)),
  implement(contract.formTemplateGet, ({ params }, { db }) => form(db, params.id)),
  implement(contract.formTemplateCreate, ({ body }, context) => createForm(context, body)),
  implement(contract.formTemplateUpdate, ({ params, body }, context) => updateForm(context, params.id, body)),
  implement(contract.formTemplateDelete, ({ params }, context) => deleteForm(context, params.id)),
  implement(contract.formTemplateByType, ({ query }, { db }) => formOfType(db, query.type)),
  implement(contract.clientFormTemplate, async ({ query }, { db, caller }) =>
    formOfType(await companyScope(db, caller, query.companyId), query.type),
  ),
  implement(contract.openFormTemplate, ({ query }, { db }) => openForm(db, query.id)),
]

export const fileAccesses = [interviewFormFiles]
