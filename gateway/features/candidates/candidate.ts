import {
  candidateGet,
  candidateByIds,
  candidateReaders,
  type CandidateRow as Row,
} from '../../../services/features/candidates/contract.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { recordId } from '../../core/graph/ids.ts'
import { byIds, loader, oneByOne } from '../../core/graph/loader.ts'
import { node, type NodeRef } from '../../core/graph/node.ts'
import { hasPermission } from '../../core/graph/permission.ts'
import { CandidateStatus, Label } from '../lookups/label.ts'
import { RecruitmentChannel } from '../lookups/lookup.ts'
import { User } from '../users/user.ts'
import { CandidateExtension, CandidateLanguage, Gender, extensionsOf, genderOf } from './inputs/candidateValues.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'
import { imageUrlOf } from '../../core/graph/types/imageInput.ts'

export const candidates = loader<Row>({
  read: byIds(
    candidateByIds,
    oneByOne((id, { rest }) => rest.call(candidateGet, { params: { id } })),
  ),
  key: (row) => row.id,
})

/** Resolves a right that depends only on the viewer's permission keys. */
const withKeys =
  (...keys: PermissionKey[]) =>
  (_row: Row, _args: object, context: GatewayContext) =>
    hasPermission(context, keys)

export const Candidate: NodeRef<Row> = node<Row>('Candidate', {
  description: 'A person whom the company may hire.',
  permission: candidateReaders,
  loader: candidates,
  databaseId: (row) => row.id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The full name of the candidate.' }),
    photoUrl: t.field({
      type: 'URL',
      nullable: true,
      description:
        'The path of the photo, for a request with the bearer token. Null if there is none. It changes with the photo.',
      resolve: ({ photoPath }) => imageUrlOf(photoPath),
    }),
    jobTitle: t.exposeString('jobTitle', { nullable: true, description: 'The current job title of the candidate.' }),
    phones: t.exposeStringList('phones', { description: 'Phone numbers as typed.' }),
    emails: t.expose('emails', { type: ['EmailAddress'], description: 'E-mail addresses of the candidate.' }),
    birthday: t.expose('birthday', { type: 'Date', nullable: true, description: 'Day of birth.' }),
    gender: t.field({
      type: Gender,
      description: 'Gender as the candidate says it.',
      resolve: ({ gender }) => genderOf(gender),
    }),
    address: t.exposeString('address', { nullable: true, description: 'Where the candidate lives.' }),
    website: t.exposeString('website', { nullable: true, description: "The address of the candidate's website." }),
    messengers: t.exposeStringList('messengers', { description: 'Names on messengers: Zalo, Skype, LINE …' }),
    nationalities: t.exposeStringList('nationalities', { description: "The candidate's nationalities." }),
    owner: t.field({
      type: User,
      nullable: true,
      description: 'The user who is responsible for the candidate, or null if there is none.',
      resolve: ({ owner }, _args, context, info) => User.named(context, owner, info),
    }),
    source: t.exposeString('source', { nullable: true, description: 'How the candidate was found, in free text.' }),
    channel: t.field({
      type: RecruitmentChannel,
      nullable: true,
      description: 'The recruitment channel through which the candidate came.',
      resolve: ({ recChannelId }, _args, context) => RecruitmentChannel.load(context, recordId(recChannelId)),
    }),
    status: t.field({
      type: CandidateStatus,
      nullable: true,
      description: 'The status of the candidate in the company.',
      resolve: ({ statusId }, _args, context) => CandidateStatus.load(context, recordId(statusId)),
    }),
    labels: t.field({
      type: [Label],
      mayFailAlone: true,
      description: 'Labels of the candidate.',
      resolve: ({ labelIds }, _args, context) => Label.loadAll(context, labelIds),
    }),
    jobRank: t.exposeString('jobRank', { nullable: true, description: 'Level of the position.' }),
    experienceYears: t.exposeFloat('experienceYear', { nullable: true, description: 'Years of experience.' }),
    skills: t.exposeStringList('skills', { description: 'The names of the skills. `resume.skills` has their levels.' }),
    companies: t.exposeStringList('companies', { description: 'Current and former employers, latest first.' }),
    languages: t.field({
      type: [CandidateLanguage],
      description: 'Languages that the candidate speaks.',
      resolve: ({ languages }) => languages,
    }),
    desiredWorkLocations: t.exposeStringList('desiredWorkLocations', {
      description: 'Where the candidate wants to work.',
    }),
    extensions: t.field({
      type: [CandidateExtension],
      description: "Values of the fields that the company has added and that the viewer's role may see.",
      extensions: { personal: true },
      resolve: ({ extendProperties }) => extensionsOf(extendProperties),
    }),
    isBlacklisted: t.exposeBoolean('inBlackList', {
      description: 'Whether the company does not want to hire the candidate.',
    }),
    isRecentLeaver: t.exposeBoolean('isTerminal', {
      description: 'Whether the candidate left the company less than 12 months ago.',
    }),
    onboardDate: t.expose('onboardDate', { type: 'Date', nullable: true, description: 'The first day at work.' }),
    cv: t.field({
      type: File,
      nullable: true,
      description: 'The newest CV, or null if there is none.',
      resolve: ({ cvPath }) =>
        cvPath ? { path: cvPath, downloadUrl: downloadUrlOf('candidateViewFileCv', { filePathKey: cvPath }) } : null,
    }),
    isFollowed: t.exposeBoolean('isFollowed', {
      description: 'Whether the viewer follows the candidate.',
      extensions: { personal: true },
    }),
    followers: t.field({
      type: [User],
      mayFailAlone: true,
      description: 'Users who follow the candidate.',
      resolve: ({ followers }, _args, context, info) => User.allNamed(context, followers, info),
    }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who added the candidate.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the candidate was added.',
    }),
    updatedAt: t.expose('updatedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the candidate was last changed.',
    }),
    lastActivityAt: t.expose('lastActivityDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When something last happened to the candidate.',
    }),
    lastNoteAt: t.expose('lastNoteDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last note was written.',
    }),
    version: t.exposeInt('version', {
      description: 'A number that grows with each change. An update passes the version that it is based on.',
    }),
    mergedInto: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate that this one was merged into, or null if it was not merged.',
      resolve: ({ mergedInto }, _args, context) => Candidate.tryLoad(context, mergedInto),
    }),
    canEdit: t.boolean({
      description: 'Whether the viewer may change the candidate.',
      resolve: ({ canEdit }, _args, context) => canEdit ?? hasPermission(context, ['Candidate:UpdateCandidate']),
    }),
    canDelete: t.boolean({
      description: 'Whether the viewer may delete the candidate.',
      resolve: ({ canDelete }, _args, context) => canDelete ?? hasPermission(context, ['Candidate:DeleteCandidate']),
    }),
    canFollow: t.boolean({
      description: 'Whether the viewer may follow the candidate. `isFollowed` says whether they do.',
      resolve: withKeys('Candidate:ReadCandidate', 'Candidate:ListCandidate', 'Candidate:AssignFollow'),
    }),
    canUnfollow: t.boolean({
      description: 'Whether the viewer may stop following the candidate. `isFollowed` says whether they follow.',
      resolve: withKeys('Candidate:UnFollow'),
    }),
    canAssignFollowers: t.boolean({
      description: 'Whether the viewer may make other users follow the candidate.',
      resolve: withKeys('Candidate:AssignFollow'),
    }),
    canAddNote: t.boolean({
      description: 'Whether the viewer may write notes on the candidate.',
      resolve: withKeys('Candidate:AddNote'),
    }),
    canAddToJob: t.boolean({
      description: 'Whether the viewer may add the candidate to jobs.',
      resolve: withKeys('JobRequest:AddCandidateToJobRequest'),
    }),
    canCall: t.boolean({
      description: 'Whether the viewer may phone the candidate.',
      resolve: withKeys('Phonenet:CallCandidate'),
    }),
  }),
})
