import {
  consents,
  progresses,
  rulings,
  standings,
  type Consent,
  type Progress,
  type Ruling,
  type Standing,
} from '../../../services/features/vendorSubmissions/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { openSet, otherValue, type Other } from '../../core/graph/enums.ts'

export const VendorSubmissionProgress = builder.enumType('VendorSubmissionProgress', {
  description: 'The progress of a submitted CV, as shown to its vendor.',
  values: {
    READING: { value: 'reading', description: 'It is being read.' },
    RECEIVED: { value: 'received', description: 'It is waiting for review.' },
    UNREADABLE: { value: 'unreadable', description: 'It could not be read, but the company has received it.' },
    IN_REVIEW: { value: 'inReview', description: 'The company is considering the candidate.' },
    INTERVIEWING: { value: 'interviewing', description: 'The candidate is in a stage of a job.' },
    HIRED: { value: 'hired', description: 'The candidate was hired.' },
    REJECTED: { value: 'rejected', description: 'The candidate was rejected.' },
    NOT_ELIGIBLE: { value: 'notEligible', description: 'The vendor is not entitled to the candidate.' },
    WITHDRAWN: { value: 'withdrawn', description: 'The vendor has withdrawn it.' },
    OTHER: otherValue('progressName'),
  } satisfies Record<string, { value: Progress | Other; description: string }>,
})
export const progress = openSet(progresses)

export const VendorSubmissionStanding = builder.enumType('VendorSubmissionStanding', {
  description: 'The relation of a submitted CV to earlier ones of the same person.',
  values: {
    OWNER: { value: 'owner', description: 'The first submission: its vendor owns the candidate.' },
    UPDATE: { value: 'update', description: 'A newer CV from the same vendor.' },
    DUPLICATE: { value: 'duplicate', description: 'Another vendor owns the candidate.' },
    KNOWN: { value: 'known', description: 'The company knew the candidate before any vendor submitted them.' },
    OTHER: otherValue('standingName'),
  } satisfies Record<string, { value: Standing | Other; description: string }>,
})
export const standing = openSet(standings)

export const VendorSubmissionRuling = builder.enumType('VendorSubmissionRuling', {
  description: "The company's ruling on a submitted CV.",
  values: {
    ELIGIBLE: { value: 'eligible', description: 'Its vendor is entitled to the candidate.' },
    NOT_ELIGIBLE: { value: 'notEligible', description: 'Its vendor is not entitled to the candidate.' },
    OTHER: otherValue('rulingName'),
  } satisfies Record<string, { value: Ruling | Other; description: string }>,
})
export const ruling = openSet(rulings)

export const VendorSubmissionConsent = builder.enumType('VendorSubmissionConsent', {
  description: 'Whether a candidate consents to the submission of their CV.',
  values: {
    STATED: { value: 'stated', description: 'The vendor has stated how the candidate consented.' },
    ASKED: { value: 'asked', description: 'The candidate was asked by e-mail.' },
    GIVEN: { value: 'given', description: 'The candidate has consented.' },
    REFUSED: { value: 'refused', description: 'The candidate has refused consent.' },
    UNREACHABLE: { value: 'unreachable', description: 'The CV contains no e-mail address.' },
    OTHER: otherValue('consentName'),
  } satisfies Record<string, { value: Consent | Other; description: string }>,
})
export const consent = openSet(consents)
