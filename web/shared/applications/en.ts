/** Texts of what came with an application on the public site: the namespace `applications`. */
export default {
  title: 'Application',
  job: 'Job',
  appliedAt: 'Applied',
  message: 'Message',
  linkSource: 'Came by the link of',
  kept: 'May be kept for other jobs',
  withdrawn: 'Taken back',
  erasure: 'Asked to erase the data',
}
