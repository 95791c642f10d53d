/** Texts of the keywords. */
export default {
  title: 'Keywords',
  lists: 'Keyword lists',
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
  noneHint: 'Candidate and job forms and searches suggest skills and languages. Other tools use the other lists.',
  renameHint: 'Candidates and jobs with the old keyword will get the new one.',
  inUse: 'Candidates or jobs use this keyword. Merge it into another one.',
  mergeHint: 'It will replace {{name}} for all candidates and jobs. This cannot be undone.',
}
