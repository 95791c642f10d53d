/** Texts of the keywords. */
export default {
  title: 'Keywords',
  word: 'Keyword',
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
  none: 'No keyword in this list yet',
  noneHint: 'The words of a list are offered to everyone who fills in a candidate, a job or a search.',
  renameHint: 'Candidates and jobs that carry the old word will carry the new one.',
  inUse: 'Candidates or jobs carry it: merge it into another keyword',
  mergeHint: 'Candidates and jobs with {{name}} will carry it instead. This cannot be undone.',
}
