import { isContents, parseContents } from '../../../common/forms/contents.ts'
import { textOf } from '../../../common/forms/fields.ts'
import {
  faultsOfFields,
  isIncomplete,
  lacksJobRank,
  parseApprovals,
  parseAttachment,
  serialiseAttachment,
} from '../../../common/forms/template.ts'
import { badInput } from '../../core/http/errors.ts'
import { statusGroups } from '../lookups/statuses.ts'
import type { Parts } from '../lookups/vocabulary.ts'
import { longestName, type FormTemplateFields } from './contract.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'

const words = {
  title: required,
  options: 'Duplicated or empty option',
  levels: 'Enter a number from 1 to 10',
  reasonTitle: maximum(200),
  showWhen: 'Its condition needs an earlier question and answers of it',
}

function contentsErrors(text: string): string[] {
  if (!isContents(text)) return ['must be the JSON text of a list or an object']
  const contents = parseContents(text)
  const faults = faultsOfFields(contents.fields).flatMap((found, at) =>
    found.map((fault) => `${textOf(contents.fields[at]!, 'title')}: ${words[fault]}`),
  )
  return lacksJobRank(contents) ? [...faults, 'Please choose Job Rank!'] : faults
}

async function approvalErrors(parts: Parts, text: string): Promise<string[]> {
  const incomplete = parseApprovals(text).filter(isIncomplete)
  if (incomplete.length === 0) return []
  const groups = await statusGroups(parts)
  const nameOf = (id: string) => groups.find((group) => group.id === id)?.name ?? id
  return incomplete.map((approval) => `Please select item for Approve or Reject of ${nameOf(approval.id_GroupStatus)}`)
}

/** The fields as they are stored; throws 400 with what the builder says about them (000/5). */
export async function checkForm(parts: Parts, fields: FormTemplateFields): Promise<FormTemplateFields> {
  const formName = fields.formName.trim()
  const errors: Record<string, string[]> = {}
  if (formName === '') errors.formName = ['Form Name is required']
  else if ([...formName].length > longestName) errors.formName = [maximum(longestName)]
  const contents = contentsErrors(fields.contents)
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
