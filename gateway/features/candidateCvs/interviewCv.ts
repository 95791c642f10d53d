import { candidateInterviewCv } from '../../../services/features/candidateCvs/contract.ts'
import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { builder } from '../../core/graph/builder.ts'
import { recordId } from '../../core/graph/ids.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { Candidate } from '../candidates/candidate.ts'
import { CandidateResume } from '../candidates/candidateResume.ts'

const InterviewCv = builder
  .objectRef<AnswerOf<typeof candidateInterviewCv>>('InterviewCv')
  .implement({
    description: 'What an interviewer sees of a candidate: the CV without contacts, owner and notes.',
    fields: (t) => ({
      candidate: t.field({
        type: Candidate,
        nullable: true,
        description: 'Whose CV it is; who may not read candidates gets the ids alone.',
        resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
      }),
      name: t.exposeString('name', { description: 'Full name of the candidate.' }),
      jobTitle: t.exposeString('jobTitle', { nullable: true, description: 'Job title that the candidate holds now.' }),
      resume: t.field({
        type: CandidateResume,
        description: 'The résumé: work, education, skills and languages.',
        resolve: ({ resume }) => resume,
      }),
      filePath: t.exposeString('filePath', {
        nullable: true,
        description: 'Path of the newest CV; the download candidateInterviewCvFile answers it.',
      }),
    }),
  })

builder.queryField('interviewCv', (t) =>
  t.field({
    type: InterviewCv,
    nullable: true,
    operation: candidateInterviewCv,
    description: 'The CV of a candidate as interviewers see it; null when there is no such candidate.',
    args: { databaseId: t.arg.id({ required: true, description: "The candidate's id that the services use." }) },
    resolve: (_root, { databaseId }, { rest }) => {
      const id = recordId(databaseId)
      return id ? orNull(rest.call(candidateInterviewCv, { params: { id } })) : null
    },
  }),
)
