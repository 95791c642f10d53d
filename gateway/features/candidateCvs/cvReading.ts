import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { candidateCvQueue } from '../../../services/features/candidateCvs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { recordId } from '../../core/graph/ids.ts'
import { globalId } from '../../core/graph/node.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'

const BackgroundCvReadingState = builder.enumType('BackgroundCvReadingState', {
  description: 'The state of a CV that is read in the background.',
  values: {
    WAITING: { value: 'new', description: 'The reading has not begun.' },
    READING: { value: 'reading', description: 'The CV is being read.' },
    READ: { value: 'succeed', description: 'The CV was read; `candidateExtraction` returns the result.' },
    FAILED: { value: 'failed', description: 'Nothing could be read.' },
  } as const,
})

const BackgroundCvReading = builder
  .objectRef<AnswerOf<typeof candidateCvQueue>>('BackgroundCvReading')
  .implement({
    description: 'A CV that is read in the background.',
    fields: (t) => ({
      id: globalId(t, 'BackgroundCvReading'),
      databaseId: t.exposeID('id', { description: 'The id in the services, as returned by the upload.' }),
      state: t.expose('status', { type: BackgroundCvReadingState, description: 'The state of the reading.' }),
      error: t.exposeString('error', { nullable: true, description: 'Why nothing could be read, otherwise null.' }),
      file: t.field({
        type: File,
        description: 'The CV that is read.',
        resolve: ({ filePath: path }) => ({ path, name: null, downloadUrl: downloadUrlOf('commonsFile', { path }) }),
      }),
    }),
  })

builder.queryField('candidateCvReading', (t) =>
  t.field({
    type: BackgroundCvReading,
    nullable: true,
    operation: candidateCvQueue,
    description:
      'A CV that was uploaded with the header InvocationType: Event, by the id that the upload returned. Null if the company has no such CV.',
    args: {
      databaseId: t.arg.id({ required: true, description: 'The id in the services, as returned by the upload.' }),
    },
    resolve: async (_root, { databaseId }, { rest }) => {
      const id = recordId(databaseId)
      return id ? orNull(rest.call(candidateCvQueue, { params: { id } })) : null
    },
  }),
)
