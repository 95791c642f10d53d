import {
  candidateFilters,
  candidateOrders,
  filterOperators,
  type CandidateFilterName,
} from '../../../../services/features/candidates/contract.ts'
import { builder } from '../../../core/graph/builder.ts'
import { orderOf } from '../../../core/graph/order.ts'
import { Gender } from './candidateValues.ts'

/** Where a field of a candidate has another name than the services' filter or order. */
const fieldWords = new Map([
  ['createdDate', 'CREATED_AT'],
  ['updatedDate', 'UPDATED_AT'],
  ['lastActivity', 'LAST_ACTIVITY_AT'],
  ['lastNote', 'LAST_NOTE_AT'],
  ['inBlackList', 'IS_BLACKLISTED'],
  ['experienceYear', 'EXPERIENCE_YEARS'],
  ['recChannel', 'RECRUITMENT_CHANNEL'],
])
const enumName = (name: string) =>
  fieldWords.get(name) ?? name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
const valuesOf = <T extends string>(names: readonly T[], described: Record<T, string>) =>
  Object.fromEntries(names.map((name) => [enumName(name), { value: name, description: described[name] }])) as Record<
    string,
    { value: T; description: string }
  >

/** Stands for a field of the company's own, which the condition names by its key. */
export const extension = 'extension' as const
export const CandidateField = builder.enumType('CandidateField', {
  description: 'What a condition on candidates looks at.',
  values: valuesOf([...candidateFilters, extension], {
    id: "The services' id (values: databaseIds).",
    name: 'Words of the name.',
    owner: 'Who takes care of the candidate (values: ids).',
    source: 'What led to the candidate (values: texts).',
    email: 'E-mail addresses (values: texts).',
    phone: 'Phone numbers (values: texts).',
    messenger: 'Names on messengers (values: texts).',
    website: 'Words of the website.',
    jobRank: 'Level of the position (values: texts).',
    address: 'Words of the address.',
    recChannel: 'Recruitment channel (values: ids).',
    birthday: 'Day of birth (values: dates).',
    language: 'Languages spoken (values: texts).',
    nationality: 'Nationalities (values: texts).',
    skill: 'Skills (values: texts).',
    company: 'Companies worked at (values: texts).',
    note: 'Texts of notes that the viewer may read (values: texts).',
    lastNote: 'When the last note was written (values: dates).',
    lastActivity: 'When something last happened (values: dates).',
    onboardDate: 'First day at work (values: dates).',
    desiredWorkLocation: 'Where the candidate wants to work (values: texts).',
    status: 'Candidate status (values: ids).',
    label: 'Labels (values: ids).',
    folder: 'Talent folders (values: ids or databaseIds).',
    follower: 'Who follows the candidate (values: ids).',
    createdDate: 'When the candidate was added (values: dates).',
    inBlackList: 'The company does not want to hire the candidate (values: booleans).',
    experienceYear: 'Years of experience (values: numbers).',
    gender: 'Gender (values: genders).',
    job: 'Jobs, open or on hold, in which the candidate is and is not rejected (values: ids or databaseIds). JOB, STAGE and DAYS_IN_STAGE must hold for one and the same job.',
    stage:
      'Stages in which the candidate stands in such a job (values: texts, keys or names of the steps of workflows).',
    daysInStage: 'Whole days that the candidate has stood in such a stage (values: numbers).',
    cv: 'Words of the texts of CVs, for who may open them (values: texts). All words must be found in one CV; "words in quotes" together, one of words with OR between them, -word not, begin* any word that begins so. CONTAINS, NOT_CONTAINS, IS_EMPTY and IS_NOT_EMPTY.',
    extension: 'A field that the company has added: extensionKey says which.',
  } satisfies Record<CandidateFilterName | typeof extension, string>),
})

export const CandidateOperator = builder.enumType('CandidateOperator', {
  description:
    'How a condition compares. Texts: CONTAINS, NOT_CONTAINS, EQUALS. Choices: IN, NOT_IN. Dates and numbers: EQUALS, BEFORE, AFTER, BETWEEN. All: IS_EMPTY, IS_NOT_EMPTY.',
  values: valuesOf(filterOperators, {
    contains: 'The text has the value in it.',
    notContains: 'The text does not have the value in it.',
    equals: 'Is the value.',
    in: 'Is any of the values.',
    notIn: 'Is none of the values.',
    before: 'Earlier or less than the value.',
    after: 'Later or more than the value.',
    between: 'From the first value to the second, both included; an empty one leaves that end open.',
    isEmpty: 'There is nothing.',
    isNotEmpty: 'There is something.',
  }),
})

const CandidateConditionValues = builder.inputType('CandidateConditionValues', {
  description:
    'What a condition compares with: the member that goes with its field. One value, several for IN and NOT_IN, two for BETWEEN.',
  fields: (t) => ({
    texts: t.stringList({
      description: 'Texts and names; user names for OWNER and FOLLOWER, as addresses of pages carry them.',
    }),
    ids: t.idList({ description: 'Global ids: of channels, statuses, labels, folders, users and jobs.' }),
    databaseIds: t.idList({
      description:
        "The services' ids: of candidates for ID, folders for FOLDER and jobs for JOB, as addresses of pages carry them.",
    }),
    dates: t.field({
      type: t.listRef('Date', { required: false }),
      description: 'Days; null leaves that end of BETWEEN open.',
    }),
    numbers: t.field({
      type: t.listRef('Float', { required: false }),
      description: 'Numbers; null leaves that end of BETWEEN open.',
    }),
    genders: t.field({ type: [Gender], description: 'Genders, for GENDER.' }),
    booleans: t.booleanList({ description: 'Whether it is so, for IS_BLACKLISTED.' }),
  }),
})

export const CandidateCondition = builder.inputType('CandidateCondition', {
  description: 'One condition on candidates.',
  fields: (t) => ({
    field: t.field({ type: CandidateField, required: true, description: 'What it looks at.' }),
    extensionKey: t.string({ description: "Which of the company's own fields; goes with EXTENSION only." }),
    operator: t.field({ type: CandidateOperator, required: true, description: 'How it compares.' }),
    values: t.field({
      type: CandidateConditionValues,
      description: 'With what: exactly one member; left out for IS_EMPTY and IS_NOT_EMPTY.',
    }),
  }),
})

export const CandidateFilter = builder.inputType('CandidateFilter', {
  description: 'Conditions on candidates; all of them must hold.',
  fields: (t) => ({
    conditions: t.field({ type: [CandidateCondition], description: 'Up to 50 conditions.' }),
    folderId: t.id({
      description: 'Only candidates of this talent folder (global id); needed by who may not list all candidates.',
    }),
    isFollowed: t.boolean({ description: 'true: only candidates whom the viewer follows.' }),
  }),
})

export const CandidateOrder = orderOf(
  'Candidate',
  'candidates',
  valuesOf(candidateOrders, {
    createdDate: 'When they were added.',
    updatedDate: 'When they were last changed.',
    lastActivity: 'When something last happened to them.',
    name: 'By the name of the candidate.',
    experienceYear: 'Years of experience.',
  }),
)
