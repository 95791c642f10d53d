import type { Answers } from '../../../common/forms/answers.ts'
import { parseContents } from '../../../common/forms/contents.ts'
import { fieldKey, textOf } from '../../../common/forms/fields.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../../features/candidates/tables.ts'
import { formTypes } from '../../features/interviewForms/contract.ts'
import '../../features/interviewForms/tables.ts'
import '../../features/jobs/tables.ts'
import '../../features/offers/tables.ts'
import '../../features/workflows/tables.ts'
import { demoId } from '../random.ts'

const day = 86_400_000

/** The answers of the demo, by question title; work begins on the first day of a month. */
const termsOn = (now: number): Readonly<Record<string, string>> => ({
  'Gross salary (million đ)': '42',
  'Bonus (months)': '2',
  Contract: 'Probation 2 months',
  Benefits: 'Health insurance for the family, 15 days of leave, laptop of choice',
  'Start date': `${new Date(now + 75 * day).toISOString().slice(0, 8)}01`,
})

/** Inserts a salary offer by the recruiter that is waiting for the manager. */
export async function insertOffers(db: CompanyDb, company: string, now: number): Promise<void> {
  if (company !== 'first') return
  const askedAt = new Date(now - 1.5 * day)
  const form = await db
    .from('form_template')
    .select(['form_template.id', 'form_template.name', 'form_template.contents'])
    .where('form_template.type', '=', formTypes.salaryOffer)
    .executeTakeFirst()
  const place = await db
    .from('job_candidate')
    .innerJoin('job', (join) =>
      join
        .onRef('job.company_id', '=', 'job_candidate.company_id')
        .onRef('job.id', '=', 'job_candidate.job_id')
        .on('job.status', '=', 0),
    )
    .innerJoin('workflow_status', (join) =>
      join
        .onRef('workflow_status.company_id', '=', 'job_candidate.company_id')
        .onRef('workflow_status.id', '=', 'job_candidate.status_id'),
    )
    .select(['job_candidate.job_id', 'job_candidate.candidate_id'])
    .where('job_candidate.rejected_at', 'is', null)
    .where('job_candidate.status_at', '<', askedAt)
    // Salaries are proposed to candidates who have reached that stage.
    .orderBy((eb) => eb('workflow_status.key', '=', 'SALARY_PROPOSED'), 'desc')
    .orderBy((eb) => eb('workflow_status.key', '=', 'IN_PROCESS'), 'desc')
    .orderBy('job_candidate.job_id')
    .orderBy('job_candidate.candidate_id')
    .executeTakeFirst()
  if (!form || !place) return
  const terms = termsOn(now)
  const answers: Answers = Object.fromEntries(
    parseContents(form.contents).fields.flatMap((field, at) => {
      const value = terms[textOf(field, 'title')]
      return value ? [[fieldKey(field, at), { value }]] : []
    }),
  )
  const id = demoId(`${company} offer`)
  await db
    .insert('offer', {
      id,
      ...place,
      kind: 'salaryOffer',
      form_id: form.id,
      form_name: form.name,
      form_contents: form.contents,
      answers: JSON.stringify(answers),
      state: 'pending',
      yes_key: 'SALARY_APPROVED',
      no_key: 'SALARY_REJECTED',
      submitted_by: 'recruiter',
      created_by: 'recruiter',
      updated_at: askedAt,
    })
    .execute()
  const step = { id: demoId(`${company} offer step`), offer_id: id, round: 1, position: 0, user_name: 'manager' }
  await db.insert('offer_approval', { ...step, asked_at: askedAt }).execute()
}
