/** Texts of the job categories. Texts quoted in the specification are kept verbatim. */
export default {
  title: 'Job categories',
  category: 'Job category',
  columns: { name: 'Name', actions: 'Actions' },
  noneHint: 'Categories group your jobs. Create the first one.',
  deleteHint: 'You cannot delete a category that has jobs.',
  name: 'Name',
}
