import { Merge, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { useUses } from '../../shared/words/useUses.ts'
import JobRankDialog from './JobRankDialog.tsx'
import JobRankMerge from './JobRankMerge.tsx'
import { jobRanksSource } from './preload.ts'
import type { JobRanksPage_rank$key } from './__generated__/JobRanksPage_rank.graphql.ts'
import type { JobRanksPageDeleteMutation } from './__generated__/JobRanksPageDeleteMutation.graphql.ts'
import type { JobRanksPageQuery } from './__generated__/JobRanksPageQuery.graphql.ts'

const query = asQuery<JobRanksPageQuery>(graphql`
  query JobRanksPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    companyJobRanks(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...JobRanksPage_rank ...JobRankDialog_rank }
    }
  }
`)
const row = asFragment<JobRanksPage_rank$key>(graphql`
  fragment JobRanksPage_rank on JobRank { id name place usage { candidateCount jobCount formCount } }
`)
const remove = asMutation<JobRanksPageDeleteMutation>(graphql`
  mutation JobRanksPageDeleteMutation($input: DeleteJobRankInput!) {
    deleteJobRank(input: $input) { deletedJobRankId }
  }
`)

/** The company's job ranks, junior first (decision D-118). */
export default function JobRanksPage() {
  const { t } = useTranslation(['jobRanks', 'list', 'words'])
  const count = useUses()
  return (
    <ListScreen
      {...jobRanksSource}
      list="jobRanks"
      title={t('title')}
      query={query}
      row={row}
      connection={({ companyJobRanks }) => companyJobRanks}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        { key: 'place', label: t('place'), text: ({ place }) => place, align: 'number' },
        { key: 'candidates', label: t('candidates'), text: ({ usage }) => count(usage?.candidateCount), align: 'end' },
        { key: 'jobs', label: t('jobs'), text: ({ usage }) => count(usage?.jobCount), align: 'end' },
        { key: 'forms', label: t('forms'), text: ({ usage }) => count(usage?.formCount), align: 'end' },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'JobRankDialogCreateMutation',
        dialog: ({ close }) => <JobRankDialog rank={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'JobRankDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <JobRankDialog rank={node} onClose={close} />,
        },
        {
          label: t('merge', { ns: 'words' }),
          icon: Merge,
          operation: 'JobRankMergeMutation',
          dialog: ({ row: rank, close }) => <JobRankMerge rank={rank} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'JobRanksPageDeleteMutation',
          refusal: ({ usage }) =>
            usage && usage.candidateCount + usage.jobCount + usage.formCount > 0 ? t('inUse') : undefined,
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
          ),
        },
      ]}
    />
  )
}
