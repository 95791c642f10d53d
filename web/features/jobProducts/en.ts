/** Texts of the job request products. Texts quoted in the specification are kept verbatim. */
export default {
  title: 'Job product',
  menuGroup: 'Job service',
  createTitle: 'Create job product',
  editTitle: 'Edit job product',
  columns: { title: 'Title', company: 'Id Company', sort: 'Sort' },
  typeFilter: 'Type',
  allTypes: 'All types',
  noneHint: 'A job product shows a job under a tab of the job list. Create the first one.',
  job: 'Job',
  searchJobs: 'Search by title or skill',
  jobTitle: 'Title',
  company: 'Id Company',
  type: 'Type',
  sort: 'Sort',
  sortHint: 'A number from 0 to 100; the lowest comes first.',
}
