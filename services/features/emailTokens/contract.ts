import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

export const EmailToken = Type.Object({
  id: Id,
  name: Type.String({ description: 'as it stands in templates: Job_Title' }),
  description: Type.String({ description: 'what takes its place, in words' }),
  value: Type.String({
    description: 'of one of the company: what takes its place; the product knows those of its own',
  }),
  isOwn: Type.Boolean({ description: 'made by the company' }),
})
export type EmailToken = Static<typeof EmailToken>

export const EmailTokenUsage = Type.Object({
  id: Id,
  templates: Type.Integer({ description: 'e-mail templates that it stands in' }),
})
export type EmailTokenUsage = Static<typeof EmailTokenUsage>

/** What holds for the texts of a placeholder. */
export const tokenLimits = { name: 60, description: 200, value: 500 } as const

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['TokenEmailTemplate:ListTokenEmailTemplate', 'TokenEmailTemplate:ReadTokenEmailTemplate'] as const
// Longer and blank ones are answered under the field, so the shapes leave room for them.
const texts = {
  description: Type.String({
    maxLength: 10_000,
    description: `one line, not blank, at most ${tokenLimits.description} characters`,
  }),
  value: Type.String({
    maxLength: 10_000,
    description: `one line, at most ${tokenLimits.value} characters; of one of the company not blank, of the product's own empty`,
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
      Type.String({ maxLength: 200, description: 'parts of the name and description, accents and case aside' }),
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
  doc: 'In how many e-mail templates each of the placeholders stands; unknown ones are left out.',
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
      description: `two or more words of letters and digits that are joined by _, at most ${tokenLimits.name} characters, not there already in any case of its letters`,
    }),
    ...texts,
  }),
  answer: EmailToken,
  doc: 'A new placeholder of the company: wherever it stands, its value takes its place.',
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
  doc: 'The placeholder is described so, and of the company stands for this from now on. Its name stays: templates know it by that.',
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
  doc: 'Deletes a placeholder of the company that no template holds: EMAIL_TOKEN_OF_PRODUCT for one of the product, EMAIL_TOKEN_IN_USE with the number of templates.',
})
