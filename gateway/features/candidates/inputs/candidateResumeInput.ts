import type { Resume } from '../../../../services/features/candidates/contract.ts'
import { builder } from '../../../core/graph/builder.ts'
import { present } from '../../../core/rest/json.ts'

export type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const period = (t: InputBuilder) => ({
  startDate: t.field({ type: 'PartialDate', description: 'From when: YYYY[-MM[-DD]].' }),
  endDate: t.field({ type: 'PartialDate', description: 'Until when: YYYY[-MM[-DD]].' }),
  isCurrent: t.boolean({ description: 'It still goes on.' }),
})

const CandidateWorkInput = builder.inputType('CandidateWorkInput', {
  description: 'A place of work.',
  fields: (t) => ({
    company: t.string({ required: true, description: 'Name of the company.' }),
    position: t.string({ description: 'Position held there.' }),
    ...period(t),
    summary: t.string({ description: 'What the candidate did there; up to 10,000 characters.' }),
  }),
})

const CandidateEducationInput = builder.inputType('CandidateEducationInput', {
  description: 'A school, university or course.',
  fields: (t) => ({
    institution: t.string({ required: true, description: 'Name of the school.' }),
    area: t.string({ description: 'What was studied.' }),
    studyType: t.string({ description: 'Degree or kind of study.' }),
    ...period(t),
  }),
})

const CandidateAwardInput = builder.inputType('CandidateAwardInput', {
  description: 'An award or certificate.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'What it is called.' }),
    date: t.field({ type: 'PartialDate', description: 'When it was given: YYYY[-MM[-DD]].' }),
  }),
})

const CandidateSkillInput = builder.inputType('CandidateSkillInput', {
  description: 'A skill and how well it is mastered.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the skill.' }),
    level: t.int({ required: true, description: '1 Fundamental Awareness … 5 Expert; 0 when it is not said.' }),
  }),
})

export const CandidateLanguageInput = builder.inputType('CandidateLanguageInput', {
  description: 'A language and how well it is spoken.',
  fields: (t) => ({
    language: t.string({ required: true, description: 'Name of the language.' }),
    fluency: t.int({ required: true, description: 'Proficiency, 1–5; 0 when it is not said.' }),
  }),
})

export const CandidateResumeInput = builder.inputType('CandidateResumeInput', {
  description: 'What a candidate has done and can do. What is left out is empty.',
  fields: (t) => ({
    summary: t.string({ description: 'The candidate in a few sentences; up to 10,000 characters.' }),
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

/** The resume as the wire has it. */
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
