import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, megabyte, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** Ids of the form types (000/3/4). The application form is our addition (decision D-126). */
export const formTypes = { feedback: 1, salaryOffer: 2, offerLetter: 3, application: 4 } as const
/** The maximum number of fields in a form for applicants. */
export const mostApplicationFields = 100
/** The e-mail template type of every form (000/3/1). */
export const emailTemplateType = '1'
/** The maximum length of a form's name. */
export const longestName = 250
/** The maximum length of the contents in characters, enough for some thousand fields. */
export const longestContents = megabyte
/** The maximum size of an offer attachment (000/9/9). */
export const attachmentLimit = 5 * megabyte

const category = Type.Integer({
  minimum: 0,
  maximum: 1000,
  description: '1 feedback, 2 salary offer, 3 offer letter, 4 application; 0: no type',
})

const texts = {
  contents: Type.String({
    maxLength: longestContents,
    description:
      'JSON text: a list of fields, or an object with isCalcJobRank, idJobRank, columns (the number of columns of the layout, which must divide 24; the default is 1) and extendProperties (the fields). A field with showWhen { field, is } is shown only if the answer to that earlier field is one of the values in is',
  }),
  requiredApprovalSetting: Type.String({
    maxLength: 65_536,
    description: 'JSON text: a list of {id_GroupStatus, isRequired, yesStatusId, noStatusId}',
  }),
  attachmentSetting: Type.String({
    maxLength: 65_536,
    description:
      'JSON text: a list of at most one {file, sendType: "attachment"}; file is a path that an upload returned',
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
  version: Type.Integer({
    description: 'increases with each change; a change must name the version that it is based on',
  }),
  createdBy: Type.String(),
  createdDate: Nullable(Moment),
  updatedBy: Nullable(Type.String()),
  updatedDate: Nullable(Moment),
})
export type FormTemplate = Static<typeof FormTemplate>

/** The part of a form that is visible without signing in: what is needed to fill it in. */
export const OpenFormTemplate = Type.Pick(FormTemplate, ['id', 'formName', 'type', 'active', 'contents'])
export type OpenFormTemplate = Static<typeof OpenFormTemplate>

/** Blank and long names are reported with the texts of the specification, so the shape allows them. */
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
/** Permission keys that let a user read complete forms. Any one of them is enough. */
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
    name: Type.Optional(Type.String({ maxLength: 250, description: 'part of the name; case and accents are ignored' })),
  }),
  answer: pagedRows(FormTemplate),
  doc: "Returns the interview forms of the caller's company, of one category or of all, newest first.",
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
  doc: 'Returns one interview form.',
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
  doc: "Creates an interview form. The attachment is a file that the caller uploaded, or a copy of another form's attachment.",
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
        description: 'the version that the caller read; without it, changes by others are not detected',
      }),
    ),
  }),
  answer: saved,
  doc: 'Replaces the form. Refused with errorCode 599 if it has changed since the version that the caller read.',
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
  doc: 'Deletes an interview form and its attachment. Refused with FORM_IN_USE if a trigger of a workflow uses it, and with FORM_ON_SITE if the public site uses it.',
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
  doc: 'Returns the newest active form of a category. 404 if there is none.',
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
  doc: 'Returns the newest active form of a category of a company. Only platform administrators may name a company other than their own (decision D-89).',
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
  doc: 'Returns the parts of a form that are needed to fill it in. Requires no sign-in.',
  place: '000/7/13',
})
