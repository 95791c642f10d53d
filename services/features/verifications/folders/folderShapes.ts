import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable, openWords, orElse } from '../../../core/contract/shapes.ts'

export const importTypes = { csv: 0, email: 1 } as const

/** One column of a folder: `name` is the CSV header, `displayName` what people read (001/3). */
export const VerificationField = Type.Object({
  name: Type.String({ maxLength: 100 }),
  displayName: Type.String({ maxLength: 250 }),
  type: Type.Union([Type.Literal('text'), Type.Literal('date'), Type.Literal('number')], { default: 'text' }),
})
export type VerificationField = Static<typeof VerificationField>

/** What an active rule allows: holders of the role approve and reject in the folder (decision D-102). */
export const FolderRule = Type.Object({
  id: Id,
  module: Type.String({ description: 'CVVerification' }),
  roleCode: Type.String(),
  roleName: Type.String(),
  roleDescription: Type.String(),
  value: Type.Integer({ description: 'most approvals and rejections a day; 0 = no limit' }),
  active: orElse(Type.Boolean(), true),
})
export type FolderRule = Static<typeof FolderRule>

export const FolderRuleInput = Type.Object({
  roleCode: Type.String({ maxLength: 50 }),
  value: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
  active: Type.Boolean({ default: true }),
})
export type FolderRuleInput = Static<typeof FolderRuleInput>

export const VerificationFolder = Type.Object({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  importType: openWords(Type.Union([Type.Literal(0), Type.Literal(1)], { description: '0 CSV, 1 Email' })),
  shareAll: Type.Boolean(),
  shareUsers: Type.Array(Type.String(), { description: 'user names' }),
  config: Type.String({ description: 'JSON text: list of {name, displayName, type}' }),
  rules: Type.Optional(Type.Array(FolderRule, { description: 'by role name' })),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Nullable(Moment),
  mailAddress: Type.Optional(
    Nullable(Type.String({ description: 'ours: where mails make rows; null: a CSV folder, or no mails are received' })),
  ),
  candidateCount: Nullable(Type.Integer({ description: 'ours: rows in the folder' })),
  canEdit: Nullable(Type.Boolean({ description: 'ours: the caller created the folder' })),
  canImport: Nullable(Type.Boolean({ description: 'ours: a CSV folder that the caller created' })),
  canReview: Nullable(
    Type.Boolean({ description: "ours: created by the caller, the folder Vendor, or a rule lets the caller's role" }),
  ),
})
export type VerificationFolder = Static<typeof VerificationFolder>

/** Blank texts are answered with the specification's own words, so the shape leaves room for them. */
export const VerificationFolderFields = Type.Object({
  code: Type.String({ maxLength: 100 }),
  name: Type.String({ maxLength: 1000 }),
  // Open for the word of others, which goes back to them.
  importType: openWords(Type.Union([Type.Literal(0), Type.Literal(1)])),
  shareAll: Type.Boolean({ default: false }),
  shareUsers: Type.Array(Type.String({ maxLength: 250 }), {
    default: [],
    maxItems: 1000,
    description: 'user names; passed over when shareAll',
  }),
  config: Type.String({
    default: '[]',
    maxLength: 100_000,
    description: 'JSON text: list of {name: lower case letters, displayName, type}',
  }),
  rules: Type.Array(FolderRuleInput, { default: [], maxItems: 200, description: 'one a role' }),
})
export type VerificationFolderFields = Static<typeof VerificationFolderFields>
