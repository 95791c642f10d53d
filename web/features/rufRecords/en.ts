/** Texts of the RUF records (decision D-62). */
export default {
  title: 'RUF',
  createTitle: 'Create RUF',
  editTitle: 'Edit RUF',
  keyword: 'Name or note',
  name: 'Name',
  status: 'Status',
  statuses: { OPEN: 'Open', IN_PROGRESS: 'In progress', DONE: 'Done', CANCELLED: 'Cancelled' },
  candidate: 'Candidate',
  note: 'Note',
  createdBy: 'Created by',
  createdAt: 'Created date',
  noneHint: 'A RUF records a task with its status and candidate. Create the first one.',
}
