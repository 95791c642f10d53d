import {
  candidateFilters,
  candidateOrders,
  filterOperators,
  type CandidateFilterName,
} from '../../../../services/features/candidates/contract.ts'
import { builder } from '../../../core/graph/builder.ts'
import { SortDirection } from '../../../core/graph/sort.ts'

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
    id: "The services' id (choice of databaseIds).",
    name: 'Words of the name.',
    owner: 'Who takes care of the candidate (choice of user names).',
    source: 'What led to the candidate (text).',
    email: 'E-mail addresses (text).',
    phone: 'Phone numbers (text).',
    messenger: 'Names on messengers (text).',
    website: 'Words of the website.',
    jobRank: 'Level of the position (text).',
    address: 'Words of the address.',
    recChannel: 'Recruitment channel (choice of global ids).',
    birthday: 'Day of birth (date).',
    language: 'Languages spoken (choice of names).',
    nationality: 'Nationalities (choice of names).',
    skill: 'Skills (choice of names).',
    company: 'Companies worked at (text).',
    note: 'Texts of notes that the viewer may read (text).',
    lastNote: 'When the last note was written (date).',
    lastActivity: 'When something last happened (date).',
    onboardDate: 'First day at work (date).',
    desiredWorkLocation: 'Where the candidate wants to work (choice of names).',
    status: 'Candidate status (choice of global ids).',
    label: 'Labels (choice of global ids).',
    folder: 'Talent folders (choice of global ids).',
    follower: 'Who follows the candidate (choice of user names).',
    createdDate: 'When the candidate was added (date).',
    inBlackList: 'The company does not want to hire the candidate (choice of `true`, `false`).',
    experienceYear: 'Years of experience (number).',
    gender: 'Gender (choice of MALE, FEMALE, UNKNOWN).',
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

export const CandidateCondition = builder.inputType('CandidateCondition', {
  description: 'One condition on candidates.',
  fields: (t) => ({
    field: t.field({ type: CandidateField, required: true, description: 'What it looks at.' }),
    extensionKey: t.string({ description: "Which of the company's own fields; goes with EXTENSION only." }),
    operator: t.field({ type: CandidateOperator, required: true, description: 'How it compares.' }),
    values: t.stringList({
      required: true,
      description:
        'With what: one text, several for IN and NOT_IN, two for BETWEEN, none for IS_EMPTY and IS_NOT_EMPTY. Dates are YYYY-MM-DD; channels, statuses, labels and folders are global ids.',
    }),
  }),
})

export const CandidateFilterInput = builder.inputType('CandidateFilterInput', {
  description: 'Conditions on candidates; all of them must hold.',
  fields: (t) => ({
    search: t.string({ description: 'Words of name, phone or e-mail; every one must be found.' }),
    conditions: t.field({ type: [CandidateCondition], description: 'Up to 50 conditions.' }),
    folderId: t.id({
      description: 'Only candidates of this talent folder (global id); needed by who may not list all candidates.',
    }),
    isFollowed: t.boolean({ description: 'true: only candidates whom the viewer follows.' }),
  }),
})

const CandidateOrder = builder.enumType('CandidateOrder', {
  description: 'What candidates are sorted by.',
  values: valuesOf(candidateOrders, {
    createdDate: 'When they were added.',
    updatedDate: 'When they were last changed.',
    lastActivity: 'When something last happened to them.',
    name: 'By the name of the candidate.',
    experienceYear: 'Years of experience.',
  }),
})

export const CandidateSort = builder.inputType('CandidateSort', {
  description: 'Order of candidates.',
  fields: (t) => ({
    field: t.field({ type: CandidateOrder, required: true, description: 'What they are sorted by.' }),
    direction: t.field({ type: SortDirection, required: true, description: 'Which end comes first.' }),
  }),
})
