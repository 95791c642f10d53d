import { htmlOf, trimBlocks } from '../../../common/richText/write.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import type { FileAccess } from '../media/access.ts'
import * as contract from './contract.ts'
import { templateFiles } from './files.ts'
import { usageOfTemplates, versionsOf } from './history.ts'
import { listTemplates, managedTemplate, template, templateOf, templates, templatesOf } from './queries.ts'
import { previewOf, sendTest } from './preview.ts'
import { createTemplate, deleteTemplate, updateTemplate } from './writes.ts'

export const routes = (accesses: readonly FileAccess[]): Route[] => [
  implement(contract.emailTemplatesByCompany, (_input, context) => templates(context)),
  implement(contract.emailTemplatesByType, ({ query }, context) => templatesOf(context, query.type)),
  implement(contract.emailTemplateByType, ({ query }, context) => templateOf(context, query.type)),
  implement(contract.emailTemplateById, ({ query }, context) => template(context, query.id)),
  implement(contract.emailTemplateManageList, ({ body }, { db }) => listTemplates(db, body)),
  implement(contract.emailTemplateManageUsage, ({ body }, { db }) => usageOfTemplates(db, body.ids)),
  implement(contract.emailTemplateManageVersions, ({ body }, { db }) => versionsOf(db, body.ids)),
  implement(contract.emailTemplateManagePreview, async ({ body }, context) => {
    const { subject, blocks } = await previewOf(context, body)
    return { subject, contents: htmlOf(trimBlocks(blocks)) }
  }),
  implement(contract.emailTemplateManageTest, ({ body }, context) => sendTest(context, body, accesses)),
  implement(contract.emailTemplateManageGet, ({ params }, { db }) => managedTemplate(db, params.id)),
  implement(contract.emailTemplateManageCreate, async ({ body }, context) =>
    managedTemplate(context.db, await createTemplate(context, body, accesses)),
  ),
  implement(contract.emailTemplateManageUpdate, async ({ params, body }, context) => {
    await updateTemplate(context, params.id, body, accesses)
    return managedTemplate(context.db, params.id)
  }),
  implement(contract.emailTemplateManageDelete, async ({ params }, context) => {
    await deleteTemplate(context, params.id, accesses)
    return { status: 'OK' }
  }),
]

export const fileAccesses = [templateFiles]
