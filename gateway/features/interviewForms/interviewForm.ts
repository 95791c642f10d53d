import { isUnreadable, leftOutOf, parseContents } from '../../../common/forms/contents.ts'
import {
  isUnreadableSetting,
  parseApprovals,
  parseAttachment,
  type RequiredApproval as Approval,
} from '../../../common/forms/template.ts'
import {
  formTemplateGet,
  formTemplateList,
  readingKeys,
  type FormTemplate as Row,
} from '../../../services/features/interviewForms/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { loader, oneByOne } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { EmailTemplateType } from '../emailTemplates/emailTemplate.ts'
import { User } from '../users/user.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'

export const forms = loader<Row>({
  read: oneByOne((id, { rest }) => rest.call(formTemplateGet, { params: { id } })),
  key: ({ id }) => id,
})

const RequiredApproval = builder
  .objectRef<Approval>('RequiredApproval')
  .implement({
    description: 'Whether the statuses of a group require an approval, and which statuses mean approval and rejection.',
    fields: (t) => ({
      statusGroupDatabaseId: t.exposeID('id_GroupStatus', {
        description: 'The id of the status group in the services.',
      }),
      isRequired: t.exposeBoolean('isRequired', { description: 'Whether the approval is required.' }),
      approveStatusDatabaseId: t.exposeID('yesStatusId', {
        description: "The services' id of the status that means approval. Empty if none is chosen.",
      }),
      rejectStatusDatabaseId: t.exposeID('noStatusId', {
        description: "The services' id of the status that means rejection. Empty if none is chosen.",
      }),
    }),
  })

const InterviewFormPart = builder.enumType('InterviewFormPart', {
  description: 'A part of a form that is stored as a separate text.',
  values: {
    CONTENTS: { value: 'contents', description: 'The fields of the form.' },
    APPROVALS: { value: 'approvals', description: 'The required approvals.' },
    ATTACHMENT: { value: 'attachment', description: 'The attachment of an offer.' },
  } as const,
})

type UnreadPart = { part: 'contents' | 'approvals' | 'attachment'; text: string }

const UnreadFormPart = builder
  .objectRef<UnreadPart>('UnreadFormPart')
  .implement({
    description: 'A part of a form whose text cannot be read.',
    fields: (t) => ({
      part: t.expose('part', { type: InterviewFormPart, description: 'The part of the form.' }),
      text: t.exposeString('text', { description: 'The stored text.' }),
    }),
  })

/** Returns the parts that look empty only because their text cannot be read. */
function unreadParts({ contents, requiredApprovalSetting, attachmentSetting }: Row): UnreadPart[] {
  const parts: [UnreadPart['part'], string, boolean][] = [
    ['contents', contents, isUnreadable(contents)],
    ['approvals', requiredApprovalSetting, isUnreadableSetting(requiredApprovalSetting)],
    ['attachment', attachmentSetting, isUnreadableSetting(attachmentSetting)],
  ]
  return parts.flatMap(([part, text, isUnread]) => (isUnread ? [{ part, text }] : []))
}

/** The values are the numbers that the services use. */
export const InterviewFormCategory = builder.enumType('InterviewFormCategory', {
  description: 'The purpose of an interview form.',
  values: {
    FEEDBACK: { value: 1, description: 'Feedback of interviewers on a candidate.' },
    SALARY_OFFER: { value: 2, description: 'The salary that is offered to a candidate.' },
    OFFER_LETTER: { value: 3, description: 'The letter in which the job is offered.' },
    APPLICATION: { value: 4, description: 'Applicants answer it on the public site.' },
    OTHER: { value: 0, description: 'Any other purpose.' },
  },
})
const categories = [1, 2, 3, 4] as const
/** The services may have further categories. */
export const categoryOf = (type: number) => categories.find((one) => one === type) ?? 0

export const InterviewForm = node<Row>('InterviewForm', {
  description: 'A form that interviewers fill in, or the template of an offer.',
  permission: readingKeys,
  loader: forms,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('formName', { description: 'The name of the form.' }),
    category: t.field({
      type: InterviewFormCategory,
      description: 'The purpose of the form.',
      resolve: ({ type }) => categoryOf(type),
    }),
    isActive: t.exposeBoolean('active', { description: 'Whether the form is in use.' }),
    contents: t.exposeString('contents', {
      description:
        'The fields as JSON text, as they are stored: a list, or an object with isCalcJobRank, idJobRank, columns and extendProperties.',
    }),
    unreadParts: t.field({
      type: [UnreadFormPart],
      description:
        'Parts that look empty only because their stored text cannot be read. Saving the form as it looks replaces them.',
      resolve: unreadParts,
    }),
    leftOutEntries: t.stringList({
      description:
        'Stored entries of the contents that are not shown because they have no title. They are preserved when the form is saved.',
      resolve: ({ contents }) => [...leftOutOf(parseContents(contents))],
    }),
    requiredApprovals: t.field({
      type: [RequiredApproval],
      description: 'Approvals by status group.',
      resolve: ({ requiredApprovalSetting }) => parseApprovals(requiredApprovalSetting),
    }),
    attachment: t.field({
      type: File,
      nullable: true,
      description: "The offer's attachment, or null if there is none.",
      resolve: ({ attachmentSetting, attachmentName }) => {
        const attachment = parseAttachment(attachmentSetting)
        return (
          attachment && {
            path: attachment.file,
            name: attachmentName,
            downloadUrl: downloadUrlOf('commonsFile', { path: attachment.file }),
          }
        )
      },
    }),
    templateType: t.field({
      type: EmailTemplateType,
      nullable: true,
      mayFailAlone: true,
      description: 'The e-mail template type of the form.',
      resolve: ({ emailTemplateType }) =>
        /^\d{1,4}$/.test(emailTemplateType) ? { type: Number(emailTemplateType) } : null,
    }),
    version: t.exposeInt('version', {
      description: 'A number that grows with each change. An update passes the version that it is based on.',
    }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who created the form.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', nullable: true, description: 'When the form was created.' }),
    updatedBy: t.field({
      type: User,
      nullable: true,
      description: 'The user who last changed the form, or null if it was never changed.',
      resolve: ({ updatedBy }, _args, context, info) => User.named(context, updatedBy, info),
    }),
    updatedAt: t.expose('updatedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the form was last changed, or null if it was never changed.',
    }),
  }),
})

const InterviewFormConnection = connectionOf(InterviewForm)

const InterviewFormFilter = builder.inputType('InterviewFormFilter', {
  description: 'Conditions on interview forms. All conditions must hold.',
  fields: (t) => ({ category: t.field({ type: InterviewFormCategory, description: 'Only forms of this category.' }) }),
})

builder.queryFields((t) => ({
  interviewForms: t.field({
    type: InterviewFormConnection,
    operation: formTemplateList,
    description: "Interview forms of the viewer's company, newest first.",
    args: {
      query: t.arg.string({ description: 'A part of the name. Accents and case are ignored.' }),
      filter: t.arg({ type: InterviewFormFilter, description: 'Which forms to return. All of them by default.' }),
      ...pageArgs,
    },
    resolve: async (_root, { query, filter, ...args }, context, info) => {
      const conditions = { ...(filter?.category != null && { type: filter.category }), ...(query && { name: query }) }
      const page = await readPages(
        args,
        (part) =>
          context.rest.call(formTemplateList, { fieldNames: { name: 'query' }, body: { ...part, ...conditions } }),
        pageSelectionOf(info),
      )
      forms.prime(context, page.rows)
      return page
    },
  }),
  interviewForm: t.field({
    type: InterviewForm,
    nullable: true,
    permission: readingKeys,
    description: 'An interview form, or null if there is none.',
    args: {
      databaseId: t.arg.id({
        required: true,
        description: "The form's id in the services, as in the addresses of pages.",
      }),
    },
    resolve: (_root, { databaseId }, context) => InterviewForm.load(context, databaseId),
  }),
}))
