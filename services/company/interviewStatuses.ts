const colours = { open: '#1677ff', good: '#389e0d', bad: '#cf1322', waiting: '#d46b08', done: '#531dab' }
/** A status of an interview workflow. */
export type Status = readonly [name: string, key: string, color: string]

/**
 * The status groups of an interview workflow. Each has the statuses that count as approval and as refusal (000/3/3).
 */
export const processGroups: readonly (readonly [name: string, statuses: readonly Status[]])[] = [
  [
    'CV screening',
    [
      ['Screening', 'SCREENING', colours.open],
      ['CV passed', 'CV_PASSED', colours.good],
      ['CV failed', 'CV_FAILED', colours.bad],
    ],
  ],
  [
    'Interview',
    [
      ['Interview planned', 'INTERVIEW_PLANNED', colours.waiting],
      ['Interviewed', 'INTERVIEWED', colours.open],
      ['Interview passed', 'INTERVIEW_PASSED', colours.good],
      ['Interview failed', 'INTERVIEW_FAILED', colours.bad],
    ],
  ],
  [
    'Salary offer',
    [
      ['Salary proposed', 'SALARY_PROPOSED', colours.waiting],
      ['Salary approved', 'SALARY_APPROVED', colours.good],
      ['Salary rejected', 'SALARY_REJECTED', colours.bad],
    ],
  ],
  [
    'Offer letter',
    [
      ['Offer sent', 'OFFER_SENT', colours.waiting],
      ['Offer accepted', 'OFFER_ACCEPTED', colours.good],
      ['Offer declined', 'OFFER_DECLINED', colours.bad],
    ],
  ],
  [
    'Onboarding',
    [
      ['Onboarding', 'ONBOARDING', colours.waiting],
      ['Onboard', 'ONBOARD', colours.done],
      ['Did not come', 'NO_SHOW', colours.bad],
    ],
  ],
]
/** The statuses of all groups, which a workflow may add. */
export const processStatuses: readonly Status[] = processGroups.flatMap(([, statuses]) => statuses)
/** The statuses that each workflow starts with. */
export const systemStatuses: readonly Status[] = [
  ['New', 'NEW', colours.open],
  ['In process', 'IN_PROCESS', colours.waiting],
  ['Offered', 'OFFERED', colours.done],
  ['Onboard', 'ONBOARD', colours.good],
  ['Rejected', 'REJECTED', colours.bad],
  ['Withdrawn', 'WITHDRAWN', colours.bad],
]
