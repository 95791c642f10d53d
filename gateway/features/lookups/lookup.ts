import { jobRankList, recruitmentChannelList, type Lookup } from '../../../services/features/lookups/contract.ts'
import { builder } from '../../core/builder.ts'
import type { GatewayContext } from '../../core/context.ts'
import { once, type Loader } from '../../core/loader.ts'
import { node } from '../../core/node.ts'

const channels = once(({ rest }) => rest.call(recruitmentChannelList))
const ranks = once(({ rest }) => rest.call(jobRankList))

/** Lists that are read whole serve as loaders too: one call a request, however many rows name an entry. */
const within = (list: (context: GatewayContext) => Promise<Lookup[]>): Loader<Lookup> => ({
  load: async (context, id) => (await list(context)).find((entry) => entry.id === id) ?? null,
  prime: () => undefined,
})

export const RecruitmentChannel = node<Lookup>('RecruitmentChannel', {
  description: 'Where a candidate came from: a job site, a referral, a vendor.',
  loader: within(channels),
  databaseId: (channel) => channel.id,
  fields: (t) => ({ name: t.exposeString('name', { description: 'Name of the channel.' }) }),
})

export const JobRank = node<Lookup>('JobRank', {
  description: 'Level of a position.',
  loader: within(ranks),
  databaseId: (rank) => rank.id,
  fields: (t) => ({ name: t.exposeString('name', { description: 'Name of the rank.' }) }),
})

builder.queryFields((t) => ({
  recruitmentChannels: t.field({
    type: [RecruitmentChannel],
    signedIn: true,
    description: 'Recruitment channels of the viewer\'s company, in name order.',
    resolve: (_root, _args, context) => channels(context),
  }),
  jobRanks: t.field({
    type: [JobRank],
    signedIn: true,
    description: 'Job ranks of the viewer\'s company, junior first.',
    resolve: (_root, _args, context) => ranks(context),
  }),
}))
