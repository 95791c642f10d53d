/** The lists of stages, in the order of their tabs. */
export const kinds = ['SYSTEM_STATUS', 'WORKFLOW_STATUS', 'STATUS_GROUP'] as const
export type StageKind = (typeof kinds)[number]

/** Whether entries are statuses. Groups have no colour, no key and no candidates. */
export const isStatus = (kind: StageKind): boolean => kind !== 'STATUS_GROUP'
