import { candidateInterviewCv } from '../../../services/features/candidateCvs/contract.ts'
import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { builder } from '../../core/graph/builder.ts'
import { recordId } from '../../core/graph/ids.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { Candidate } from '../candidates/candidate.ts'
import { CandidateResume } from '../candidates/candidateResume.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'

const InterviewCv = builder
  .objectRef<AnswerOf<typeof candidateInterviewCv>>('InterviewCv')
  .implement({
    description: 'What an interviewer sees of a candidate: the CV without contacts, owner and notes.',
    fields: (t) => ({
      candidate: t.field({
        type: Candidate,
        nullable: true,
        description: 'The candidate to whom the CV belongs. Viewers who may not read candidates get only the ids.',
        resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
      }),
      name: t.exposeString('name', { description: 'The full name of the candidate.' }),
      jobTitle: t.exposeString('jobTitle', { nullable: true, description: 'The current job title of the candidate.' }),
      resume: t.field({
        type: CandidateResume,
        description: 'The résumé: work, education, skills and languages.',
        resolve: ({ resume }) => resume,
      }),
      file: t.field({
        type: File,
        nullable: true,
        description: 'The newest CV, or null if there is none.',
        resolve: ({ candidateId, filePath }) =>
          filePath
            ? { path: filePath, downloadUrl: downloadUrlOf('candidateInterviewCvFile', { id: candidateId }) }
            : null,
      }),
    }),
  })

builder.queryField('interviewCv', (t) =>
  t.field({
    type: InterviewCv,
    nullable: true,
    operation: candidateInterviewCv,
    description: 'The CV of a candidate as interviewers see it, or null if there is no such candidate.',
    args: { databaseId: t.arg.id({ required: true, description: "The candidate's id in the services." }) },
    resolve: (_root, { databaseId }, { rest }) => {
      const id = recordId(databaseId)
      return id ? orNull(rest.call(candidateInterviewCv, { params: { id } })) : null
    },
  }),
)
