import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable, openEnum, withDefault } from '../../../core/contract/shapes.ts'

export const importTypes = { csv: 0, email: 1 } as const

/** A column of a folder: `name` is the CSV header, `displayName` the label for users (001/3). */
export const VerificationField = Type.Object({
  name: Type.String({ maxLength: 100 }),
  displayName: Type.String({ maxLength: 250 }),
  type: Type.Union([Type.Literal('text'), Type.Literal('date'), Type.Literal('number')], { default: 'text' }),
})
export type VerificationField = Static<typeof VerificationField>

/** An active rule of a folder: holders of the role may approve and reject in it (decision D-102). */
export const FolderRule = Type.Object({
  id: Id,
  module: Type.String({ description: 'CVVerification' }),
  roleCode: Type.String(),
  roleName: Type.String(),
  roleDescription: Type.String(),
  value: Type.Integer({ description: 'the maximum number of approvals and rejections per day; 0 = no limit' }),
  active: withDefault(Type.Boolean(), true),
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
  importType: openEnum(Type.Union([Type.Literal(0), Type.Literal(1)], { description: '0 CSV, 1 Email' })),
  shareAll: Type.Boolean(),
  shareUsers: Type.Array(Type.String(), { description: 'user names' }),
  config: Type.String({ description: 'JSON text: a list of {name, displayName, type}' }),
  rules: Type.Optional(Type.Array(FolderRule, { description: 'in the order of role names' })),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Nullable(Moment),
  mailAddress: Type.Optional(
    Nullable(
      Type.String({
        description: 'ours: the address whose mails become rows; null: a CSV folder, or no mails are received',
      }),
    ),
  ),
  candidateCount: Nullable(Type.Integer({ description: 'ours: the number of rows in the folder' })),
  canEdit: Nullable(Type.Boolean({ description: 'ours: whether the caller created the folder' })),
  canImport: Nullable(Type.Boolean({ description: 'ours: whether it is a CSV folder that the caller created' })),
  canReview: Nullable(
    Type.Boolean({
      description: "ours: whether the caller created it, it is the folder Vendor, or a rule permits the caller's role",
    }),
  ),
})
export type VerificationFolder = Static<typeof VerificationFolder>

/** Blank texts are reported with the texts of the specification, so the shape allows them. */
export const VerificationFolderFields = Type.Object({
  code: Type.String({ maxLength: 100 }),
  name: Type.String({ maxLength: 1000 }),
  // Accepts values of other services, which are sent back to them.
  importType: openEnum(Type.Union([Type.Literal(0), Type.Literal(1)])),
  shareAll: Type.Boolean({ default: false }),
  shareUsers: Type.Array(Type.String({ maxLength: 250 }), {
    default: [],
    maxItems: 1000,
    description: 'user names; ignored if shareAll',
  }),
  config: Type.String({
    default: '[]',
    maxLength: 100_000,
    description: 'JSON text: a list of {name: lower case letters, displayName, type}',
  }),
  rules: Type.Array(FolderRuleInput, { default: [], maxItems: 200, description: 'one per role' }),
})
export type VerificationFolderFields = Static<typeof VerificationFolderFields>
