import type { Trigger, WorkflowGroup, WorkflowStatus } from '../../../services/features/workflows/workflowShapes.ts'
import { uuid } from '../../support/records.ts'

const at = '2026-03-01T02:00:00.000Z'

/** A status of workflow 1; system statuses have numbers below 20. */
export const status = (number: number, given: Partial<WorkflowStatus> = {}): WorkflowStatus => ({
  id: uuid(number),
  groupId: uuid(1),
  name: `Status ${number}`,
  key: `STATUS_${number}`,
  color: '#1677ff',
  isSystem: number < 20,
  candidateCount: 0,
  triggers: [],
  ...given,
})

export const trigger = (number: number, statusId: string, given: Partial<Trigger> = {}): Trigger => ({
  id: uuid(number),
  statusId,
  kind: 'notifyUsers',
  templateId: null,
  templateName: null,
  formId: null,
  formName: null,
  recipient: null,
  userNames: ['recruiter'],
  targetId: null,
  channelIds: [],
  leastScore: null,
  departmentIds: [],
  delayMinutes: 0,
  isPaused: false,
  version: 1,
  createdBy: 'interviewer',
  createdDate: at,
  ...given,
})

export const workflow = (number: number, given: Partial<WorkflowGroup> = {}): WorkflowGroup => ({
  id: uuid(number),
  name: `Workflow ${number}`,
  active: true,
  onDepartments: [{ id_Department: uuid(500), departmentKey: 'ENG' }],
  departments: ['Engineering'],
  statuses: [],
  jobCount: 0,
  createdBy: 'interviewer',
  createdDate: at,
  updatedBy: 'interviewer',
  updatedDate: at,
  version: 1,
  ...given,
})
