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

/** The form of a site, with its fields as applicants see them. */
export interface ApplicationForm extends CareerForm {
  form: FeedbackForm
  fields: readonly FormField[]
}

/**
 * Returns a form as applicants see it, as JSON text: its layout and fields, without the rules for evaluating their
 * answers.
 */
function textForApplicants(columns: number, fields: readonly FormField[]): string {
  return columns === 1 ? JSON.stringify(fields) : serialiseContents({ ...noContents, columns, fields })
}

/** Returns a stored form as applicants see it, as JSON text. */
export function contentsForApplicants(contents: string): string {
  const { columns, fields } = parseContents(contents)
  return textForApplicants(columns, applicantFields(fields))
}

/**
 * Returns the application form of a company's site. Returns null if none is selected, or if it is not active or has no
 * fields for applicants.
 */
export async function readApplicationForm(db: CompanyDb): Promise<ApplicationForm | null> {
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
  // Hashes the questions only: a new layout is no reason to ask somebody again.
  const edition = createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22)
  return { form: { id: null, ...form }, fields, contents, edition }
}

/** Whether a form may be selected for the site: an active application form. */
export const isApplicationForm = async (db: CompanyDb, id: string): Promise<boolean> =>
  (await db
    .from('form_template')
    .select('form_template.id')
    .where('form_template.id', '=', id)
    .where('form_template.type', '=', formTypes.application)
    .where('form_template.is_active', '=', true)
    // Prevents its deletion before the transaction ends.
    .forShare()
    .executeTakeFirst()) !== undefined

/** Returns the answers to the questions of the form, and the errors in them. */
export function checkApplicationAnswers(
  asked: ApplicationForm | null,
  given: Answers,
): { answers: Answers; errors: FieldErrors } {
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
