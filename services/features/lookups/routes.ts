import { implement, type Route } from '../../core/routes.ts'
import { jobRankList, recruitmentChannelList } from './contract.ts'
import { jobRanks, recruitmentChannels } from './queries.ts'
import './tables.ts'

export const routes: Route[] = [
  implement(recruitmentChannelList, (_input, { db }) => recruitmentChannels(db)),
  implement(jobRankList, (_input, { db }) => jobRanks(db)),
]
