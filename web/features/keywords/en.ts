/** Texts of the keywords. */
export default {
  title: 'Keywords',
  lists: 'Lists of keywords',
  name: 'Name',
  kinds: {
    SKILL_KEYWORD: 'Skills',
    SKILL_EXCEPTION: 'Not skills',
    LANGUAGE_KEYWORD: 'Languages',
    CERTIFICATE_KEYWORD: 'Certificates',
    EDUCATION_INSTITUTION: 'Institutions',
    COMPANY_KEYWORD: 'Employers',
    COUNTRY_KEYWORD: 'Countries',
  },
  candidates: 'Candidates',
  jobs: 'Jobs',
  search: 'Search keywords',
  noneHint:
    'Skills and languages are offered in the forms of candidates and jobs and in searches; other tools read the other lists.',
  renameHint: 'Candidates and jobs that carry the old word will carry the new one.',
  inUse: 'Candidates or jobs carry it: merge it into another keyword',
  mergeHint: 'Candidates and jobs with {{name}} will carry it instead. This cannot be undone.',
}
