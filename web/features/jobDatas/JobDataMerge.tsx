import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import MergeDialog from '../../shared/words/MergeDialog.tsx'
import type { JobDataKind } from './kinds.ts'
import type { JobDataMergeMutation } from './__generated__/JobDataMergeMutation.graphql.ts'
import type { JobDataMergeQuery } from './__generated__/JobDataMergeQuery.graphql.ts'

const merge = asMutation<JobDataMergeMutation>(graphql`
  mutation JobDataMergeMutation($input: MergeJobDataItemInput!) {
    mergeJobDataItem(input: $input) { deletedJobDataItemId jobDataItem { id ...JobDatasPage_item } }
  }
`)

interface Props {
  /** The record that is merged and removed. */
  item: { id: string; name: string }
  kind: JobDataKind
  onClose: (isChanged: boolean) => void
}

/** Asks which entry of the same list replaces this one. */
export default function JobDataMerge({ item, kind, onClose }: Props) {
  const { t } = useTranslation('jobDatas')
  const environment = useRelayEnvironment()
  const load = async (query: string) => {
    const answer = await fetchQuery<JobDataMergeQuery>(
      environment,
      graphql`
      query JobDataMergeQuery($filter: JobDataItemFilter!, $query: String) {
        jobDataItems(filter: $filter, query: $query, first: 20) @required(action: THROW) { nodes { id name } }
      }
    `,
      { filter: { kind }, query: query || null },
    ).toPromise()
    return answer?.jobDataItems.nodes ?? []
  }
  return (
    <MergeDialog
      word={item}
      hint={t('mergeHint', { replace: { name: item.name } })}
      load={load}
      save={(intoId) => saveBy(merge, { input: { id: item.id, intoId } })}
      onClose={onClose}
    />
  )
}
