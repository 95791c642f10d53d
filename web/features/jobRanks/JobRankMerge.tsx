import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import MergeDialog from '../../shared/words/MergeDialog.tsx'
import type { JobRankMergeMutation } from './__generated__/JobRankMergeMutation.graphql.ts'
import type { JobRankMergeQuery } from './__generated__/JobRankMergeQuery.graphql.ts'

const merge = asMutation<JobRankMergeMutation>(graphql`
  mutation JobRankMergeMutation($input: MergeJobRankInput!) {
    mergeJobRank(input: $input) { deletedJobRankId jobRank { id ...JobRanksPage_rank } }
  }
`)

interface Props {
  /** The record that is merged and removed. */
  rank: { id: string; name: string }
  onClose: (isChanged: boolean) => void
}

/** Asks which job rank replaces this one. */
export default function JobRankMerge({ rank, onClose }: Props) {
  const { t } = useTranslation('jobRanks')
  const environment = useRelayEnvironment()
  const load = async (query: string) => {
    const answer = await fetchQuery<JobRankMergeQuery>(
      environment,
      graphql`
      query JobRankMergeQuery($query: String) {
        companyJobRanks(query: $query, first: 20) @required(action: THROW) { nodes { id name } }
      }
    `,
      { query: query || null },
    ).toPromise()
    return answer?.companyJobRanks.nodes ?? []
  }
  return (
    <MergeDialog
      word={rank}
      hint={t('mergeHint', { replace: { name: rank.name } })}
      load={load}
      save={(intoId) => saveBy(merge, { input: { id: rank.id, intoId } })}
      onClose={onClose}
    />
  )
}
