import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { paged, paging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'
import { extensionTypes, ExtensionProperty } from '../settings/contract.ts'

/** The limits: fields of a company, length of a field's name, choices of a field, and length of a choice. */
export const candidateFieldLimits = { fields: 100, label: 100, choices: 100, choice: 100 } as const

export const CandidateField = Type.Object({
  ...ExtensionProperty.properties,
  place: Type.Integer({ description: 'position in forms, from 1' }),
  candidates: Type.Integer({
    description: `number of candidates who have a value; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
})
export type CandidateField = Static<typeof CandidateField>

const base = { service: 'accounts', origin: 'ours', place: 'ours' } as const
const path = '/commons-sts/candidate-fields'
const Key = Type.String({ minLength: 1, maxLength: 50, description: 'key of the field' })
const byKey = Type.Object({ key: Key })
// Blank and longer texts are reported per field, so the schema accepts them.
const fields = {
  label: Type.String({
    maxLength: 10_000,
    description: `display name: not blank, at most ${candidateFieldLimits.label} characters`,
  }),
  inputType: Type.Enum(extensionTypes, { description: 'the kind of input' }),
  required: Type.Boolean({ default: false, description: 'whether candidates must have it when they are saved' }),
  active: Type.Boolean({ default: true, description: 'whether forms show it' }),
  values: Type.Array(Type.String({ maxLength: 1000 }), {
    default: [],
    maxItems: 1000,
    description: `the choices of Checkbox, Radio, Combobox and Multiple: 1 to ${candidateFieldLimits.choices} texts of at most ${candidateFieldLimits.choice} characters, without commas`,
  }),
  roles: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), {
      maxItems: 50,
      description:
        'codes of the roles that see it, in addition to those who may change such fields; if empty, everybody in the company; if left out, not changed',
    }),
  ),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'position, from 1; if left out, a new field is last and an existing one is not moved',
    }),
  ),
}

export const candidateFieldManageList = operation({
  ...base,
  id: 'candidateFieldManageList',
  method: 'POST',
  path: `${path}/list`,
  access: ['CompanyProfile:ListCompanyProfile', 'CompanyProfile:ReadCompanyProfile'],
  effect: 'read',
  body: Type.Object({
    ...paging(),
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'parts of the name; accents and case are ignored' }),
    ),
  }),
  answer: paged(CandidateField),
  doc: 'Fields that the company has added to its candidates, in order, including inactive ones.',
})

export const candidateFieldManageGet = operation({
  ...base,
  id: 'candidateFieldManageGet',
  method: 'GET',
  path: `${path}/{key}`,
  access: ['CompanyProfile:ListCompanyProfile', 'CompanyProfile:ReadCompanyProfile'],
  effect: 'read',
  params: byKey,
  answer: CandidateField,
  doc: 'One field that the company has added to its candidates.',
})

export const candidateFieldManageCreate = operation({
  ...base,
  id: 'candidateFieldManageCreate',
  method: 'POST',
  path: `${path}/create`,
  access: 'CompanyProfile:CreateCompanyProfile',
  effect: 'write',
  idempotent: true,
  body: Type.Object({
    key: Type.String({
      maxLength: 200,
      description:
        'name of the value in extendProperties: a letter, then up to 49 letters and digits; unique in the company',
    }),
    ...fields,
  }),
  answer: CandidateField,
  doc: `Creates a field of candidates, which forms, filters and lists show from now on. At most ${candidateFieldLimits.fields}: TOO_MANY_CANDIDATE_FIELDS.`,
})

export const candidateFieldManageUpdate = operation({
  ...base,
  id: 'candidateFieldManageUpdate',
  method: 'PUT',
  path: `${path}/{key}`,
  access: 'CompanyProfile:UpdateCompanyProfile',
  effect: 'write',
  idempotent: true,
  params: byKey,
  body: Type.Object(fields),
  answer: CandidateField,
  doc: 'Changes a field of candidates; existing values are preserved. The last working day, which the product uses, must remain a date.',
})

export const candidateFieldManageDelete = operation({
  ...base,
  id: 'candidateFieldManageDelete',
  method: 'DELETE',
  path: `${path}/{key}`,
  access: 'CompanyProfile:DeleteCompanyProfile',
  effect: 'write',
  idempotent: true,
  params: byKey,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a field in which no candidate has a value; otherwise CANDIDATE_FIELD_IN_USE with the number of candidates. A field in use can be switched off instead.',
})
