/** The key of the stage in which a candidate is hired. */
export const hiredKey = 'ONBOARD'

/** The product's stages in which a candidate's process ends without a hire. */
export const endKeys = [
  'CV_FAILED',
  'INTERVIEW_FAILED',
  'SALARY_REJECTED',
  'OFFER_DECLINED',
  'NO_SHOW',
  'REJECTED',
  'WITHDRAWN',
] as const

/** The stages that count as an offer, or as the beginning of work. */
export const milestoneKeys = ['OFFERED', 'OFFER_SENT', 'OFFER_ACCEPTED', 'ONBOARDING'] as const

/**
 * The prefix of a company's own stages in which the process ends; the others begin with `OWN_`. A key never changes.
 */
export const ownEndPrefix = 'ENDED_'

/** Whether the process ends without a hire in the stage with this key. */
export const isEndKey = (key: string): boolean =>
  (endKeys as readonly string[]).includes(key) || key.startsWith(ownEndPrefix)

/** Whether the product itself uses the stage: it moves candidates there, or counts those who enter it. */
export const isKnownKey = (key: string): boolean =>
  key === hiredKey || [...endKeys, ...milestoneKeys].some((known) => known === key)
