import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Nullable } from '../../core/contract/shapes.ts'

const VendorConsent = Type.Object({
  companyName: Type.String({ description: 'the company that received the CV' }),
  vendorName: Type.String({ description: 'the vendor that sent it' }),
  candidateName: Type.String(),
  jobTitle: Type.String({ description: 'title of the job or the request' }),
  isGiven: Nullable(Type.Boolean({ description: "the candidate's answer; null: not answered yet" })),
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
  doc: 'Returns what the candidate with the link of a mail is asked to agree to: that a vendor has sent their CV. LINK_GONE if the link is not open.',
})

export const vendorConsentSet = operation({
  ...base,
  id: 'vendorConsentSet',
  method: 'POST',
  effect: 'write',
  body: Type.Object({ isGiven: Type.Boolean() }),
  doc: 'Records whether the candidate agrees. Without their agreement the CV is permanently withdrawn, unless they were hired. LINK_GONE if the link is not open.',
})
