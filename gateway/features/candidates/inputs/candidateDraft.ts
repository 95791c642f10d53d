import type { CandidateFields as Fields } from '../../../../services/features/candidates/contract.ts'
import { builder } from '../../../core/graph/builder.ts'
import { encodeId } from '../../../core/graph/ids.ts'
import { fieldNames } from './candidateInput.ts'
import { CandidateResume } from '../candidateResume.ts'
import { CandidateExtension, Gender, extensionsOf, genderOf } from './candidateValues.ts'

/** The same names as CandidateDraftInput has, so that a form takes it as it is. */
export const CandidateDraft = builder
  .objectRef<Fields>('CandidateDraft')
  .implement({
    description: 'A candidate who has not been saved: what a CV says, under the names of CandidateDraftInput.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Full name; empty when it was not found.' }),
      jobTitle: t.exposeString('jobTitle', { nullable: true, description: 'Job title that the candidate holds now.' }),
      phones: t.exposeStringList('phones', { description: 'Phone numbers of the candidate.' }),
      emails: t.expose('emails', { type: ['EmailAddress'], description: 'E-mail addresses of the candidate.' }),
      birthday: t.expose('birthday', { type: 'Date', nullable: true, description: 'Day of birth.' }),
      gender: t.field({
        type: Gender,
        description: 'Gender of the candidate.',
        resolve: ({ gender }) => genderOf(gender),
      }),
      address: t.exposeString('address', { nullable: true, description: 'Where the candidate lives.' }),
      website: t.exposeString('website', { nullable: true, description: 'Address of a page of the candidate.' }),
      messengers: t.exposeStringList('messengers', { description: 'Names on messengers.' }),
      nationalities: t.exposeStringList('nationalities', { description: 'Countries whose citizen the candidate is.' }),
      ownerId: t.id({
        nullable: true,
        description: 'Who takes care of the candidate (global id).',
        resolve: ({ owner }) => (owner ? encodeId('User', owner) : null),
      }),
      source: t.exposeString('source', { nullable: true, description: 'What led to the candidate, in words.' }),
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
        description: 'The company does not want to hire the candidate.',
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
/** `experienceYear`, `resume.work.1.isAdded` → the draft's names here. */
const nameHere = (path: string): string =>
  path
    .split('.')
    .map((name) => names[name] ?? name)
    .join('.')

export const CandidateExtractedField = builder
  .objectRef<Extracted>('CandidateExtractedField')
  .implement({
    description: 'One thing read from a CV, where it stands there, and how sure that is.',
    fields: (t) => ({
      field: t.string({
        description:
          'Place in the draft: name, emails.0, resume.work.1.company … Entries that are offered have places behind those of the draft.',
        resolve: ({ field }) => nameHere(field),
      }),
      value: t.exposeString('value', { description: 'What was read.' }),
      snippet: t.exposeString('snippet', { description: 'The text around it.' }),
      page: t.exposeInt('page', { nullable: true, description: 'Page, from 1; null where the file has no pages.' }),
      confidence: t.exposeFloat('confidence', {
        description: 'How sure the reader is, from 0 to 1; 1 where the services do not say.',
      }),
      isOffered: t.exposeBoolean('isOffered', {
        description: 'Not sure enough to be in the draft: a person may take it.',
      }),
    }),
  })
