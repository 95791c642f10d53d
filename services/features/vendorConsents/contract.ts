import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Nullable } from '../../core/contract/shapes.ts'

const VendorConsent = Type.Object({
  companyName: Type.String({ description: 'who has received the CV' }),
  vendorName: Type.String({ description: 'who has sent it' }),
  candidateName: Type.String(),
  jobTitle: Type.String({ description: 'title of the job, or of the request' }),
  isGiven: Nullable(Type.Boolean({ description: 'what the candidate has said; null: nothing yet' })),
})
export type VendorConsent = Static<typeof VendorConsent>

const base = {
  service: 'backoffice',
  origin: 'ours',
  place: 'ours (integrations §9)',
  access: 'public',
  path: '/VendorConsents/{token}',
  params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
  answer: VendorConsent,
  perMinute: 20,
} as const

export const vendorConsent = operation({
  ...base,
  id: 'vendorConsent',
  method: 'GET',
  effect: 'read',
  doc: 'To what the candidate who has the link of a mail is asked to agree: that a vendor has sent their CV. LINK_GONE for a link that is not open.',
})

export const vendorConsentSet = operation({
  ...base,
  id: 'vendorConsentSet',
  method: 'POST',
  effect: 'write',
  body: Type.Object({ isGiven: Type.Boolean() }),
  doc: 'Says whether the candidate agrees. A CV to which they do not agree is withdrawn, unless they were hired; that holds for good. LINK_GONE for a link that is not open.',
})
