import { defaultAnswers, type Answer, type Answers } from '../../common/forms/answers.ts'
import { shownAnswers } from '../../common/forms/conditions.ts'
import { parseContents } from '../../common/forms/contents.ts'
import {
  fieldKey,
  hasOptions,
  levelsOf,
  optionsOf,
  questionTypeOf,
  restrictionOf,
  takesMany,
} from '../../common/forms/fields.ts'
import type { FormField } from '../../common/forms/fields.ts'
import { scoreOf } from '../../common/forms/score.ts'
import type { CompanyDb } from '../core/database/companyDb.ts'
import type { Recommendation } from '../features/feedbackRequests/feedbackShapes.ts'
import '../features/feedbackRequests/tables.ts'
import { askedAgo, interviewedPlaces } from './interviews.ts'
import { demoId } from './random.ts'

interface Owed {
  by: string
  /** What was given; left out: nothing yet. */
  given?: { recommendation: Recommendation; summary: string; /** 0 is the best option. */ option: number }
  /** Whether the feedback was begun. */
  begun?: true
  /** Days until it is due; negative: overdue. */
  due: number
}

const formName = 'Technical interview – Backend'
/** The feedback that is due for each interviewed candidate, one list per candidate. */
const plan: readonly (readonly Owed[])[] = [
  [
    { by: 'manager', due: -1, given: { recommendation: 'strongYes', summary: 'Calm, precise, and asks good questions. I would like to have them in the team.', option: 0 } }, // prettier-ignore
    { by: 'interviewer', due: -1, given: { recommendation: 'yes', summary: 'Strong on databases, still learning about operations.', option: 1 } }, // prettier-ignore
    { by: 'recruiter2', due: 1 },
  ],
  [
    { by: 'manager', due: 1 },
    { by: 'interviewer', due: -2, begun: true },
  ],
  [
    { by: 'manager', due: -3, given: { recommendation: 'no', summary: 'Good company, but not at the level that we need now.', option: 2 } }, // prettier-ignore
    { by: 'recruiter', due: 2 },
  ],
]
const texts = [
  'Described the move of the billing system to PostgreSQL and took the lead in planning it.',
  'Knew where the queries were slow and showed the plans before and after.',
]
const day = 86_400_000

/** Returns an answer to each question; for questions with options, the option at this position. */
function answersTo(fields: readonly FormField[], option: number, now: number): Answers {
  const own = fields.flatMap((field, at): [string, Answer][] => {
    const key = fieldKey(field, at)
    if (questionTypeOf(field) === 'Rate') return [[key, { value: Math.max(1, levelsOf(field) - option) }]]
    if (questionTypeOf(field) === 'Text')
      return [[key, { value: restrictionOf(field) ? '6' : texts[at % texts.length]! }]]
    if (!hasOptions(field)) return []
    const values = optionsOf(field).map(({ value }) => value)
    const one = values[Math.min(option, values.length - 1)]!
    return [[key, takesMany(field) ? { value: values.slice(0, 2) } : { value: one, reason: texts[1] }]]
  })
  return shownAnswers(fields, { ...defaultAnswers(fields, new Date(now)), ...Object.fromEntries(own) })
}

/** Inserts requests for feedback on interviewed candidates: some answered, some begun, some overdue. */
export async function insertFeedback(db: CompanyDb, company: string, now: number): Promise<void> {
  if (company !== 'first') return
  const form = await db
    .from('form_template')
    .select(['form_template.id', 'form_template.name', 'form_template.version', 'form_template.contents'])
    .where('form_template.name', '=', formName)
    .executeTakeFirst()
  if (!form) return
  const places = await interviewedPlaces(db, company, now, plan.length)
  const versionId = demoId(`${company} feedback form`)
  const { id: formId, name, version, contents } = form
  await db.insert('feedback_form_version', { id: versionId, form_id: formId, version, name, contents }).execute()
  const { fields } = parseContents(contents)
  for (const [at, place] of places.entries()) {
    for (const { by, due, given, begun } of plan[at]!) {
      const id = demoId(`${company} feedback ${at} ${by}`)
      const submittedAt = given ? new Date(now - day) : null
      await db
        .insert('feedback_request', {
          id,
          job_id: place.job_id,
          candidate_id: place.candidate_id,
          status_id: place.status_id,
          status_name: place.name,
          form_id: formId,
          form_version_id: given || begun ? versionId : null,
          user_name: by,
          asked_by: by === 'recruiter' ? 'manager' : 'recruiter',
          asked_at: new Date(now - askedAgo),
          due_at: new Date(now + due * day),
          state: given ? 'submitted' : begun ? 'draft' : 'asked',
          submitted_at: submittedAt,
        })
        .execute()
      const answers = answersTo(fields, given?.option ?? 0, now)
      if (begun)
        await db
          .insert('feedback_draft', {
            request_id: id,
            version: 1,
            answers: JSON.stringify(answers),
            summary: 'To be finished after the call with the team.',
          })
          .execute()
      if (!given) continue
      const score = scoreOf(fields, answers)
      await db
        .insert('feedback_answer', {
          id: demoId(`${company} feedback answer ${at} ${by}`),
          request_id: id,
          revision: 1,
          answers: JSON.stringify(answers),
          recommendation: given.recommendation,
          summary: given.summary,
          points: score?.points ?? null,
          most_points: score?.mostPoints ?? null,
          percents: score?.percents ?? null,
          most_percents: score?.mostPercents ?? null,
          job_rank: given.recommendation === 'strongYes' ? 'Senior' : 'Middle',
          written_by: by,
          written_at: submittedAt!,
        })
        .execute()
    }
  }
}
