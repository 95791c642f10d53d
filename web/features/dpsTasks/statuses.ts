import type { StatusColor } from '../../shared/ui/StatusTag.tsx'
import type { DpsStatus } from './tasks/__generated__/DpsTaskList_task.graphql.ts'

/** DONE is blue, every other status green (001/2.8). */
export const statusColors: Record<DpsStatus, StatusColor> = { DONE: 'blue', DRAFT: 'green', OTHER: 'green' }
