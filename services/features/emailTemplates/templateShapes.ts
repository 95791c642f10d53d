import { Type, type Static } from 'typebox'
import { languages } from '../../core/contract/languages.ts'
import { Id, Moment } from '../../core/contract/shapes.ts'

/** A template as every reader of it knows it. */
export const EmailTemplate = Type.Object({
  id: Id,
  type: Type.Integer(),
  name: Type.String(),
  subject: Type.String(),
  contents: Type.String({ description: 'HTML' }),
  emailTemplate: Type.String({ description: 'the same HTML, by the name that vendor requests know' }),
  emailFrom: Type.String(),
  emailFromName: Type.String(),
  isDefault: Type.Boolean({ description: 'the one that is taken where only the type is known' }),
  language: Type.Optional(Type.Enum(languages, { description: 'ours: in which it is written' })),
  version: Type.Optional(Type.Integer({ description: 'ours: grows with each change' })),
  updatedBy: Type.Optional(Type.String({ description: 'ours: user name of who changed it last' })),
  updatedDate: Type.Optional(Moment),
})
export type EmailTemplate = Static<typeof EmailTemplate>

/** What holds for the texts of a template. */
export const templateLimits = { name: 100, subject: 250, contents: 20_000, senderName: 100 } as const

export const EmailTemplateVersion = Type.Object({
  version: Type.Integer(),
  name: Type.String(),
  language: Type.Enum(languages),
  subject: Type.String(),
  contents: Type.String({ description: 'HTML' }),
  emailFrom: Type.String(),
  emailFromName: Type.String(),
  updatedBy: Type.String({ description: 'user name of who wrote it' }),
  updatedDate: Moment,
})
export type EmailTemplateVersion = Static<typeof EmailTemplateVersion>

export const EmailTemplateUsage = Type.Object({
  id: Id,
  workflows: Type.Array(Type.Object({ id: Id, name: Type.String(), statusName: Type.String() }), {
    description: 'statuses of workflows that send it, each once',
  }),
  rejectReasons: Type.Array(Type.Object({ id: Id, name: Type.String() }), {
    description: 'reasons of rejections that suggest it',
  }),
})
export type EmailTemplateUsage = Static<typeof EmailTemplateUsage>
