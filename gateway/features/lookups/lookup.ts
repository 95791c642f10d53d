import {
  clientJobRankList,
  companyJobCategorySelect,
  jobRankList,
  recruitmentChannelList,
  type JobCategoryOption,
  type Lookup,
} from '../../../services/features/lookups/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { imageUrlOf } from '../../core/graph/types/imageInput.ts'
import { idOf } from '../../core/graph/ids.ts'
import { once } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { listLoader } from '../../core/graph/listLoader.ts'

const channels = once(({ rest }) => rest.call(recruitmentChannelList))
const ranks = once(({ rest }) => rest.call(jobRankList))
const categories = once(({ rest }) => rest.call(companyJobCategorySelect))

export const RecruitmentChannel = node<Lookup>('RecruitmentChannel', {
  description: 'The origin of a candidate: a job site, a referral, a vendor.',
  loader: listLoader(channels),
  databaseId: (channel) => channel.id,
  fields: (t) => ({ name: t.exposeString('name', { description: 'Name of the channel.' }) }),
})

export const JobRank = node<Lookup>('JobRank', {
  description: 'Level of a position.',
  loader: listLoader(ranks),
  databaseId: (rank) => rank.id,
  fields: (t) => ({ name: t.exposeString('name', { description: 'Name of the rank.' }) }),
})

export const JobCategory = node<JobCategoryOption>('JobCategory', {
  description: 'A field of work that jobs belong to.',
  loader: listLoader(categories),
  databaseId: (category) => category.id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the category.' }),
    imageUrl: t.field({
      type: 'URL',
      nullable: true,
      description:
        'Path of its picture on this origin, to be requested with the access token. It changes with each new picture; null if there is none.',
      resolve: ({ imagePath }) => imageUrlOf(imagePath),
    }),
  }),
})

builder.queryFields((t) => ({
  recruitmentChannels: t.field({
    type: [RecruitmentChannel],
    signedIn: true,
    description: "Recruitment channels of the viewer's company, in name order.",
    resolve: (_root, _args, context) => channels(context),
  }),
  jobRanks: t.field({
    type: [JobRank],
    signedIn: true,
    description: "Job ranks of the viewer's company, most junior first.",
    args: {
      companyId: t.arg.id({
        description:
          'Ranks of this company instead (global id); only platform administrators may name another company.',
      }),
    },
    resolve: (_root, { companyId }, context) =>
      companyId
        ? context.rest.call(clientJobRankList, { query: { companyId: idOf('Company', companyId, 'companyId') } })
        : ranks(context),
  }),
  jobCategories: t.field({
    type: [JobCategory],
    signedIn: true,
    description: "Job categories of the viewer's company for a picker, in name order.",
    resolve: (_root, _args, context) => categories(context),
  }),
}))
