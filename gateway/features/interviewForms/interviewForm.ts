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
    description: 'Whether the statuses of a group need an approval, and which of them approve and reject.',
    fields: (t) => ({
      statusGroupDatabaseId: t.exposeID('id_GroupStatus', { description: "The services' id of the status group." }),
      isRequired: t.exposeBoolean('isRequired', { description: 'The approval is required.' }),
      approveStatusDatabaseId: t.exposeID('yesStatusId', {
        description: "The services' id of the status that approves; empty when none is chosen.",
      }),
      rejectStatusDatabaseId: t.exposeID('noStatusId', {
        description: "The services' id of the status that rejects; empty when none is chosen.",
      }),
    }),
  })

const InterviewFormPart = builder.enumType('InterviewFormPart', {
  description: 'A part of a form that is stored as a text of its own.',
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
      part: t.expose('part', { type: InterviewFormPart, description: 'Part of the form.' }),
      text: t.exposeString('text', { description: 'The text as it is stored.' }),
    }),
  })

/** Parts that look empty only because their text cannot be read. */
function unreadParts({ contents, requiredApprovalSetting, attachmentSetting }: Row): UnreadPart[] {
  const parts: [UnreadPart['part'], string, boolean][] = [
    ['contents', contents, isUnreadable(contents)],
    ['approvals', requiredApprovalSetting, isUnreadableSetting(requiredApprovalSetting)],
    ['attachment', attachmentSetting, isUnreadableSetting(attachmentSetting)],
  ]
  return parts.flatMap(([part, text, isUnread]) => (isUnread ? [{ part, text }] : []))
}

/** The services count them. */
export const InterviewFormCategory = builder.enumType('InterviewFormCategory', {
  description: 'What an interview form is for.',
  values: {
    FEEDBACK: { value: 1, description: 'Interviewers say what they think of a candidate.' },
    SALARY_OFFER: { value: 2, description: 'The salary that is offered to a candidate.' },
    OFFER_LETTER: { value: 3, description: 'The letter that offers the job.' },
    APPLICATION: { value: 4, description: 'Applicants answer it on the public site.' },
    OTHER: { value: 0, description: 'None of them.' },
  },
})
const categories = [1, 2, 3, 4] as const
/** Services may have further ones. */
export const categoryOf = (type: number) => categories.find((one) => one === type) ?? 0

export const InterviewForm = node<Row>('InterviewForm', {
  description: 'A form that interviewers fill in, or the template of an offer.',
  permission: readingKeys,
  loader: forms,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('formName', { description: 'Name of the form.' }),
    category: t.field({
      type: InterviewFormCategory,
      description: 'What the form is for.',
      resolve: ({ type }) => categoryOf(type),
    }),
    isActive: t.exposeBoolean('active', { description: 'The form is in use.' }),
    contents: t.exposeString('contents', {
      description:
        'The fields as JSON text, as they are stored: a list, or an object with isCalcJobRank, idJobRank, columns and extendProperties.',
    }),
    unreadParts: t.field({
      type: [UnreadFormPart],
      description:
        'Parts that look empty only because their stored text cannot be read: whoever saves the form as it looks replaces them.',
      resolve: unreadParts,
    }),
    leftOutEntries: t.stringList({
      description:
        'Entries of the contents that nobody is shown, as they are stored: those without a title. They stay when the form is saved.',
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
      description: "The offer's attachment; null without one.",
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
      description: 'The e-mail template type that the form is kept under.',
      resolve: ({ emailTemplateType }) =>
        /^\d{1,4}$/.test(emailTemplateType) ? { type: Number(emailTemplateType) } : null,
    }),
    version: t.exposeInt('version', { description: 'Grows with each change; a change names the one that it saw.' }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who made the form.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', nullable: true, description: 'When the form was made.' }),
    updatedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who changed the form last; null when nobody has.',
      resolve: ({ updatedBy }, _args, context, info) => User.named(context, updatedBy, info),
    }),
    updatedAt: t.expose('updatedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the form was last changed; null while it never was.',
    }),
  }),
})

const InterviewFormConnection = connectionOf(InterviewForm)

const InterviewFormFilter = builder.inputType('InterviewFormFilter', {
  description: 'Conditions on interview forms; all of them must hold.',
  fields: (t) => ({ category: t.field({ type: InterviewFormCategory, description: 'Only forms of this category.' }) }),
})

builder.queryFields((t) => ({
  interviewForms: t.field({
    type: InterviewFormConnection,
    operation: formTemplateList,
    description: "Interview forms of the viewer's company, the newest first.",
    args: {
      query: t.arg.string({ description: 'Part of the name, whatever its case and accents.' }),
      filter: t.arg({ type: InterviewFormFilter, description: 'Which forms; all without it.' }),
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
    description: 'One interview form; null when there is none.',
    args: {
      databaseId: t.arg.id({ required: true, description: "The services' id, as addresses of pages carry it." }),
    },
    resolve: (_root, { databaseId }, context) => InterviewForm.load(context, databaseId),
  }),
}))
