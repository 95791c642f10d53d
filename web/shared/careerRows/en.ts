/** Texts of the rows for languages and experiences: the namespace `careerRows`. */
export default {
  languages: 'Languages',
  language: 'Language',
  level: 'Level',
  experiences: 'Experiences',
  companyName: 'Company name',
  position: 'Position',
  row: { languages: 'Language', experiences: 'Experience' },
  add: { languages: 'Add language', experiences: 'Add experience' },
  numbered: '{{name}} {{number}}',
  levels: {
    notSaid: 'Not specified',
    fundamental: 'Fundamental Awareness',
    limited: 'Limited Experience',
    intermediate: 'Intermediate',
    advance: 'Advance',
    expert: 'Expert',
  },
}
