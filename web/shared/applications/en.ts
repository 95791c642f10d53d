/** Texts of what an applicant sent on the public site: the namespace `applications`. */
export default {
  title: 'Application',
  job: 'Job',
  appliedAt: 'Applied',
  message: 'Message',
  linkSource: 'Applied through the link of',
  kept: 'May be kept for other jobs',
  withdrawn: 'Withdrawn',
  erasure: 'Data erasure requested',
}
