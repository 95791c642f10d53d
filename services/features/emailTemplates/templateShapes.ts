import { Type, type Static } from 'typebox'
import { languages } from '../../core/contract/languages.ts'
import { Id, Moment } from '../../core/contract/shapes.ts'

/** A template in the format for all readers. */
export const EmailTemplate = Type.Object({
  id: Id,
  type: Type.Integer(),
  name: Type.String(),
  subject: Type.String(),
  contents: Type.String({ description: 'HTML' }),
  emailTemplate: Type.String({ description: 'the same HTML, under the name that vendor requests use' }),
  emailFrom: Type.String(),
  emailFromName: Type.String(),
  isDefault: Type.Boolean({ description: 'whether it is used if only the type is known' }),
  language: Type.Optional(Type.Enum(languages, { description: 'ours: language in which it is written' })),
  version: Type.Optional(Type.Integer({ description: 'ours: increases with each change' })),
  updatedBy: Type.Optional(Type.String({ description: 'ours: user name of the last editor' })),
  updatedDate: Type.Optional(Moment),
})
export type EmailTemplate = Static<typeof EmailTemplate>

/** The maximum length of a template's texts, in characters. */
export const templateLimits = { name: 100, subject: 250, contents: 20_000, senderName: 100 } as const

export const EmailTemplateVersion = Type.Object({
  version: Type.Integer(),
  name: Type.String(),
  language: Type.Enum(languages),
  subject: Type.String(),
  contents: Type.String({ description: 'HTML' }),
  emailFrom: Type.String(),
  emailFromName: Type.String(),
  updatedBy: Type.String({ description: 'user name of the author' }),
  updatedDate: Moment,
})
export type EmailTemplateVersion = Static<typeof EmailTemplateVersion>

export const EmailTemplateUsage = Type.Object({
  id: Id,
  workflows: Type.Array(Type.Object({ id: Id, name: Type.String(), statusName: Type.String() }), {
    description: 'statuses of workflows that send it, without duplicates',
  }),
  rejectReasons: Type.Array(Type.Object({ id: Id, name: Type.String() }), {
    description: 'reject reasons that suggest it',
  }),
})
export type EmailTemplateUsage = Static<typeof EmailTemplateUsage>
