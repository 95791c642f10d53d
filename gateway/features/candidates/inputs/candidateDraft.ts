import type { CandidateFields as Fields } from '../../../../services/features/candidates/contract.ts'
import { builder } from '../../../core/graph/builder.ts'
import { encodeId } from '../../../core/graph/ids.ts'
import { fieldNames } from './candidateInput.ts'
import { CandidateResume } from '../candidateResume.ts'
import { CandidateExtension, Gender, extensionsOf, genderOf } from './candidateValues.ts'

/** Has the same names as CandidateDraftInput, so a form can use it as it is. */
export const CandidateDraft = builder
  .objectRef<Fields>('CandidateDraft')
  .implement({
    description: 'A candidate who has not been saved: the data of a CV, under the names of CandidateDraftInput.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The full name. Empty if it was not found.' }),
      jobTitle: t.exposeString('jobTitle', { nullable: true, description: 'The current job title of the candidate.' }),
      phones: t.exposeStringList('phones', { description: 'Phone numbers of the candidate.' }),
      emails: t.expose('emails', { type: ['EmailAddress'], description: 'E-mail addresses of the candidate.' }),
      birthday: t.expose('birthday', { type: 'Date', nullable: true, description: 'Day of birth.' }),
      gender: t.field({
        type: Gender,
        description: 'Gender of the candidate.',
        resolve: ({ gender }) => genderOf(gender),
      }),
      address: t.exposeString('address', { nullable: true, description: 'Where the candidate lives.' }),
      website: t.exposeString('website', { nullable: true, description: "The address of the candidate's website." }),
      messengers: t.exposeStringList('messengers', { description: 'Names on messengers.' }),
      nationalities: t.exposeStringList('nationalities', { description: "The candidate's nationalities." }),
      ownerId: t.id({
        nullable: true,
        description: 'The user who is responsible for the candidate (global id).',
        resolve: ({ owner }) => (owner ? encodeId('User', owner) : null),
      }),
      source: t.exposeString('source', { nullable: true, description: 'How the candidate was found, in free text.' }),
      channelId: t.id({
        nullable: true,
        description: 'Recruitment channel (global id).',
        resolve: ({ recChannelId }) => (recChannelId ? encodeId('RecruitmentChannel', recChannelId) : null),
      }),
      statusId: t.id({
        nullable: true,
        description: 'Candidate status (global id).',
        resolve: ({ statusId }) => (statusId ? encodeId('CandidateStatus', statusId) : null),
      }),
      labelIds: t.idList({
        description: 'Labels (global ids).',
        resolve: ({ labelIds }) => labelIds.map((id) => encodeId('Label', id)),
      }),
      jobRank: t.exposeString('jobRank', { nullable: true, description: 'Level of the position.' }),
      experienceYears: t.exposeFloat('experienceYear', { nullable: true, description: 'Years of experience.' }),
      desiredWorkLocations: t.exposeStringList('desiredWorkLocations', {
        description: 'Where the candidate wants to work.',
      }),
      extensions: t.field({
        type: [CandidateExtension],
        description: 'Values of the fields that the company has added.',
        resolve: ({ extendProperties }) => extensionsOf(extendProperties),
      }),
      onboardDate: t.expose('onboardDate', { type: 'Date', nullable: true, description: 'First day at work.' }),
      isBlacklisted: t.exposeBoolean('inBlackList', {
        nullable: true,
        description: 'Whether the company does not want to hire the candidate.',
      }),
      resume: t.field({
        type: CandidateResume,
        description: 'The résumé: work, education, skills and languages.',
        resolve: ({ resume }) => resume,
      }),
    }),
  })

interface Extracted {
  field: string
  value: string
  snippet: string
  page: number | null
  confidence: number
  isOffered: boolean
}

const names: Readonly<Record<string, string>> = fieldNames
/** Translates a path such as `experienceYear` or `resume.work.1.isAdded` into the draft's names. */
const toDraftPath = (path: string): string =>
  path
    .split('.')
    .map((name) => names[name] ?? name)
    .join('.')

export const CandidateExtractedField = builder
  .objectRef<Extracted>('CandidateExtractedField')
  .implement({
    description: 'A value read from a CV, with its location in the CV and how certain it is.',
    fields: (t) => ({
      field: t.string({
        description:
          'The path in the draft: name, emails.0, resume.work.1.company … Suggested entries come after those of the draft.',
        resolve: ({ field }) => toDraftPath(field),
      }),
      value: t.exposeString('value', { description: 'The value that was read.' }),
      snippet: t.exposeString('snippet', { description: 'The text around it.' }),
      page: t.exposeInt('page', { nullable: true, description: 'The page, from 1, or null if the file has no pages.' }),
      confidence: t.exposeFloat('confidence', {
        description: 'How certain the reader is, from 0 to 1. It is 1 if the services do not report it.',
      }),
      isOffered: t.exposeBoolean('isOffered', {
        description: 'Whether the value is only a suggestion, because it is not certain enough to be in the draft.',
      }),
    }),
  })
