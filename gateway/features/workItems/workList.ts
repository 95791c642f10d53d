import { workList, type WorkList as Shape } from '../../../services/features/workItems/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { recordId } from '../../core/graph/ids.ts'
import { Call } from '../calls/call.ts'
import { VerificationFolder } from '../verifications/verificationFolder.ts'
import { VerificationImport } from '../verifications/verificationImport.ts'

const present = <T>(found: readonly (T | null)[]): T[] => found.filter((one) => one !== null)

const FolderToReview = builder
  .objectRef<Shape['reviews'][number]>('FolderToReview')
  .implement({
    description: 'A verification folder in which the viewer has rows to review.',
    fields: (t) => ({
      folder: t.field({
        type: VerificationFolder,
        nullable: true,
        description: 'The folder of the rows.',
        resolve: ({ folderId }, _args, context) => VerificationFolder.load(context, recordId(folderId)),
      }),
      count: t.exposeInt('count', { description: 'Number of rows to review; 1,000 means 1,000 or more.' }),
    }),
  })

const WorkList = builder
  .objectRef<Shape>('WorkList')
  .implement({
    description: 'Work that is waiting for the viewer.',
    fields: (t) => ({
      foldersToReview: t.expose('reviews', {
        type: [FolderToReview],
        description: 'Folders with rows to review, those with the most rows first; at most 5.',
      }),
      inboundCandidateCount: t.exposeInt('inbound', {
        nullable: true,
        description:
          'Number of inbound candidates waiting for review, 1,000 means 1,000 or more; null if the caller may not review them.',
      }),
      callsToReturn: t.field({
        type: [Call],
        nullable: true,
        mayFailAlone: true,
        description: 'Calls that the viewer still has to return, latest first; at most 5.',
        resolve: async ({ callsToReturn }, _args, context) =>
          present(await Promise.all(callsToReturn.map((id) => Call.load(context, recordId(id))))),
      }),
      failedImports: t.expose('failedImports', {
        type: [VerificationImport],
        description: 'Imports of the viewer from the last two weeks with failed rows, latest first; at most 5.',
      }),
    }),
  })

builder.queryField('workList', (t) =>
  t.field({
    type: WorkList,
    operation: workList,
    description: 'Work that is waiting for the viewer: rows to review, calls to return, imports with failures.',
    resolve: (_root, _args, { rest }) => rest.call(workList, {}),
  }),
)
