import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, megabyte, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** Ids of the form types (000/3/4); the application is ours (decision D-126). */
export const formTypes = { feedback: 1, salaryOffer: 2, offerLetter: 3, application: 4 } as const
/** Most fields of a form that applicants answer. */
export const mostApplicationFields = 100
/** The e-mail template type of every form (000/3/1). */
export const emailTemplateType = '1'
/** Longest name of a form. */
export const longestName = 250
/** Longest contents, in characters: some thousand fields. */
export const longestContents = megabyte
/** Largest offer attachment (000/9/9). */
export const attachmentLimit = 5 * megabyte

const category = Type.Integer({
  minimum: 0,
  maximum: 1000,
  description: '1 feedback, 2 salary offer, 3 offer letter, 4 application; 0: none of them',
})

const texts = {
  contents: Type.String({
    maxLength: longestContents,
    description:
      'JSON text: a list of fields, or an object with isCalcJobRank, idJobRank, columns (in how many the form is laid out, a count that divides 24; 1 without it) and extendProperties (the fields). A field with showWhen { field, is } is asked only when the answer of that earlier field is one of those',
  }),
  requiredApprovalSetting: Type.String({
    maxLength: 65_536,
    description: 'JSON text: a list of {id_GroupStatus, isRequired, yesStatusId, noStatusId}',
  }),
  attachmentSetting: Type.String({
    maxLength: 65_536,
    description:
      'JSON text: a list of at most one {file, sendType: "attachment"}; file is a path that an upload answered',
  }),
}

export const FormTemplate = Type.Object({
  id: Id,
  formName: Type.String(),
  type: Type.Integer(),
  active: Type.Boolean(),
  ...texts,
  emailTemplateType: Type.String({ description: `always ${emailTemplateType}` }),
  attachmentName: Nullable(Type.String({ description: 'name of the attached file' })),
  version: Type.Integer({ description: 'grows with each change; a change names the one that it saw' }),
  createdBy: Type.String(),
  createdDate: Nullable(Moment),
  updatedBy: Nullable(Type.String()),
  updatedDate: Nullable(Moment),
})
export type FormTemplate = Static<typeof FormTemplate>

/** What somebody without a sign-in sees of a form: what it takes to fill it in. */
export const OpenFormTemplate = Type.Pick(FormTemplate, ['id', 'formName', 'type', 'active', 'contents'])
export type OpenFormTemplate = Static<typeof OpenFormTemplate>

/** Blank and long names are answered with the specification's own words, so the shape leaves room for them. */
export const FormTemplateFields = Type.Object({
  formName: Type.String({ maxLength: 10_000, description: `not blank, at most ${longestName} characters` }),
  type: Type.Integer({ ...category, default: 0 }),
  active: Type.Boolean({ default: true }),
  contents: Type.String({ ...texts.contents, default: '[]' }),
  requiredApprovalSetting: Type.String({ ...texts.requiredApprovalSetting, default: '[]' }),
  attachmentSetting: Type.String({ ...texts.attachmentSetting, default: '[]' }),
})
export type FormTemplateFields = Static<typeof FormTemplateFields>

const lists = 'InterviewSetting:ListInterviewSetting'
const writes = 'InterviewSetting:AddUpdateInterviewSetting'
const deletes = 'InterviewSetting:DeleteInterviewSetting'
/** Keys of which any one lets its holder read forms whole. */
export const readingKeys = [lists, writes, deletes] as const

const base = { service: 'workflows' } as const
const path = '/form-template'
const byId = Type.Object({ id: Id })
const write = { effect: 'write', origin: 'spec', idempotent: true, maxBytes: 4 * longestContents } as const
const saved = Type.Boolean({ description: 'true: saved' })

export const formTemplateList = operation({
  ...base,
  id: 'formTemplateList',
  method: 'POST',
  path: `${path}/list`,
  access: lists,
  effect: 'read',
  origin: 'spec',
  body: Type.Object({
    ...rowsPaging(1000),
    type: Type.Optional(category),
    name: Type.Optional(
      Type.String({ maxLength: 250, description: 'part of the name, whatever its case and accents' }),
    ),
  }),
  answer: pagedRows(FormTemplate),
  doc: "Interview forms of the caller's company, of one category or of all, the newest first.",
  place: '000/7/11, 000/3/16, 000/3/17, 000/9/2',
})

export const formTemplateGet = operation({
  ...base,
  id: 'formTemplateGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: readingKeys,
  effect: 'read',
  origin: 'spec',
  params: byId,
  answer: FormTemplate,
  doc: 'One interview form.',
  place: '000/7/12',
})

export const formTemplateCreate = operation({
  ...base,
  ...write,
  id: 'formTemplateCreate',
  method: 'POST',
  path: `${path}/create`,
  access: writes,
  body: FormTemplateFields,
  answer: saved,
  doc: 'A new interview form. An attachment is a file that the caller uploaded, or that of another form, which is copied.',
  place: '000/7/12, 000/3/1, 000/5/17, 000/5/21, 000/5/22, 000/5/24',
})

export const formTemplateUpdate = operation({
  ...base,
  ...write,
  id: 'formTemplateUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: writes,
  params: byId,
  body: Type.Object({
    ...FormTemplateFields.properties,
    version: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: "the version that the caller saw; without it nobody's change is noticed",
      }),
    ),
  }),
  answer: saved,
  doc: 'The form becomes this. Refused with errorCode 599 when it has changed since the version that the caller saw.',
  place: '000/7/12, 000/3/1, 000/5/17, 000/5/21, 000/5/22, 000/5/24',
})

export const formTemplateDelete = operation({
  ...base,
  ...write,
  id: 'formTemplateDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: deletes,
  params: byId,
  answer: Type.Boolean({ description: 'true: deleted' }),
  doc: 'Deletes an interview form and its attachment; refused with FORM_IN_USE while a trigger of a workflow asks for it, and with FORM_ON_SITE while the public site asks it.',
  place: '000/7/12',
})

const ofType = { type: Type.Integer({ ...category, minimum: 1 }) }

export const formTemplateByType = operation({
  ...base,
  id: 'formTemplateByType',
  service: 'commons',
  method: 'GET',
  path: '/commons/form-template',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  query: Type.Object(ofType),
  answer: OpenFormTemplate,
  doc: 'The newest active form of a category; 404 when there is none.',
  place: '002/7.12/13',
})

export const clientFormTemplate = operation({
  ...base,
  id: 'clientFormTemplate',
  service: 'commons',
  method: 'GET',
  path: '/commons/client-form-template',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ companyId: Type.Optional(Id), ...ofType }),
  answer: OpenFormTemplate,
  doc: "The newest active form of a category of a company; another one than the caller's only for platform administrators (decision D-89).",
  place: '002/7.12/40',
})

export const openFormTemplate = operation({
  ...base,
  id: 'openFormTemplate',
  service: 'commons',
  method: 'GET',
  path: '/commons/ano-form-template-by-id',
  access: 'public',
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ id: Id }),
  answer: OpenFormTemplate,
  doc: 'A form by its id, without a sign-in: what it takes to fill it in.',
  place: '000/7/13',
})
