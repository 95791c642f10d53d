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
import { holds } from '../../core/graph/permission.ts'
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

/** A right that comes with the viewer's keys alone. */
const withKeys =
  (...keys: PermissionKey[]) =>
  (_row: Row, _args: object, context: GatewayContext) =>
    holds(context, keys)

export const Candidate: NodeRef<Row> = node<Row>('Candidate', {
  description: 'Somebody whom the company may hire.',
  permission: candidateReaders,
  loader: candidates,
  databaseId: (row) => row.id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Full name of the candidate.' }),
    photoUrl: t.field({
      type: 'URL',
      nullable: true,
      description:
        'Path of the photo, for a request with the bearer token; null without one. It changes with the photo.',
      resolve: ({ photoPath }) => imageUrlOf(photoPath),
    }),
    jobTitle: t.exposeString('jobTitle', { nullable: true, description: 'Job title that the candidate holds now.' }),
    phones: t.exposeStringList('phones', { description: 'Phone numbers as typed.' }),
    emails: t.expose('emails', { type: ['EmailAddress'], description: 'E-mail addresses of the candidate.' }),
    birthday: t.expose('birthday', { type: 'Date', nullable: true, description: 'Day of birth.' }),
    gender: t.field({
      type: Gender,
      description: 'Gender as the candidate says it.',
      resolve: ({ gender }) => genderOf(gender),
    }),
    address: t.exposeString('address', { nullable: true, description: 'Where the candidate lives.' }),
    website: t.exposeString('website', { nullable: true, description: 'Address of a page of the candidate.' }),
    messengers: t.exposeStringList('messengers', { description: 'Names on messengers: Zalo, Skype, LINE …' }),
    nationalities: t.exposeStringList('nationalities', { description: 'Countries whose citizen the candidate is.' }),
    owner: t.field({
      type: User,
      nullable: true,
      description: 'Who takes care of the candidate; null for nobody.',
      resolve: ({ owner }, _args, context, info) => User.named(context, owner, info),
    }),
    source: t.exposeString('source', { nullable: true, description: 'What led to the candidate, in words.' }),
    channel: t.field({
      type: RecruitmentChannel,
      nullable: true,
      description: 'Where the candidate came from.',
      resolve: ({ recChannelId }, _args, context) => RecruitmentChannel.load(context, recordId(recChannelId)),
    }),
    status: t.field({
      type: CandidateStatus,
      nullable: true,
      description: 'How the candidate stands with the company.',
      resolve: ({ statusId }, _args, context) => CandidateStatus.load(context, recordId(statusId)),
    }),
    labels: t.field({
      type: [Label],
      mayFailAlone: true,
      description: 'Marks that the candidate carries.',
      resolve: ({ labelIds }, _args, context) => Label.loadAll(context, labelIds),
    }),
    jobRank: t.exposeString('jobRank', { nullable: true, description: 'Level of the position.' }),
    experienceYears: t.exposeFloat('experienceYear', { nullable: true, description: 'Years of experience.' }),
    skills: t.exposeStringList('skills', { description: 'Names of the skills; resume.skills has their levels.' }),
    companies: t.exposeStringList('companies', { description: 'Where the candidate works and worked, latest first.' }),
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
      description: "Values of the fields that the company has added and that the viewer's role sees.",
      extensions: { personal: true },
      resolve: ({ extendProperties }) => extensionsOf(extendProperties),
    }),
    isBlacklisted: t.exposeBoolean('inBlackList', { description: 'The company does not want to hire the candidate.' }),
    isRecentLeaver: t.exposeBoolean('isTerminal', { description: 'Left the company less than 12 months ago.' }),
    onboardDate: t.expose('onboardDate', { type: 'Date', nullable: true, description: 'First day at work.' }),
    cv: t.field({
      type: File,
      nullable: true,
      description: 'The newest CV; null without one.',
      resolve: ({ cvPath }) =>
        cvPath ? { path: cvPath, downloadUrl: downloadUrlOf('candidateViewFileCv', { filePathKey: cvPath }) } : null,
    }),
    isFollowed: t.exposeBoolean('isFollowed', {
      description: 'The viewer follows the candidate.',
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
      description: 'Who added the candidate.',
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
    version: t.exposeInt('version', { description: 'Grows with each change; a change names the one that it saw.' }),
    mergedInto: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate that this one has become part of; null while it stands alone.',
      resolve: ({ mergedInto }, _args, context) => Candidate.tryLoad(context, mergedInto),
    }),
    canEdit: t.boolean({
      description: 'The viewer may change the candidate.',
      resolve: ({ canEdit }, _args, context) => canEdit ?? holds(context, ['Candidate:UpdateCandidate']),
    }),
    canDelete: t.boolean({
      description: 'The viewer may delete the candidate.',
      resolve: ({ canDelete }, _args, context) => canDelete ?? holds(context, ['Candidate:DeleteCandidate']),
    }),
    canFollow: t.boolean({
      description: 'The viewer may follow the candidate; isFollowed says whether that is so.',
      resolve: withKeys('Candidate:ReadCandidate', 'Candidate:ListCandidate', 'Candidate:AssignFollow'),
    }),
    canUnfollow: t.boolean({
      description: 'The viewer may stop following; isFollowed says whether there is anything to stop.',
      resolve: withKeys('Candidate:UnFollow'),
    }),
    canAssignFollowers: t.boolean({
      description: 'The viewer may make others follow the candidate.',
      resolve: withKeys('Candidate:AssignFollow'),
    }),
    canAddNote: t.boolean({
      description: 'The viewer may write notes on the candidate.',
      resolve: withKeys('Candidate:AddNote'),
    }),
    canAddToJob: t.boolean({
      description: 'The viewer may add the candidate to jobs.',
      resolve: withKeys('JobRequest:AddCandidateToJobRequest'),
    }),
    canCall: t.boolean({
      description: 'The viewer may phone the candidate.',
      resolve: withKeys('Phonenet:CallCandidate'),
    }),
  }),
})
