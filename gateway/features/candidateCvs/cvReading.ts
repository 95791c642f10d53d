import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { candidateCvQueue } from '../../../services/features/candidateCvs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { recordId } from '../../core/graph/ids.ts'
import { globalId } from '../../core/graph/node.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'

const BackgroundCvReadingState = builder.enumType('BackgroundCvReadingState', {
  description: 'How far the reading of a CV in the background is.',
  values: {
    WAITING: { value: 'new', description: 'It has not begun.' },
    READING: { value: 'reading', description: 'It goes on.' },
    READ: { value: 'succeed', description: 'candidateExtraction answers what was read.' },
    FAILED: { value: 'failed', description: 'Nothing could be read.' },
  } as const,
})

const BackgroundCvReading = builder
  .objectRef<AnswerOf<typeof candidateCvQueue>>('BackgroundCvReading')
  .implement({
    description: 'A CV that is read in the background.',
    fields: (t) => ({
      id: globalId(t, 'BackgroundCvReading'),
      databaseId: t.exposeID('id', { description: "The services' id, which the upload answered." }),
      state: t.expose('status', { type: BackgroundCvReadingState, description: 'How far it is.' }),
      error: t.exposeString('error', { nullable: true, description: 'Why nothing could be read; null otherwise.' }),
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
      'A CV that was uploaded with the header InvocationType: Event, by the id that the upload answered; null when it is none of the company.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id, which the upload answered." }) },
    resolve: async (_root, { databaseId }, { rest }) => {
      const id = recordId(databaseId)
      return id ? orNull(rest.call(candidateCvQueue, { params: { id } })) : null
    },
  }),
)
