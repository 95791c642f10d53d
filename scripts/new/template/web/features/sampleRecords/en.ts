/** Texts of the sample records. */
export default {
  title: 'Sample records',
  createTitle: 'Create sample record',
  editTitle: 'Edit sample record',
  keyword: 'Name or note',
  name: 'Name',
  note: 'Note',
  createdBy: 'Created by',
  createdAt: 'Created date',
  noneHint: 'Create the first one.',
}
