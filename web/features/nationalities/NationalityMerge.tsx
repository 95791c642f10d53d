import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import MergeDialog from '../../shared/words/MergeDialog.tsx'
import type { NationalityMergeMutation } from './__generated__/NationalityMergeMutation.graphql.ts'
import type { NationalityMergeQuery } from './__generated__/NationalityMergeQuery.graphql.ts'

const merge = asMutation<NationalityMergeMutation>(graphql`
  mutation NationalityMergeMutation($input: MergeNationalityInput!) {
    mergeNationality(input: $input) { deletedNationalityId nationality { id ...NationalitiesPage_nationality } }
  }
`)

interface Props {
  /** The record that is merged and removed. */
  nationality: { id: string; name: string }
  onClose: (isChanged: boolean) => void
}

/** Asks which nationality replaces this one. */
export default function NationalityMerge({ nationality, onClose }: Props) {
  const { t } = useTranslation('nationalities')
  const environment = useRelayEnvironment()
  const load = async (query: string) => {
    const answer = await fetchQuery<NationalityMergeQuery>(
      environment,
      graphql`
      query NationalityMergeQuery($query: String) {
        nationalities(query: $query, first: 20) @required(action: THROW) { nodes { id name } }
      }
    `,
      { query: query || null },
    ).toPromise()
    return answer?.nationalities.nodes ?? []
  }
  return (
    <MergeDialog
      word={nationality}
      hint={t('mergeHint', { replace: { name: nationality.name } })}
      load={load}
      save={(intoId) => saveBy(merge, { input: { id: nationality.id, intoId } })}
      onClose={onClose}
    />
  )
}
