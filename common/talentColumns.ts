/**
 * The columns of a talent CSV besides name, phones and emails; all of them may be left out. The client checks a file by the
 * same list before it is sent.
 */
export const talentColumns = [
  { name: 'jobTitle', displayName: 'Job title', type: 'text' },
  { name: 'skills', displayName: 'Skills', type: 'text' },
  { name: 'company', displayName: 'Company', type: 'text' },
  { name: 'experienceYear', displayName: 'Experience year', type: 'number' },
  { name: 'website', displayName: 'Website', type: 'text' },
  { name: 'desiredWorkLocations', displayName: 'Desired work locations', type: 'text' },
] as const
