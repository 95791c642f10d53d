import { Type } from 'typebox'
import { operation } from '../../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../../core/contract/shapes.ts'
import { VerificationMail } from '../mailShapes.ts'

const access = 'Candidate:CV-Verification' as const

export const verificationMailList = operation({
  id: 'verificationMailList',
  method: 'POST',
  path: '/CVVerification/mail-list',
  service: 'verification',
  access,
  effect: 'read',
  origin: 'ours',
  body: Type.Object({
    ...rowsPaging(1000),
    verificationId: Type.Optional(Id),
    ids: Type.Optional(Type.Array(Id, { maxItems: 1000 })),
  }),
  answer: pagedRows(VerificationMail),
  doc: 'Returns the mails to the e-mail folders that the caller may see, newest first, with any outcome.',
  place: 'ours',
})

export const verificationMailRaw = operation({
  id: 'verificationMailRaw',
  method: 'GET',
  path: '/CVVerification/mail/{id}/raw',
  service: 'verification',
  access,
  effect: 'read',
  origin: 'ours',
  transport: 'download',
  params: Type.Object({ id: Id }),
  answer: Type.String({ description: 'message/rfc822: the mail as it arrived' }),
  doc: 'Returns a mail as it arrived. Only the creator of its folder may download it: 403 for others who see the folder.',
  place: 'ours',
})
