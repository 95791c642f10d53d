import { myUnmovedCandidates } from '../../../services/features/unmovedCandidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { readPages } from '../../core/graph/paging.ts'
import { JobCandidateConnection } from '../pipelines/pipeline.ts'

builder.queryField('myUnmovedCandidates', (t) =>
  t.field({
    type: JobCandidateConnection,
    operation: myUnmovedCandidates,
    description:
      'Candidates whose stage has not changed for a number of days, in open jobs that the viewer owns or recruits for, without rejected candidates and those in a final stage; longest waiting first.',
    args: {
      minDaysInStage: t.arg.int({
        required: true,
        description: 'Minimum number of days that they have been in their stage.',
      }),
      ...pageArgs,
    },
    resolve: (_root, { minDaysInStage, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(myUnmovedCandidates, {
            fieldNames: { leastDays: 'minDaysInStage' },
            body: { ...page, leastDays: minDaysInStage },
          }),
        pageSelectionOf(info),
      ),
  }),
)
