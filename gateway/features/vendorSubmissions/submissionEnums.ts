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
  description: 'How far a submitted CV is, as its vendor is told.',
  values: {
    READING: { value: 'reading', description: 'It is being read.' },
    RECEIVED: { value: 'received', description: 'It waits for review.' },
    UNREADABLE: { value: 'unreadable', description: 'It could not be read; the company has it all the same.' },
    IN_REVIEW: { value: 'inReview', description: 'The company has taken the candidate up.' },
    INTERVIEWING: { value: 'interviewing', description: 'The candidate is in a stage of a job.' },
    HIRED: { value: 'hired', description: 'The candidate was hired.' },
    REJECTED: { value: 'rejected', description: 'The candidate was rejected.' },
    NOT_ELIGIBLE: { value: 'notEligible', description: 'The vendor is not entitled to the candidate.' },
    WITHDRAWN: { value: 'withdrawn', description: 'The vendor has taken it back.' },
    OTHER: otherValue('progressName'),
  } satisfies Record<string, { value: Progress | Other; description: string }>,
})
export const progress = openSet(progresses)

export const VendorSubmissionStanding = builder.enumType('VendorSubmissionStanding', {
  description: 'What a submitted CV is beside earlier ones of the same person.',
  values: {
    OWNER: { value: 'owner', description: 'The first: its vendor owns the candidate.' },
    UPDATE: { value: 'update', description: 'A newer one of the same vendor.' },
    DUPLICATE: { value: 'duplicate', description: 'Another vendor owns the candidate.' },
    KNOWN: { value: 'known', description: 'The company knew the candidate before any vendor.' },
    OTHER: otherValue('standingName'),
  } satisfies Record<string, { value: Standing | Other; description: string }>,
})
export const standing = openSet(standings)

export const VendorSubmissionRuling = builder.enumType('VendorSubmissionRuling', {
  description: 'What the company has ruled on a submitted CV.',
  values: {
    ELIGIBLE: { value: 'eligible', description: 'Its vendor is entitled to the candidate.' },
    NOT_ELIGIBLE: { value: 'notEligible', description: 'Its vendor is not entitled to the candidate.' },
    OTHER: otherValue('rulingName'),
  } satisfies Record<string, { value: Ruling | Other; description: string }>,
})
export const ruling = openSet(rulings)

export const VendorSubmissionConsent = builder.enumType('VendorSubmissionConsent', {
  description: 'Whether a candidate agrees that their CV was submitted.',
  values: {
    STATED: { value: 'stated', description: 'The vendor says how they agreed.' },
    ASKED: { value: 'asked', description: 'They were asked by mail.' },
    GIVEN: { value: 'given', description: 'They have said that they agree.' },
    REFUSED: { value: 'refused', description: 'They have said that they do not agree.' },
    UNREACHABLE: { value: 'unreachable', description: 'The CV names no e-mail address.' },
    OTHER: otherValue('consentName'),
  } satisfies Record<string, { value: Consent | Other; description: string }>,
})
export const consent = openSet(consents)
