import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

export const EmailToken = Type.Object({
  id: Id,
  name: Type.String({ description: 'name in templates: Job_Title' }),
  description: Type.String({ description: 'description of the value' }),
  value: Type.String({
    description: 'value of a placeholder of the company; the product provides the values of its own placeholders',
  }),
  isOwn: Type.Boolean({ description: 'whether the company created it' }),
})
export type EmailToken = Static<typeof EmailToken>

export const EmailTokenUsage = Type.Object({
  id: Id,
  templates: Type.Integer({ description: 'number of e-mail templates that contain it' }),
})
export type EmailTokenUsage = Static<typeof EmailTokenUsage>

/** The maximum length of a placeholder's texts, in characters. */
export const tokenLimits = { name: 60, description: 200, value: 500 } as const

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['TokenEmailTemplate:ListTokenEmailTemplate', 'TokenEmailTemplate:ReadTokenEmailTemplate'] as const
// Blank and longer texts are reported per field, so the schemas accept them.
const texts = {
  description: Type.String({
    maxLength: 10_000,
    description: `one line, not blank, at most ${tokenLimits.description} characters`,
  }),
  value: Type.String({
    maxLength: 10_000,
    description: `one line, at most ${tokenLimits.value} characters; required for a placeholder of the company, empty for one of the product`,
  }),
} as const

export const emailTokenManageList = operation({
  ...base,
  id: 'emailTokenManageList',
  method: 'POST',
  path: '/commons/token-email-templates/list',
  access: 'TokenEmailTemplate:ListTokenEmailTemplate',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'parts of the name and description; accents and case are ignored' }),
    ),
  }),
  answer: pagedRows(EmailToken),
  doc: 'Placeholders of e-mail templates, in name order.',
})

export const emailTokenManageUsage = operation({
  ...base,
  id: 'emailTokenManageUsage',
  method: 'POST',
  path: '/commons/token-email-templates/usage',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(EmailTokenUsage),
  doc: 'The number of e-mail templates that contain each of these placeholders; unknown ids are left out.',
})

export const emailTokenManageGet = operation({
  ...base,
  id: 'emailTokenManageGet',
  method: 'GET',
  path: '/commons/token-email-templates/{id}',
  access: ['TokenEmailTemplate:ReadTokenEmailTemplate', 'TokenEmailTemplate:UpdateTokenEmailTemplate'],
  effect: 'read',
  params: byId,
  answer: EmailToken,
  doc: 'One placeholder.',
})

export const emailTokenManageCreate = operation({
  ...base,
  ...write,
  id: 'emailTokenManageCreate',
  method: 'POST',
  path: '/commons/token-email-templates/create',
  access: 'TokenEmailTemplate:CreateTokenEmailTemplate',
  body: Type.Object({
    name: Type.String({
      maxLength: 10_000,
      description: `two or more words of letters and digits, joined by _, at most ${tokenLimits.name} characters, unique regardless of case`,
    }),
    ...texts,
  }),
  answer: EmailToken,
  doc: 'Creates a placeholder of the company, which is replaced by its value in all templates.',
})

export const emailTokenManageUpdate = operation({
  ...base,
  ...write,
  id: 'emailTokenManageUpdate',
  method: 'PUT',
  path: '/commons/token-email-templates/{id}',
  access: 'TokenEmailTemplate:UpdateTokenEmailTemplate',
  params: byId,
  body: Type.Object(texts),
  answer: EmailToken,
  doc: 'Changes the description of a placeholder and, for a placeholder of the company, its value. Its name cannot be changed, because templates contain it.',
})

export const emailTokenManageDelete = operation({
  ...base,
  ...write,
  id: 'emailTokenManageDelete',
  method: 'DELETE',
  path: '/commons/token-email-templates/{id}',
  access: 'TokenEmailTemplate:DeleteTokenEmailTemplate',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a placeholder of the company that no template contains; otherwise EMAIL_TOKEN_OF_PRODUCT for a placeholder of the product, EMAIL_TOKEN_IN_USE with the number of templates.',
})
