/** The lists of stages, in the order of their tabs. */
export const kinds = ['SYSTEM_STATUS', 'WORKFLOW_STATUS', 'STATUS_GROUP'] as const
export type StageKind = (typeof kinds)[number]

/** Groups have neither colour nor key, and no candidate stands in one. */
export const isStatus = (kind: StageKind): boolean => kind !== 'STATUS_GROUP'
