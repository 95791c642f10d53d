import { expect, test } from 'vitest'
import { clientJobRankList, jobRankList, recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'

const services = () =>
  fakeRest()
    .on(recruitmentChannelList, () => [
      { id: uuid(50), name: 'TopCV' },
      { id: uuid(51), name: 'Referral' },
    ])
    .on(jobRankList, () => [{ id: uuid(70), name: 'Junior' }])

test('lookups are complete lists for all signed-in users', async () => {
  const { data } = await execute('{ recruitmentChannels { id databaseId name } jobRanks { name } }', {
    rest: services(),
    viewer: viewerWith(),
  })
  expect(data.recruitmentChannels[0]).toEqual({
    id: idOf('RecruitmentChannel', 50),
    databaseId: uuid(50),
    name: 'TopCV',
  })
  expect(data.jobRanks).toEqual([{ name: 'Junior' }])
})

test('a list is read once per request, also by the loader of single entries', async () => {
  const rest = services()
  const ids = [idOf('RecruitmentChannel', 51), idOf('RecruitmentChannel', 50), idOf('RecruitmentChannel', 99)]
  const { data } = await execute(
    'query ($ids: [ID!]!) { recruitmentChannels { id } nodes(ids: $ids) { ... on RecruitmentChannel { name } } }',
    { rest, variables: { ids } },
  )
  expect(data.nodes).toEqual([{ name: 'Referral' }, { name: 'TopCV' }, null])
  expect(rest.counts()).toEqual({ recruitmentChannelList: 1 })
})

test('job ranks of another company are read by its id', async () => {
  const rest = fakeRest().on(clientJobRankList, ({ query }) =>
    query?.companyId === uuid(7) ? [{ id: uuid(1), name: 'Theirs' }] : [],
  )
  const { data } = await execute(`{ jobRanks(companyId: "${idOf('Company', 7)}") { databaseId name } }`, {
    rest,
    viewer: viewerWith(),
  })
  expect(data.jobRanks).toEqual([{ databaseId: uuid(1), name: 'Theirs' }])
  expect(rest.calls.map(({ query }) => query)).toEqual([{ companyId: uuid(7) }])
  const wrong = await execute(`{ jobRanks(companyId: "${idOf('Job', 7)}") { name } }`, { rest, viewer: viewerWith() })
  expect(wrong.code).toBe('BAD_INPUT')
})
