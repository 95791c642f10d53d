import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { paged, paging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'
import { extensionTypes, ExtensionProperty } from '../settings/contract.ts'

/** Most fields of a company, longest name of one, most choices, and longest choice. */
export const candidateFieldLimits = { fields: 100, label: 100, choices: 100, choice: 100 } as const

export const CandidateField = Type.Object({
  ...ExtensionProperty.properties,
  place: Type.Integer({ description: 'from 1, as forms show them' }),
  candidates: Type.Integer({
    description: `who have a value in it; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
})
export type CandidateField = Static<typeof CandidateField>

const base = { service: 'accounts', origin: 'ours', place: 'ours' } as const
const path = '/commons-sts/candidate-fields'
const Key = Type.String({ minLength: 1, maxLength: 50, description: 'key of the field' })
const byKey = Type.Object({ key: Key })
// Longer and blank ones are answered under the field, so the shape leaves room for them.
const fields = {
  label: Type.String({
    maxLength: 10_000,
    description: `name as people read it: not blank, at most ${candidateFieldLimits.label} characters`,
  }),
  inputType: Type.Enum(extensionTypes, { description: 'how it is filled in' }),
  required: Type.Boolean({ default: false, description: 'a candidate who is saved from then on must have it' }),
  active: Type.Boolean({ default: true, description: 'forms ask for it' }),
  values: Type.Array(Type.String({ maxLength: 1000 }), {
    default: [],
    maxItems: 1000,
    description: `what Checkbox, Radio, Combobox and Multiple let choose: 1 to ${candidateFieldLimits.choices} words of at most ${candidateFieldLimits.choice} characters, without commas`,
  }),
  roles: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), {
      maxItems: 50,
      description:
        'codes of the roles that see it, besides who may change such fields; none: everyone of the company; left out: as it is',
    }),
  ),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'from 1; left out: a new one is the last, another one stays where it is',
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
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'parts of the name, accents and case aside' })),
  }),
  answer: paged(CandidateField),
  doc: 'Fields that the company has added to its candidates, in their order, those that are off included.',
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
        'name of the value in extendProperties: a letter, then up to 49 letters and digits; once in the company',
    }),
    ...fields,
  }),
  answer: CandidateField,
  doc: `A new field of candidates: forms, filters and lists have it from now on. At most ${candidateFieldLimits.fields}: TOO_MANY_CANDIDATE_FIELDS.`,
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
  doc: 'Changes a field of candidates; values that stand there stay. The last working day, which the product knows, stays a day.',
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
  doc: 'Deletes a field in which no candidate has a value; CANDIDATE_FIELD_IN_USE with their number. It can be switched off instead.',
})
