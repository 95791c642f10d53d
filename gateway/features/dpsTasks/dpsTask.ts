import { nullId } from '../../../services/core/contract/shapes.ts'
import { talentNoteShares } from '../../../services/features/candidateNotes/contract.ts'
import {
  dpsGet,
  dpsList,
  dpsOpenJobList,
  dpsStatuses,
  type DpsItem as Row,
} from '../../../services/features/dpsTasks/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, countNested, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { openSet, otherValue } from '../../core/graph/enums.ts'
import { encodeId, recordId } from '../../core/graph/ids.ts'
import { loader, once, oneByOne } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { hasPermission } from '../../core/graph/permission.ts'
import { Candidate } from '../candidates/candidate.ts'
import { CandidateLanguage } from '../candidates/inputs/candidateValues.ts'
import { JobSummary } from '../jobs/jobSummary.ts'
import { TalentFolder } from '../talentFolders/talentFolder.ts'
import { User } from '../users/user.ts'
import { listingKey, readingKeys } from './access.ts'
import { DpsSearch } from './dpsSearch.ts'

/** The number of tasks that the screen requests for the first page (001/9). */
const defaultSize = 10

const tasks = loader<Row>({
  read: oneByOne((id, { rest }) => rest.call(dpsGet, { params: { id } })),
  key: ({ id }) => id,
})
const openJobs = once(async ({ rest }) =>
  (await rest.call(dpsOpenJobList)).map(({ id, name }) => ({ id, title: name })),
)

const DpsStatus = builder.enumType('DpsStatus', {
  description: 'The status of a DPS task.',
  values: {
    DRAFT: { description: 'It can still be changed.' },
    DONE: { description: 'It was saved finally.' },
    OTHER: otherValue('statusName'),
  } as const,
})

const statuses = openSet(dpsStatuses)

const DpsExperience = builder
  .objectRef<Row['experiences'][number]>('DpsExperience')
  .implement({
    description: 'A place of work.',
    fields: (t) => ({
      companyName: t.exposeString('companyName', { description: 'The name of the company.' }),
      position: t.exposeString('position', { description: 'The position held there.' }),
    }),
  })

export const DpsTask = node<Row>('DpsTask', {
  description:
    "The record of processing one candidate's data: the candidate's data when the search was stored, with later corrections.",
  permission: readingKeys,
  loader: tasks,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    search: t.field({
      type: DpsSearch,
      nullable: true,
      description:
        'The stored search to which it belongs. Null if the caller may not list searches, or if the services do not report it.',
      resolve: ({ type }, _args, context) => DpsSearch.tryLoad(context, recordId(type ?? null)),
    }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description:
        'The candidate with current data. Null if they were deleted, or if the caller may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    name: t.exposeString('name', { description: 'The full name of the candidate.' }),
    phones: t.exposeStringList('phones', { description: 'Phone numbers of the candidate.' }),
    emails: t.expose('emails', { type: ['EmailAddress'], description: 'E-mail addresses of the candidate.' }),
    skills: t.exposeStringList('skills', { description: 'The names of the skills.' }),
    status: t.field({
      type: DpsStatus,
      description: 'The status of the task.',
      resolve: ({ status }) => statuses.valueOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' name of the status, if the status is OTHER.",
      resolve: ({ status }) => statuses.nameOf(status),
    }),
    owner: t.field({
      type: User,
      nullable: true,
      description: 'The user who is responsible for it, or null if there is none.',
      resolve: ({ owner }, _args, context, info) => User.named(context, owner, info),
    }),
    desiredWorkLocations: t.exposeStringList('desiredWorkLocations', {
      description: 'Where the candidate wants to work.',
    }),
    folder: t.field({
      type: TalentFolder,
      nullable: true,
      description: 'The talent folder. Null if there is none, or if the caller may not see it.',
      resolve: ({ folderId }, _args, context) => TalentFolder.tryLoad(context, recordId(folderId)),
    }),
    folderId: t.id({
      nullable: true,
      description: 'The talent folder (global id), even if the caller may not see it.',
      resolve: ({ folderId }) => (folderId ? encodeId('TalentFolder', folderId) : null),
    }),
    note: t.exposeString('note', { description: 'The findings. Empty before the task was first saved.' }),
    isBlacklisted: t.exposeBoolean('inBlackList', {
      description: 'Whether the company does not want to hire the candidate.',
    }),
    isRecentLeaver: t.exposeBoolean('isTerminal', {
      description: 'Whether the candidate left the company less than 12 months ago.',
    }),
    openJob: t.field({
      type: JobSummary,
      nullable: true,
      description: 'The job for which the candidate is intended.',
      resolve: async ({ openJob: id, openJobTitle }, _args, context) =>
        id ? { id, title: openJobTitle ?? (await openJobs(context)).find((job) => job.id === id)?.title ?? id } : null,
    }),
    account: t.exposeString('account', { nullable: true, description: 'The account of the candidate.' }),
    jobRank: t.exposeString('jobRank', { nullable: true, description: 'Level of the position.' }),
    experienceYears: t.exposeFloat('experienceYear', { nullable: true, description: 'Years of experience.' }),
    languages: t.field({
      type: [CandidateLanguage],
      description: 'Languages that the candidate speaks.',
      resolve: ({ languages }) => languages.map(({ language, level }) => ({ language, fluency: level })),
    }),
    experiences: t.field({
      type: [DpsExperience],
      description: 'Places of work.',
      resolve: ({ experiences }) => experiences,
    }),
    version: t.int({
      nullable: true,
      description:
        'A number that grows with each change. An update passes the version that it is based on. Null if the services do not store one.',
      resolve: ({ version }) => version ?? null,
    }),
    updatedBy: t.field({
      type: User,
      nullable: true,
      description: 'The user who last saved it, or null if it was never saved.',
      resolve: ({ updatedBy }, _args, context, info) => User.named(context, updatedBy ?? null, info),
    }),
    updatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the task was last saved.',
      resolve: ({ updatedDate }) => updatedDate ?? null,
    }),
    noteShares: t.field({
      type: [User],
      mayFailAlone: true,
      description:
        "The users with whom the viewer's latest note on the candidate is shared. Intended for single tasks, not for the rows of a list.",
      extensions: { personal: true, single: true },
      resolve: async ({ candidateId }, _args, context) => {
        if (!hasPermission(context, talentNoteShares.access as readonly ['DPS:ListDPS'])) return []
        countNested(context)
        const shares = await context.rest.call(talentNoteShares, { query: { candidateId } })
        return User.loadAll(
          context,
          shares.map(({ userName }) => userName),
        )
      },
    }),
    canEdit: t.boolean({
      description: 'Whether the viewer may save it. A task that is DONE can no longer be saved.',
      resolve: ({ status }, _args, context) => status !== 'DONE' && hasPermission(context, 'DPS:UpdateDPS'),
    }),
    canDelete: t.boolean({
      description: 'Whether the viewer may delete it.',
      resolve: (_row, _args, context) => hasPermission(context, 'DPS:DeleteDPS'),
    }),
  }),
})

const DpsTaskConnection = connectionOf(DpsTask)

const DpsTaskFilter = builder.inputType('DpsTaskFilter', {
  description: 'Conditions on DPS tasks. All conditions must hold.',
  fields: (t) => ({
    searchDatabaseId: t.id({
      description: 'Only tasks of this stored search (its id in the services, as in the addresses of pages).',
    }),
    openJobDatabaseId: t.id({
      description: 'Only tasks of this job (its id in the services, as in the addresses of pages).',
    }),
  }),
})

builder.queryFields((t) => ({
  dpsTasks: t.field({
    type: DpsTaskConnection,
    operation: dpsList,
    description: `DPS tasks in the order of their search, ${defaultSize} a page by default.`,
    args: {
      query: t.arg.string({ description: 'Name, phone, e-mail, or the databaseId of a candidate.' }),
      filter: t.arg({ type: DpsTaskFilter, description: 'Which tasks to return. All of them by default.' }),
      ...pageArgs,
    },
    resolve: async (_root, { query, filter, ...args }, context, info) => {
      const { searchDatabaseId, openJobDatabaseId } = filter ?? {}
      // A page address may contain an id that no record has. The list is then empty.
      const known = (id: string) => recordId(id) ?? nullId
      const conditions = {
        ...(searchDatabaseId && { type: known(searchDatabaseId) }),
        ...(query && { input: query }),
        ...(openJobDatabaseId && { openJob: known(openJobDatabaseId) }),
      }
      const sized = args.last == null ? { ...args, first: args.first ?? defaultSize } : args
      const page = await readPages(
        sized,
        (part) => context.rest.call(dpsList, { fieldNames: { input: 'query' }, body: { ...part, ...conditions } }),
        pageSelectionOf(info),
      )
      tasks.prime(context, page.rows)
      return page
    },
  }),
  dpsTask: t.field({
    type: DpsTask,
    nullable: true,
    operation: dpsGet,
    description: 'A task by the id that page addresses contain. NOT_FOUND if there is none.',
    args: { databaseId: t.arg.id({ required: true, description: "The task's id in the services." }) },
    // The loader is not used, because the editor shows the services' message when they refuse (001/8).
    resolve: (_root, { databaseId }, { rest }) => {
      const id = recordId(databaseId)
      return id ? rest.call(dpsGet, { params: { id } }) : null
    },
  }),
  openJobs: t.field({
    type: [JobSummary],
    permission: listingKey,
    description: 'Open jobs in title order, which tasks can be filtered by and assigned to.',
    resolve: (_root, _args, context) => openJobs(context),
  }),
}))
