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
import { say, type FieldErrors, type FieldMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { statusGroups } from '../lookups/statuses.ts'
import type { Parts } from '../lookups/vocabulary.ts'
import { formTypes, longestName, mostApplicationFields, type FormTemplateFields } from './contract.ts'
import { maximum } from '../../core/http/fieldTexts.ts'

const faultMessages: Record<FieldFault, (question: string) => FieldMessage> = {
  title: (question) => say('QUESTION_TITLE', { question }),
  options: (question) => say('QUESTION_OPTIONS', { question }),
  levels: (question) => say('QUESTION_LEVELS', { question, least: 1, most: 10 }),
  reasonTitle: (question) => say('QUESTION_REASON', { question, max: 200 }),
  bounds: (question) => say('QUESTION_BOUNDS', { question }),
  showWhen: (question) => say('QUESTION_CONDITION', { question }),
  applicants: (question) => say('QUESTION_APPLICANTS', { question }),
}

function contentsErrors({ contents: text, type }: FormTemplateFields): FieldMessage[] {
  if (!isContents(text)) return [say('JSON_LIST_OR_OBJECT')]
  const contents = parseContents(text)
  const isApplication = type === formTypes.application
  if (isApplication && contents.fields.length > mostApplicationFields)
    return [say('TOO_MANY', { most: mostApplicationFields })]
  const faults = faultsOfFields(contents.fields, isApplication).flatMap((found, at) =>
    found.map((fault) => faultMessages[fault](textOf(contents.fields[at]!, 'title'))),
  )
  return lacksJobRank(contents) ? [...faults, say('CHOOSE_JOB_RANK')] : faults
}

async function approvalErrors(parts: Parts, text: string): Promise<FieldMessage[]> {
  const incomplete = parseApprovals(text).filter(isIncomplete)
  if (incomplete.length === 0) return []
  const groups = await statusGroups(parts)
  const nameOf = (id: string) => groups.find((group) => group.id === id)?.name ?? id
  return incomplete.map((approval) => say('APPROVAL_INCOMPLETE', { group: nameOf(approval.id_GroupStatus) }))
}

/** The fields as they are stored; throws 400 with what the builder says about them (000/5). */
export async function checkForm(parts: Parts, fields: FormTemplateFields): Promise<FormTemplateFields> {
  const formName = fields.formName.trim()
  const errors: FieldErrors = {}
  if (formName === '') errors.formName = [say('FORM_NAME_REQUIRED')]
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
