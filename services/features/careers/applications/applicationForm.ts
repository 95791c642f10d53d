import { createHash } from 'node:crypto'
import type { Answers } from '../../../../common/forms/answers.ts'
import { applicantFields } from '../../../../common/forms/applicants.ts'
import { shownAnswers } from '../../../../common/forms/conditions.ts'
import { parseContents, serialiseContents, noContents } from '../../../../common/forms/contents.ts'
import type { FormField } from '../../../../common/forms/fields.ts'
import type { FieldErrors } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { maximum } from '../../../core/http/fieldTexts.ts'
import { answerErrors, fieldsOnly } from '../../feedbackRequests/checking.ts'
import type { FeedbackForm } from '../../feedbackRequests/feedbackShapes.ts'
import { formTypes } from '../../interviewForms/contract.ts'
import '../../interviewForms/tables.ts'
import { applicationLimits, type CareerForm } from './contract.ts'

/** What a site asks: the form, and its fields as applicants get them. */
export interface Asked extends CareerForm {
  form: FeedbackForm
  fields: readonly FormField[]
}

/** A form as applicants get it, as JSON text: its layout, and nothing of what is decided by their answers. */
function textForApplicants(columns: number, fields: readonly FormField[]): string {
  return columns === 1 ? JSON.stringify(fields) : serialiseContents({ ...noContents, columns, fields })
}

/** What a stored form is to applicants, as JSON text. */
export function contentsForApplicants(contents: string): string {
  const { columns, fields } = parseContents(contents)
  return textForApplicants(columns, applicantFields(fields))
}

/** The application form of a company's site; null: none was chosen, it is not active (any more), or nothing in it can be asked. */
export async function askedOn(db: CompanyDb): Promise<Asked | null> {
  const form = await db
    .from('career_site')
    .innerJoin('form_template', (join) =>
      join
        .onRef('form_template.company_id', '=', 'career_site.company_id')
        .onRef('form_template.id', '=', 'career_site.form_id'),
    )
    .select(['form_template.id as formId', 'form_template.version', 'form_template.name', 'form_template.contents'])
    .where('form_template.type', '=', formTypes.application)
    .where('form_template.is_active', '=', true)
    .executeTakeFirst()
  if (!form) return null
  const stored = parseContents(form.contents)
  const fields = applicantFields(stored.fields)
  if (fields.length === 0) return null
  const contents = textForApplicants(stored.columns, fields)
  // Of the questions alone: another layout is no reason to ask somebody again.
  const edition = createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22)
  return { form: { id: null, ...form }, fields, contents, edition }
}

/** Whether a form may be chosen for the site: an active one for applications. */
export const isApplicationForm = async (db: CompanyDb, id: string): Promise<boolean> =>
  (await db
    .from('form_template')
    .select('form_template.id')
    .where('form_template.id', '=', id)
    .where('form_template.type', '=', formTypes.application)
    .where('form_template.is_active', '=', true)
    // It is not deleted before the transaction ends.
    .forShare()
    .executeTakeFirst()) !== undefined

/** What was answered of what was asked, and what is wrong with it. */
export function judged(asked: Asked | null, given: Answers): { answers: Answers; errors: FieldErrors } {
  if (!asked) return { answers: {}, errors: {} }
  const answers = shownAnswers(asked.fields, fieldsOnly(asked.fields, given))
  const errors: FieldErrors = {}
  for (const [key, answer] of Object.entries(answers))
    for (const [name, text] of [
      [key, answer?.value],
      [`${key}.reason`, answer?.reason],
    ] as const)
      if (typeof text === 'string' && [...text].length > applicationLimits.answer)
        errors[`answers.${name}`] = [maximum(applicationLimits.answer)]
  return { answers, errors: { ...errors, ...answerErrors(asked.fields, answers) } }
}
