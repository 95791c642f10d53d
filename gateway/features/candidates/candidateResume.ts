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
    description: 'A place of work. People often know only month or year: dates are YYYY, YYYY-MM or YYYY-MM-DD.',
    fields: (t) => ({
      company: t.exposeString('company', { description: 'Name of the company.' }),
      position: t.exposeString('position', { nullable: true, description: 'Position held there.' }),
      startDate: t.expose('startDate', {
        type: 'PartialDate',
        nullable: true,
        description: 'From when: YYYY[-MM[-DD]].',
      }),
      endDate: t.expose('endDate', { type: 'PartialDate', nullable: true, description: 'Until when: YYYY[-MM[-DD]].' }),
      isCurrent: t.boolean({
        description: 'The candidate still works there.',
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
      institution: t.exposeString('institution', { description: 'Name of the school.' }),
      area: t.exposeString('area', { nullable: true, description: 'What was studied.' }),
      studyType: t.exposeString('studyType', { nullable: true, description: 'Degree or kind of study.' }),
      startDate: t.expose('startDate', {
        type: 'PartialDate',
        nullable: true,
        description: 'From when: YYYY[-MM[-DD]].',
      }),
      endDate: t.expose('endDate', { type: 'PartialDate', nullable: true, description: 'Until when: YYYY[-MM[-DD]].' }),
      isCurrent: t.boolean({
        description: 'The candidate still studies there.',
        resolve: ({ isAdded }) => isAdded ?? false,
      }),
    }),
  })

const CandidateAward = builder
  .objectRef<Award>('CandidateAward')
  .implement({
    description: 'An award or certificate.',
    fields: (t) => ({
      title: t.exposeString('title', { description: 'What it is called.' }),
      date: t.expose('date', {
        type: 'PartialDate',
        nullable: true,
        description: 'When it was given: YYYY[-MM[-DD]].',
      }),
    }),
  })

const CandidateSkill = builder
  .objectRef<Skill>('CandidateSkill')
  .implement({
    description: 'A skill and how well it is mastered.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the skill.' }),
      level: t.exposeInt('level', { description: '1 Fundamental Awareness … 5 Expert; 0 when it is not said.' }),
    }),
  })

export const CandidateResume = builder
  .objectRef<Resume>('CandidateResume')
  .implement({
    description: 'What a candidate has done and can do.',
    fields: (t) => ({
      summary: t.exposeString('summary', { nullable: true, description: 'The candidate in a few sentences.' }),
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
    // What a change or a search for duplicates answers brings it along.
    resolve: async (row, _args, context) => {
      const detail = 'resume' in row ? (row as Detail) : await details.load(context, row.id)
      if (!detail) throw new RequestError('NOT_FOUND', 'The candidate is no more')
      return detail.resume
    },
  }),
)
