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
      'Candidates in open jobs that the viewer owns or recruits for whose stage has not changed for so many days, without those who are rejected or at an end; who waits longest first.',
    args: {
      minDaysInStage: t.arg.int({ required: true, description: 'Days that they have stood in their stage at least.' }),
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
