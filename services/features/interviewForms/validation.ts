import { isContents, parseContents } from '../../../common/forms/contents.ts'
import { textOf } from '../../../common/forms/fields.ts'
import {
  faultsOfFields,
  isIncomplete,
  lacksJobRank,
  parseApprovals,
  parseAttachment,
  serialiseAttachment,
  type FieldFault,
} from '../../../common/forms/template.ts'
import { createMessage, type FieldErrors, type FieldMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { statusGroups } from '../lookups/statuses.ts'
import type { Parts } from '../lookups/vocabulary.ts'
import { formTypes, longestName, mostApplicationFields, type FormTemplateFields } from './contract.ts'
import { maximum } from '../../core/http/fieldTexts.ts'

const faultMessages: Record<FieldFault, (question: string) => FieldMessage> = {
  title: (question) => createMessage('QUESTION_TITLE', { question }),
  options: (question) => createMessage('QUESTION_OPTIONS', { question }),
  levels: (question) => createMessage('QUESTION_LEVELS', { question, least: 1, most: 10 }),
  reasonTitle: (question) => createMessage('QUESTION_REASON', { question, max: 200 }),
  bounds: (question) => createMessage('QUESTION_BOUNDS', { question }),
  showWhen: (question) => createMessage('QUESTION_CONDITION', { question }),
  applicants: (question) => createMessage('QUESTION_APPLICANTS', { question }),
}

function contentsErrors({ contents: text, type }: FormTemplateFields): FieldMessage[] {
  if (!isContents(text)) return [createMessage('JSON_LIST_OR_OBJECT')]
  const contents = parseContents(text)
  const isApplication = type === formTypes.application
  if (isApplication && contents.fields.length > mostApplicationFields)
    return [createMessage('TOO_MANY', { most: mostApplicationFields })]
  const faults = faultsOfFields(contents.fields, isApplication).flatMap((found, at) =>
    found.map((fault) => faultMessages[fault](textOf(contents.fields[at]!, 'title'))),
  )
  return lacksJobRank(contents) ? [...faults, createMessage('CHOOSE_JOB_RANK')] : faults
}

async function approvalErrors(parts: Parts, text: string): Promise<FieldMessage[]> {
  const incomplete = parseApprovals(text).filter(isIncomplete)
  if (incomplete.length === 0) return []
  const groups = await statusGroups(parts)
  const nameOf = (id: string) => groups.find((group) => group.id === id)?.name ?? id
  return incomplete.map((approval) => createMessage('APPROVAL_INCOMPLETE', { group: nameOf(approval.id_GroupStatus) }))
}

/** Returns the fields as they are stored. Throws 400 with the messages of the form builder (000/5). */
export async function checkForm(parts: Parts, fields: FormTemplateFields): Promise<FormTemplateFields> {
  const formName = fields.formName.trim()
  const errors: FieldErrors = {}
  if (formName === '') errors.formName = [createMessage('FORM_NAME_REQUIRED')]
  else if ([...formName].length > longestName) errors.formName = [maximum(longestName)]
  const contents = contentsErrors(fields)
  if (contents.length > 0) errors.contents = contents
  const approvals = await approvalErrors(parts, fields.requiredApprovalSetting)
  if (approvals.length > 0) errors.requiredApprovalSetting = approvals
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return {
    ...fields,
    formName,
    requiredApprovalSetting: JSON.stringify(parseApprovals(fields.requiredApprovalSetting)),
    attachmentSetting: serialiseAttachment(parseAttachment(fields.attachmentSetting)),
  }
}
