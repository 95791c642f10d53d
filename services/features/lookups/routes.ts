import { companyScope } from '../../core/identity/roles/platform.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { channelsKey, jobRanks, ranksKey, recruitmentChannels } from './queries.ts'
import { statusGroups, systemStatuses } from './statuses.ts'
import { entriesOf, listByKey, listVocabulary, vocabularies } from './vocabulary.ts'
import './tables.ts'

export const routes: Route[] = [
  implement(contract.recruitmentChannelList, (_input, { db, cache }) =>
    cache.read(db, channelsKey, recruitmentChannels),
  ),
  implement(contract.jobRankList, (_input, { db, cache }) => cache.read(db, ranksKey, jobRanks)),
  implement(contract.clientJobRankList, async ({ query }, { db, cache, caller }) =>
    cache.read(await companyScope(db, caller, query.companyId), ranksKey, jobRanks),
  ),
  ...[...vocabularies.values()].map((vocabulary) =>
    implement(vocabulary, ({ query }, context) => listVocabulary(vocabulary, query, context)),
  ),
  implement(contract.companyJobCategorySelect, async (_input, context) =>
    (await entriesOf(context, contract.jobCategoryList.kind)).map(({ item: { id, name }, data: { imagePath } }) => ({
      id,
      name,
      imagePath: typeof imagePath === 'string' ? imagePath : null,
    })),
  ),
  implement(contract.enumDataKeyList, async () => [...vocabularies.keys()].sort()),
  implement(contract.dataByKey, ({ query: { key, search } }, context) => listByKey(key, search, context)),
  implement(contract.applicantDataByKey, ({ query: { key } }, context) => listByKey(key, undefined, context)),
  implement(contract.statusGroupList, (_input, context) => statusGroups(context)),
  implement(contract.systemStatusList, (_input, context) => systemStatuses(context)),
]
