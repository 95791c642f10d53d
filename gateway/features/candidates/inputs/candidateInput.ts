import { genders, type CandidateFields as Fields } from '../../../../services/features/candidates/contract.ts'
import { builder } from '../../../core/graph/builder.ts'
import { idOf, userNameOf } from '../../../core/graph/ids.ts'
import type { ImageInput } from '../../../core/graph/types/imageInput.ts'
import { CandidateResumeInput, resumeOf, type InputBuilder } from './candidateResumeInput.ts'
import { Gender } from './candidateValues.ts'

/**
 * Maps the REST names of input fields to those of GraphQL, so an error message appears at the right field of the form.
 */
export const fieldNames = {
  owner: 'ownerId',
  recChannelId: 'channelId',
  experienceYear: 'experienceYears',
  extendProperties: 'extensions',
  inBlackList: 'isBlacklisted',
  filePath: 'cvPath',
  photoBase64: 'photo',
  photoName: 'photo',
  cateIds: 'folderIds',
  isAdded: 'isCurrent',
}

const CandidateExtensionInput = builder.inputType('CandidateExtensionInput', {
  description: 'The value of a field that the company has added to its candidates.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'The key of the field, from candidateExtensionFields.' }),
    value: t.string({ required: true, description: 'The value as text.' }),
  }),
})

/** All the data of a candidate that a form sends. It replaces the candidate's data, so omitted fields become empty. */
export const candidateFields = (t: InputBuilder) => ({
  name: t.string({ required: true, description: 'The full name: not blank, at most 250 characters.' }),
  jobTitle: t.string({ description: 'The current job title of the candidate.' }),
  phones: t.stringList({ required: true, description: 'Phone numbers, up to 20.' }),
  emails: t.field({ type: ['EmailAddress'], required: true, description: 'E-mail addresses, up to 20.' }),
  birthday: t.field({ type: 'Date', description: 'Day of birth.' }),
  gender: t.field({ type: Gender, description: 'Gender as the candidate says it. UNKNOWN by default.' }),
  address: t.string({ description: 'Where the candidate lives.' }),
  website: t.string({ description: "The address of the candidate's website." }),
  messengers: t.stringList({ description: 'Names on messengers, up to 20.' }),
  nationalities: t.stringList({ description: "The candidate's nationalities, up to 10." }),
  ownerId: t.id({ description: 'The user who is responsible for the candidate (global id).' }),
  source: t.string({ description: 'How the candidate was found, in free text.' }),
  channelId: t.id({ description: 'Recruitment channel (global id).' }),
  statusId: t.id({ description: 'Candidate status (global id).' }),
  labelIds: t.idList({ description: 'Labels (global ids), up to 50.' }),
  jobRank: t.string({ description: 'Level of the position.' }),
  experienceYears: t.float({ description: 'Years of experience, 0–70.' }),
  desiredWorkLocations: t.stringList({ description: 'Where the candidate wants to work, up to 30.' }),
  extensions: t.field({
    type: [CandidateExtensionInput],
    description: 'Values of the fields that the company has added.',
  }),
  onboardDate: t.field({ type: 'Date', description: 'First day at work.' }),
  isBlacklisted: t.boolean({
    description: 'Whether the company does not want to hire the candidate. By default it stays as it is.',
  }),
  resume: t.field({
    type: CandidateResumeInput,
    required: true,
    description: 'The résumé: work, education, skills and languages.',
  }),
})

/** Returns the photo in the form that the REST API expects, or nothing if the photo does not change. */
export const photoOf = (photo: typeof ImageInput.$inferInput | null | undefined, isRemoved?: boolean | null) =>
  photo ? { photoBase64: photo.base64, photoName: photo.name } : isRemoved ? { photoBase64: '' } : {}

export const CandidateDraftInput = builder.inputType('CandidateDraftInput', {
  description: 'A candidate who has not been saved.',
  fields: candidateFields,
})
export type FieldsInput = typeof CandidateDraftInput.$inferInput

/** Returns the input in the form that the REST API expects. */
export function fieldsOf(input: FieldsInput): Fields {
  const { ownerId, channelId, statusId, labelIds, extensions } = input
  return {
    name: input.name,
    jobTitle: input.jobTitle ?? null,
    phones: input.phones,
    emails: input.emails,
    birthday: input.birthday ?? null,
    gender: input.gender ?? genders.unknown,
    address: input.address ?? null,
    website: input.website ?? null,
    messengers: input.messengers ?? [],
    nationalities: input.nationalities ?? [],
    owner: ownerId ? userNameOf(ownerId, 'ownerId') : null,
    source: input.source ?? null,
    recChannelId: channelId ? idOf('RecruitmentChannel', channelId, 'channelId') : null,
    statusId: statusId ? idOf('CandidateStatus', statusId, 'statusId') : null,
    labelIds: (labelIds ?? []).map((id) => idOf('Label', id, 'labelIds')),
    jobRank: input.jobRank ?? null,
    experienceYear: input.experienceYears ?? null,
    desiredWorkLocations: input.desiredWorkLocations ?? [],
    extendProperties: JSON.stringify(Object.fromEntries((extensions ?? []).map(({ key, value }) => [key, value]))),
    onboardDate: input.onboardDate ?? null,
    ...(input.isBlacklisted != null && { inBlackList: input.isBlacklisted }),
    resume: resumeOf(input.resume),
  }
}
