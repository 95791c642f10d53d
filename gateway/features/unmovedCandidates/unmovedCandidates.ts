import { myUnmovedCandidates } from '../../../services/features/unmovedCandidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { readPages } from '../../core/graph/paging.ts'
import { JobCandidateConnection } from '../pipelines/pipeline.ts'

const UnmovedCandidateFilter = builder.inputType('UnmovedCandidateFilter', {
  description: 'Who of the candidates who stand still is wanted.',
  fields: (t) => ({
    minDaysInStage: t.int({ required: true, description: 'Days that they have stood in their stage at least.' }),
  }),
})

builder.queryField('myUnmovedCandidates', (t) =>
  t.field({
    type: JobCandidateConnection,
    operation: myUnmovedCandidates,
    description:
      'Candidates in open jobs that the viewer owns or recruits for whose stage has not changed for so many days, without those who are rejected or at an end; who waits longest first.',
    args: {
      filter: t.arg({ type: UnmovedCandidateFilter, required: true, description: 'How long they stand still.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter: { minDaysInStage }, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(myUnmovedCandidates, {
            fieldNames: { leastDays: 'filter.minDaysInStage' },
            body: { ...page, leastDays: minDaysInStage },
          }),
        pageSelectionOf(info),
      ),
  }),
)
