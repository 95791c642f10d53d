import type { Resume } from '../../../../services/features/candidates/contract.ts'
import { builder } from '../../../core/graph/builder.ts'
import { present } from '../../../core/rest/json.ts'

export type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const period = (t: InputBuilder) => ({
  startDate: t.field({ type: 'PartialDate', description: 'The start: YYYY[-MM[-DD]].' }),
  endDate: t.field({ type: 'PartialDate', description: 'The end: YYYY[-MM[-DD]].' }),
  isCurrent: t.boolean({ description: 'Whether it has not ended.' }),
})

const CandidateWorkInput = builder.inputType('CandidateWorkInput', {
  description: 'A place of work.',
  fields: (t) => ({
    company: t.string({ required: true, description: 'The name of the company.' }),
    position: t.string({ description: 'The position held there.' }),
    ...period(t),
    summary: t.string({ description: 'What the candidate did there, at most 10,000 characters.' }),
  }),
})

const CandidateEducationInput = builder.inputType('CandidateEducationInput', {
  description: 'A school, university or course.',
  fields: (t) => ({
    institution: t.string({ required: true, description: 'The name of the school.' }),
    area: t.string({ description: 'What was studied.' }),
    studyType: t.string({ description: 'The degree or type of study.' }),
    ...period(t),
  }),
})

const CandidateAwardInput = builder.inputType('CandidateAwardInput', {
  description: 'An award or certificate.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'The title of the award or certificate.' }),
    date: t.field({ type: 'PartialDate', description: 'When it was awarded: YYYY[-MM[-DD]].' }),
  }),
})

const CandidateSkillInput = builder.inputType('CandidateSkillInput', {
  description: 'A skill and its level.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The name of the skill.' }),
    level: t.int({
      required: true,
      description: 'From 1 (Fundamental Awareness) to 5 (Expert), or 0 if not specified.',
    }),
  }),
})

export const CandidateLanguageInput = builder.inputType('CandidateLanguageInput', {
  description: 'A language and its level.',
  fields: (t) => ({
    language: t.string({ required: true, description: 'The name of the language.' }),
    fluency: t.int({ required: true, description: 'The proficiency, 1–5, or 0 if not specified.' }),
  }),
})

export const CandidateResumeInput = builder.inputType('CandidateResumeInput', {
  description: "A candidate's experience and skills. Omitted fields are empty.",
  fields: (t) => ({
    summary: t.string({ description: 'A summary of the candidate in a few sentences, at most 10,000 characters.' }),
    work: t.field({ type: [CandidateWorkInput], description: 'Places of work, up to 100.' }),
    education: t.field({ type: [CandidateEducationInput], description: 'Schools, up to 50.' }),
    awards: t.field({ type: [CandidateAwardInput], description: 'Awards and certificates, up to 100.' }),
    skills: t.field({ type: [CandidateSkillInput], description: 'Skills, up to 100.' }),
    languages: t.field({ type: [CandidateLanguageInput], description: 'Languages, up to 50.' }),
  }),
})
type ResumeInput = typeof CandidateResumeInput.$inferInput

const periodOf = ({
  startDate,
  endDate,
  isCurrent,
}: {
  startDate?: string | null
  endDate?: string | null
  isCurrent?: boolean | null
}) => ({ startDate: startDate ?? null, endDate: endDate ?? null, isAdded: isCurrent ?? false })

/** Returns the resume in the form that the REST API expects. */
export const resumeOf = ({ summary, work, education, awards, skills, languages }: ResumeInput): Resume => ({
  ...present({ summary }),
  work: (work ?? []).map(({ company, position, summary: done, ...dates }) => ({
    company,
    ...present({ position, summary: done }),
    ...periodOf(dates),
  })),
  education: (education ?? []).map(({ institution, area, studyType, ...dates }) => ({
    institution,
    ...present({ area, studyType }),
    ...periodOf(dates),
  })),
  awards: (awards ?? []).map(({ title, date }) => ({ title, date: date ?? null })),
  skills: skills ?? [],
  languages: languages ?? [],
})
