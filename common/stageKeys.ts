/** The stage in which somebody is hired. */
export const hiredKey = 'ONBOARD'

/** Stages of the product in which a way ends without a hiring. */
export const endKeys = [
  'CV_FAILED',
  'INTERVIEW_FAILED',
  'SALARY_REJECTED',
  'OFFER_DECLINED',
  'NO_SHOW',
  'REJECTED',
  'WITHDRAWN',
] as const

/** Stages that count as an offer, or as the beginning of work. */
export const milestoneKeys = ['OFFERED', 'OFFER_SENT', 'OFFER_ACCEPTED', 'ONBOARDING'] as const

/** Keys of a company's own stages begin with it where a way ends there; the others with `OWN_`. A key never changes. */
export const ownEndPrefix = 'ENDED_'

/** Whether a way ends in the stage, by its key, without a hiring. */
export const isEndKey = (key: string): boolean =>
  (endKeys as readonly string[]).includes(key) || key.startsWith(ownEndPrefix)

/** Whether the product itself acts on the stage: it puts candidates there, or counts who comes there. */
export const isKnownKey = (key: string): boolean =>
  key === hiredKey || [...endKeys, ...milestoneKeys].some((known) => known === key)
