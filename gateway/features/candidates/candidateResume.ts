import {
  candidateGet,
  candidateDetailByIds,
  type Candidate as Detail,
  type Resume,
} from '../../../services/features/candidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { byIds, loader, oneByOne } from '../../core/graph/loader.ts'
import { RequestError } from '../../core/graph/requestError.ts'
import { Candidate } from './candidate.ts'
import { CandidateLanguage } from './inputs/candidateValues.ts'

type Work = Resume['work'][number]
type Education = Resume['education'][number]
type Award = Resume['awards'][number]
type Skill = Resume['skills'][number]

const CandidateWork = builder
  .objectRef<Work>('CandidateWork')
  .implement({
    description: 'A place of work. The exact day is often unknown, so dates are YYYY, YYYY-MM or YYYY-MM-DD.',
    fields: (t) => ({
      company: t.exposeString('company', { description: 'The name of the company.' }),
      position: t.exposeString('position', { nullable: true, description: 'The position held there.' }),
      startDate: t.expose('startDate', {
        type: 'PartialDate',
        nullable: true,
        description: 'The start: YYYY[-MM[-DD]].',
      }),
      endDate: t.expose('endDate', { type: 'PartialDate', nullable: true, description: 'The end: YYYY[-MM[-DD]].' }),
      isCurrent: t.boolean({
        description: 'Whether the candidate still works there.',
        resolve: ({ isAdded }) => isAdded ?? false,
      }),
      summary: t.exposeString('summary', { nullable: true, description: 'What the candidate did there.' }),
    }),
  })

const CandidateEducation = builder
  .objectRef<Education>('CandidateEducation')
  .implement({
    description: 'A school, university or course.',
    fields: (t) => ({
      institution: t.exposeString('institution', { description: 'The name of the school.' }),
      area: t.exposeString('area', { nullable: true, description: 'What was studied.' }),
      studyType: t.exposeString('studyType', { nullable: true, description: 'The degree or type of study.' }),
      startDate: t.expose('startDate', {
        type: 'PartialDate',
        nullable: true,
        description: 'The start: YYYY[-MM[-DD]].',
      }),
      endDate: t.expose('endDate', { type: 'PartialDate', nullable: true, description: 'The end: YYYY[-MM[-DD]].' }),
      isCurrent: t.boolean({
        description: 'Whether the candidate still studies there.',
        resolve: ({ isAdded }) => isAdded ?? false,
      }),
    }),
  })

const CandidateAward = builder
  .objectRef<Award>('CandidateAward')
  .implement({
    description: 'An award or certificate.',
    fields: (t) => ({
      title: t.exposeString('title', { description: 'The title of the award or certificate.' }),
      date: t.expose('date', {
        type: 'PartialDate',
        nullable: true,
        description: 'When it was awarded: YYYY[-MM[-DD]].',
      }),
    }),
  })

const CandidateSkill = builder
  .objectRef<Skill>('CandidateSkill')
  .implement({
    description: 'A skill and its level.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The name of the skill.' }),
      level: t.exposeInt('level', {
        description: 'From 1 (Fundamental Awareness) to 5 (Expert), or 0 if not specified.',
      }),
    }),
  })

export const CandidateResume = builder
  .objectRef<Resume>('CandidateResume')
  .implement({
    description: "A candidate's experience and skills.",
    fields: (t) => ({
      summary: t.exposeString('summary', {
        nullable: true,
        description: 'A summary of the candidate in a few sentences.',
      }),
      work: t.field({
        type: [CandidateWork],
        description: 'Places of work, latest first.',
        resolve: ({ work }) => work,
      }),
      education: t.field({
        type: [CandidateEducation],
        description: 'Schools, latest first.',
        resolve: ({ education }) => education,
      }),
      awards: t.field({
        type: [CandidateAward],
        description: 'Awards and certificates.',
        resolve: ({ awards }) => awards,
      }),
      skills: t.field({
        type: [CandidateSkill],
        description: 'Skills with their levels.',
        resolve: ({ skills }) => skills,
      }),
      languages: t.field({
        type: [CandidateLanguage],
        description: 'Languages that the candidate speaks.',
        resolve: ({ languages }) => languages,
      }),
    }),
  })

const details = loader<Detail>({
  read: byIds(
    candidateDetailByIds,
    oneByOne((id, { rest }) => rest.call(candidateGet, { params: { id } })),
  ),
  key: (candidate) => candidate.id,
  most: 100,
})

builder.objectField(Candidate, 'resume', (t) =>
  t.field({
    type: CandidateResume,
    mayFailAlone: true,
    description: 'The résumé: work, education, skills and languages.',
    // The answers to a change or a search for duplicates already contain the resume.
    resolve: async (row, _args, context) => {
      const detail = 'resume' in row ? (row as Detail) : await details.load(context, row.id)
      if (!detail) throw new RequestError('NOT_FOUND', 'The candidate is no more')
      return detail.resume
    },
  }),
)
