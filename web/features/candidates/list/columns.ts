import type { TFunction } from 'i18next'
import type { Column } from '../../../shared/table/Table.tsx'
import type { Order } from '../listState.ts'

export type CandidateColumn =
  | 'name'
  | 'jobTitle'
  | 'status'
  | 'phones'
  | 'emails'
  | 'owner'
  | 'channel'
  | 'jobRank'
  | 'skills'
  | 'experience'
  | 'locations'
  | 'labels'
  | 'created'
  | 'updated'
  | 'lastActivity'

/** The columns of the candidate table, in order. */
export const candidateColumns = (t: TFunction<'candidates'>): Column<CandidateColumn>[] => [
  { key: 'name', label: t('columns.name'), isFixed: true },
  { key: 'jobTitle', label: t('columns.jobTitle') },
  { key: 'status', label: t('columns.status') },
  { key: 'phones', label: t('columns.phones') },
  { key: 'emails', label: t('columns.emails') },
  { key: 'owner', label: t('columns.owner') },
  { key: 'channel', label: t('columns.channel'), isHiddenAtFirst: true },
  { key: 'jobRank', label: t('columns.jobRank'), isHiddenAtFirst: true },
  { key: 'skills', label: t('columns.skills') },
  { key: 'experience', label: t('columns.experience'), align: 'end' },
  { key: 'locations', label: t('columns.locations'), isHiddenAtFirst: true },
  { key: 'labels', label: t('columns.labels') },
  { key: 'created', label: t('columns.created') },
  { key: 'updated', label: t('columns.updated'), isHiddenAtFirst: true },
  { key: 'lastActivity', label: t('columns.lastActivity') },
]

/** What the rows can be sorted by, by its column. */
export const orderOf: Partial<Record<string, Order>> = {
  name: 'name',
  experience: 'experienceYear',
  created: 'createdDate',
  updated: 'updatedDate',
  lastActivity: 'lastActivity',
}

/** The columns as the export names them. */
export const exportNames: Record<CandidateColumn, string> = {
  name: 'name',
  jobTitle: 'jobTitle',
  status: 'statusId',
  phones: 'phones',
  emails: 'emails',
  owner: 'owner',
  channel: 'recChannelId',
  jobRank: 'jobRank',
  skills: 'skills',
  experience: 'experienceYear',
  locations: 'desiredWorkLocations',
  labels: 'labelIds',
  created: 'createdDate',
  updated: 'updatedDate',
  lastActivity: 'lastActivityDate',
}
