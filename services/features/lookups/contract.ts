import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id } from '../../core/contract/shapes.ts'

export const Lookup = Type.Object({ id: Id, name: Type.String() })
export type Lookup = Static<typeof Lookup>

export const recruitmentChannelList = operation({
  id: 'recruitmentChannelList',
  method: 'GET', path: '/commons/recruitment-channels', service: 'commons', access: 'signedIn', effect: 'read', origin: 'spec',
  answer: Type.Array(Lookup),
  doc: 'Recruitment channels of the caller\'s company in name order.',
  place: '000/7/49, 002/7.12/7',
})

export const jobRankList = operation({
  id: 'jobRankList',
  method: 'GET', path: '/commons/job-ranks', service: 'commons', access: 'signedIn', effect: 'read', origin: 'spec',
  answer: Type.Array(Lookup),
  doc: 'Job ranks of the caller\'s company, junior first.',
  place: '000/7/38, 002/7.12/19',
})
