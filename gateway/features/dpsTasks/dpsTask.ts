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
import { holds } from '../../core/graph/permission.ts'
import { Candidate } from '../candidates/candidate.ts'
import { CandidateLanguage } from '../candidates/inputs/candidateValues.ts'
import { JobSummary } from '../jobs/jobSummary.ts'
import { TalentFolder } from '../talentFolders/talentFolder.ts'
import { User } from '../users/user.ts'
import { listing, readingKeys } from './access.ts'
import { DpsSearch } from './dpsSearch.ts'

/** Tasks of a page that the screen asks for at first (001/9). */
const defaultSize = 10

const tasks = loader<Row>({
  read: oneByOne((id, { rest }) => rest.call(dpsGet, { params: { id } })),
  key: ({ id }) => id,
})
const openJobs = once(async ({ rest }) =>
  (await rest.call(dpsOpenJobList)).map(({ id, name }) => ({ id, title: name })),
)

const DpsStatus = builder.enumType('DpsStatus', {
  description: 'How far a DPS task is.',
  values: {
    DRAFT: { description: 'It can still be changed.' },
    DONE: { description: 'It was saved for good.' },
    OTHER: otherValue('statusName'),
  } as const,
})

const statuses = openSet(dpsStatuses)

const DpsExperience = builder
  .objectRef<Row['experiences'][number]>('DpsExperience')
  .implement({
    description: 'A place of work.',
    fields: (t) => ({
      companyName: t.exposeString('companyName', { description: 'Name of the company.' }),
      position: t.exposeString('position', { description: 'Position held there.' }),
    }),
  })

export const DpsTask = node<Row>('DpsTask', {
  description:
    "The record of processing one candidate's data: what the candidate was when the search was stored, as somebody has mended it.",
  permission: readingKeys,
  loader: tasks,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    search: t.field({
      type: DpsSearch,
      nullable: true,
      description:
        'The stored search that it belongs to; null for who may not list searches, and where the services do not say.',
      resolve: ({ type }, _args, context) => DpsSearch.tryLoad(context, recordId(type ?? null)),
    }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate as they are now; null when they are gone, or for who may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    name: t.exposeString('name', { description: 'Full name of the candidate.' }),
    phones: t.exposeStringList('phones', { description: 'Phone numbers of the candidate.' }),
    emails: t.expose('emails', { type: ['EmailAddress'], description: 'E-mail addresses of the candidate.' }),
    skills: t.exposeStringList('skills', { description: 'Names of the skills.' }),
    status: t.field({
      type: DpsStatus,
      description: 'How far it is.',
      resolve: ({ status }) => statuses.valueOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' own word for the status, where it is OTHER.",
      resolve: ({ status }) => statuses.nameOf(status),
    }),
    owner: t.field({
      type: User,
      nullable: true,
      description: 'Who takes care of it; null for nobody.',
      resolve: ({ owner }, _args, context, info) => User.named(context, owner, info),
    }),
    desiredWorkLocations: t.exposeStringList('desiredWorkLocations', {
      description: 'Where the candidate wants to work.',
    }),
    folder: t.field({
      type: TalentFolder,
      nullable: true,
      description: 'Talent folder; null for none, and for who may not see it.',
      resolve: ({ folderId }, _args, context) => TalentFolder.tryLoad(context, recordId(folderId)),
    }),
    folderId: t.id({
      nullable: true,
      description: 'Talent folder (global id), also one that the viewer may not see.',
      resolve: ({ folderId }) => (folderId ? encodeId('TalentFolder', folderId) : null),
    }),
    note: t.exposeString('note', { description: 'What was found out; empty before the first save.' }),
    isBlacklisted: t.exposeBoolean('inBlackList', { description: 'The company does not want to hire the candidate.' }),
    isRecentLeaver: t.exposeBoolean('isTerminal', {
      description: 'The candidate left the company less than 12 months ago.',
    }),
    openJob: t.field({
      type: JobSummary,
      nullable: true,
      description: 'The job that the candidate is meant for.',
      resolve: async ({ openJob: id, openJobTitle }, _args, context) =>
        id ? { id, title: openJobTitle ?? (await openJobs(context)).find((job) => job.id === id)?.title ?? id } : null,
    }),
    account: t.exposeString('account', { nullable: true, description: 'Account of the candidate.' }),
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
      description: 'Grows with each change; a change names the one that it saw. Null where the services do not count.',
      resolve: ({ version }) => version ?? null,
    }),
    updatedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who saved it last; null before the first save.',
      resolve: ({ updatedBy }, _args, context, info) => User.named(context, updatedBy ?? null, info),
    }),
    updatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was saved last.',
      resolve: ({ updatedDate }) => updatedDate ?? null,
    }),
    noteShares: t.field({
      type: [User],
      mayFailAlone: true,
      description:
        "With whom the viewer's latest note on the candidate is shared. For single tasks, not for the rows of a list.",
      extensions: { personal: true, single: true },
      resolve: async ({ candidateId }, _args, context) => {
        if (!holds(context, talentNoteShares.access as readonly ['DPS:ListDPS'])) return []
        countNested(context)
        const shares = await context.rest.call(talentNoteShares, { query: { candidateId } })
        return User.loadAll(
          context,
          shares.map(({ userName }) => userName),
        )
      },
    }),
    canEdit: t.boolean({
      description: 'The viewer may save it: it is no longer possible once it is DONE.',
      resolve: ({ status }, _args, context) => status !== 'DONE' && holds(context, 'DPS:UpdateDPS'),
    }),
    canDelete: t.boolean({
      description: 'The viewer may delete it.',
      resolve: (_row, _args, context) => holds(context, 'DPS:DeleteDPS'),
    }),
  }),
})

const DpsTaskConnection = connectionOf(DpsTask)

const DpsTaskFilter = builder.inputType('DpsTaskFilter', {
  description: 'Conditions on DPS tasks; all of them must hold.',
  fields: (t) => ({
    searchDatabaseId: t.id({
      description: "Only tasks of this stored search (the services' id, as addresses of pages carry it).",
    }),
    openJobDatabaseId: t.id({
      description: "Only tasks of this job (the services' id, as addresses of pages carry it).",
    }),
  }),
})

builder.queryFields((t) => ({
  dpsTasks: t.field({
    type: DpsTaskConnection,
    operation: dpsList,
    description: `DPS tasks in the order of their search; ${defaultSize} a page unless asked otherwise.`,
    args: {
      query: t.arg.string({ description: 'Name, phone, e-mail, or the databaseId of a candidate.' }),
      filter: t.arg({ type: DpsTaskFilter, description: 'Which tasks; all without it.' }),
      ...pageArgs,
    },
    resolve: async (_root, { query, filter, ...args }, context, info) => {
      const { searchDatabaseId, openJobDatabaseId } = filter ?? {}
      // An address may carry what no record has: then there are no tasks.
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
    description: 'One task by the id that addresses carry; NOT_FOUND when there is none.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    // Not by the loader: the editor says what the services say when they refuse (001/8).
    resolve: (_root, { databaseId }, { rest }) => {
      const id = recordId(databaseId)
      return id ? rest.call(dpsGet, { params: { id } }) : null
    },
  }),
  openJobs: t.field({
    type: [JobSummary],
    permission: listing,
    description: 'Open jobs, in title order: what tasks can be narrowed to, and be given.',
    resolve: (_root, _args, context) => openJobs(context),
  }),
}))
