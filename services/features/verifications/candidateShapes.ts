import { Type, type Static } from 'typebox'
import { Id, Nullable } from '../../core/contract/shapes.ts'
import { candidateStatuses, rowPerson, rowReview } from '../reviews/contract.ts'

export const existedSaves = ['required', 'optional', 'closed', 'forbidden'] as const
export const VerificationCandidate = Type.Object({
  id: Id,
  verificationId: Id,
  importId: Nullable(Id),
  ...rowPerson,
  createdBy: Type.String(),
  status: Type.Enum(candidateStatuses),
  remark: Nullable(Type.String()),
  cvPath: Nullable(Type.String({ description: 'comma-separated; the first one is used' })),
  info: Nullable(Type.String({ description: 'JSON text: what was imported, by column name' })),
  owner: Nullable(Type.String({ description: 'user name' })),
  recChannelId: Nullable(Id),
  importFromFile: Nullable(Type.String()),
  importRow: Nullable(Type.Integer({ description: 'ours: line in the file, 1 = first data row' })),
  data: Type.Object({ canApprove: Type.Boolean() }),
  existedSave: Type.Optional(
    Type.Enum(existedSaves, {
      description:
        'ours: whether an existed row can be saved into folders (D-01): folders required, optional, not now (closed), or not by the caller (forbidden)',
    }),
  ),
  existingCandidateId: Type.Optional(Nullable(Id)),
  ...rowReview,
})
export type VerificationCandidate = Static<typeof VerificationCandidate>
