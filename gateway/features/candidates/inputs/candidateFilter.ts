import {
  candidateFilters,
  candidateOrders,
  filterOperators,
  type CandidateFilterName,
} from '../../../../services/features/candidates/contract.ts'
import { builder } from '../../../core/graph/builder.ts'
import { orderOf } from '../../../core/graph/order.ts'
import { Gender } from './candidateValues.ts'

/** The fields of a candidate whose name differs from that in the services' filter and order. */
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

/** Stands for one of the company's own fields, which the condition identifies by its key. */
export const extension = 'extension' as const
export const CandidateField = builder.enumType('CandidateField', {
  description: 'The field that a condition on candidates checks.',
  values: valuesOf([...candidateFilters, extension], {
    id: 'The id in the services (values: databaseIds).',
    name: 'Words of the name.',
    owner: 'The responsible user (values: ids).',
    source: 'How the candidate was found (values: texts).',
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
    inBlackList: 'Whether the company does not want to hire the candidate (values: booleans).',
    experienceYear: 'Years of experience (values: numbers).',
    gender: 'Gender (values: genders).',
    job: 'Open or paused jobs in which the candidate is and has not been rejected (values: ids or databaseIds). JOB, STAGE and DAYS_IN_STAGE must hold for the same job.',
    stage: "The candidate's stages in such jobs (values: texts, which are keys or names of workflow steps).",
    daysInStage: 'Full days that the candidate has been in such a stage (values: numbers).',
    cv: 'Words of the texts of CVs, for users who may open them (values: texts). All words must be found in one CV. Supported are "words in quotes" for a phrase, OR between alternatives, -word for exclusion and begin* for any word that begins so. Operators: CONTAINS, NOT_CONTAINS, IS_EMPTY and IS_NOT_EMPTY.',
    extension: 'A field that the company has added, identified by extensionKey.',
  } satisfies Record<CandidateFilterName | typeof extension, string>),
})

export const CandidateOperator = builder.enumType('CandidateOperator', {
  description:
    'How a condition compares. Texts: CONTAINS, NOT_CONTAINS, EQUALS. Choices: IN, NOT_IN. Dates and numbers: EQUALS, BEFORE, AFTER, BETWEEN. All: IS_EMPTY, IS_NOT_EMPTY.',
  values: valuesOf(filterOperators, {
    contains: 'The text contains the value.',
    notContains: 'The text does not contain the value.',
    equals: 'Equal to the value.',
    in: 'Is any of the values.',
    notIn: 'Is none of the values.',
    before: 'Earlier or less than the value.',
    after: 'Later or more than the value.',
    between: 'From the first value to the second, both included. An empty value leaves that end open.',
    isEmpty: 'The field has no value.',
    isNotEmpty: 'The field has a value.',
  }),
})

const CandidateConditionValues = builder.inputType('CandidateConditionValues', {
  description:
    'The values that a condition compares with. Use the member that fits the field, with one value, several for IN and NOT_IN, or two for BETWEEN.',
  fields: (t) => ({
    texts: t.stringList({
      description: 'Texts and names. For OWNER and FOLLOWER, user names as in the addresses of pages.',
    }),
    ids: t.idList({ description: 'Global ids of channels, statuses, labels, folders, users and jobs.' }),
    databaseIds: t.idList({
      description:
        'Ids in the services, as in the addresses of pages: of candidates for ID, folders for FOLDER and jobs for JOB.',
    }),
    dates: t.field({
      type: t.listRef('Date', { required: false }),
      description: 'Days. Null leaves that end of BETWEEN open.',
    }),
    numbers: t.field({
      type: t.listRef('Float', { required: false }),
      description: 'Numbers. Null leaves that end of BETWEEN open.',
    }),
    genders: t.field({ type: [Gender], description: 'Genders, for GENDER.' }),
    booleans: t.booleanList({ description: 'True or false, for IS_BLACKLISTED.' }),
  }),
})

export const CandidateCondition = builder.inputType('CandidateCondition', {
  description: 'One condition on candidates.',
  fields: (t) => ({
    field: t.field({ type: CandidateField, required: true, description: 'The field to check.' }),
    extensionKey: t.string({ description: "The key of the company's own field. Only allowed with EXTENSION." }),
    operator: t.field({ type: CandidateOperator, required: true, description: 'How the values are compared.' }),
    values: t.field({
      type: CandidateConditionValues,
      description: 'The values to compare with: exactly one member. Omit them for IS_EMPTY and IS_NOT_EMPTY.',
    }),
  }),
})

export const CandidateFilter = builder.inputType('CandidateFilter', {
  description: 'Conditions on candidates. All conditions must hold.',
  fields: (t) => ({
    conditions: t.field({ type: [CandidateCondition], description: 'Up to 50 conditions.' }),
    folderId: t.id({
      description:
        'Only candidates of this talent folder (global id). Required if the caller may not list all candidates.',
    }),
    isFollowed: t.boolean({ description: 'True: only candidates whom the viewer follows.' }),
  }),
})

export const CandidateOrder = orderOf(
  'Candidate',
  'candidates',
  valuesOf(candidateOrders, {
    createdDate: 'When the candidates were added.',
    updatedDate: 'When the candidates were last changed.',
    lastActivity: 'When something last happened to the candidates.',
    name: 'By the name of the candidate.',
    experienceYear: 'Years of experience.',
  }),
)
