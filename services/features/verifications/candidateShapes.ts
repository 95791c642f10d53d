import { Type, type Static } from 'typebox'
import {
  withAlternativeNames,
  withRequestDefault,
  Id,
  MessageDetails,
  Nullable,
  openEnum,
} from '../../core/contract/shapes.ts'
import { candidateStatuses, rowPapers, rowPerson, rowReading, rowReview } from '../reviews/contract.ts'

export const existedSaves = ['required', 'optional', 'closed', 'forbidden'] as const
export const VerificationCandidate = Type.Object({
  id: Id,
  verificationId: withRequestDefault(Nullable(Id)),
  importId: withRequestDefault(Nullable(Id)),
  ...rowPerson,
  createdBy: Type.String(),
  status: openEnum(Type.Enum(candidateStatuses)),
  remark: Nullable(Type.String()),
  remarkDetails: Type.Optional(Nullable(MessageDetails)),
  ...rowPapers,
  owner: Nullable(Type.String({ description: 'user name' })),
  recChannelId: Nullable(Id),
  importFromFile: Nullable(Type.String()),
  importRow: Nullable(Type.Integer({ description: 'ours: line in the file, 1 = first data row' })),
  data: withAlternativeNames(Type.Object({ canApprove: Type.Boolean() }), '.'),
  existedSave: Type.Optional(
    Type.Enum(existedSaves, {
      description:
        'ours: whether an existed row can be saved into folders (D-01): required: folders must be chosen; optional: folders may be chosen; closed: not now; forbidden: not by the caller',
    }),
  ),
  existingCandidateId: Type.Optional(Nullable(Id)),
  ...rowReview,
  ...rowReading,
})
export type VerificationCandidate = Static<typeof VerificationCandidate>
