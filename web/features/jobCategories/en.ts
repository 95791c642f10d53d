/** Texts of the job categories. Those of the specification stand as it words them. */
export default {
  title: 'Job categories',
  category: 'Job category',
  columns: { name: 'Name', actions: 'Actions' },
  noneHint: 'Jobs are sorted by category. Create the first one.',
  deleteHint: 'A category that jobs belong to cannot be deleted.',
  name: 'Name',
}
