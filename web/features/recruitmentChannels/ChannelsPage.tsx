import { Merge, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { useUses } from '../../shared/words/useUses.ts'
import ChannelDialog from './ChannelDialog.tsx'
import ChannelMerge from './ChannelMerge.tsx'
import { channelsSource } from './preload.ts'
import type { ChannelsPage_channel$key } from './__generated__/ChannelsPage_channel.graphql.ts'
import type { ChannelsPageDeleteMutation } from './__generated__/ChannelsPageDeleteMutation.graphql.ts'
import type { ChannelsPageQuery } from './__generated__/ChannelsPageQuery.graphql.ts'

const query = asQuery<ChannelsPageQuery>(graphql`
  query ChannelsPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    companyRecruitmentChannels(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...ChannelsPage_channel ...ChannelDialog_channel }
    }
  }
`)
const row = asFragment<ChannelsPage_channel$key>(graphql`
  fragment ChannelsPage_channel on RecruitmentChannel { id name usage { candidateCount triggerCount } }
`)
const remove = asMutation<ChannelsPageDeleteMutation>(graphql`
  mutation ChannelsPageDeleteMutation($input: DeleteRecruitmentChannelInput!) {
    deleteRecruitmentChannel(input: $input) { deletedRecruitmentChannelId }
  }
`)

/** The company's recruitment channels (decision D-118). */
export default function ChannelsPage() {
  const { t } = useTranslation(['recruitmentChannels', 'list', 'words'])
  const count = useUses()
  return (
    <ListScreen
      {...channelsSource}
      list="recruitmentChannels"
      title={t('title')}
      query={query}
      row={row}
      connection={({ companyRecruitmentChannels }) => companyRecruitmentChannels}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        { key: 'candidates', label: t('candidates'), text: ({ usage }) => count(usage?.candidateCount), align: 'end' },
        { key: 'triggers', label: t('triggers'), text: ({ usage }) => count(usage?.triggerCount), align: 'end' },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'ChannelDialogCreateMutation',
        dialog: ({ close }) => <ChannelDialog channel={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'ChannelDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <ChannelDialog channel={node} onClose={close} />,
        },
        {
          label: t('merge', { ns: 'words' }),
          icon: Merge,
          operation: 'ChannelMergeMutation',
          dialog: ({ row: channel, close }) => <ChannelMerge channel={channel} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'ChannelsPageDeleteMutation',
          refusal: ({ usage }) => (usage && usage.candidateCount + usage.triggerCount > 0 ? t('inUse') : undefined),
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
          ),
        },
      ]}
    />
  )
}
