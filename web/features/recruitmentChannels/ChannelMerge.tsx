import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import MergeDialog from '../../shared/words/MergeDialog.tsx'
import type { ChannelMergeMutation } from './__generated__/ChannelMergeMutation.graphql.ts'
import type { ChannelMergeQuery } from './__generated__/ChannelMergeQuery.graphql.ts'

const merge = asMutation<ChannelMergeMutation>(graphql`
  mutation ChannelMergeMutation($input: MergeRecruitmentChannelInput!) {
    mergeRecruitmentChannel(input: $input) { deletedRecruitmentChannelId recruitmentChannel { id ...ChannelsPage_channel } }
  }
`)

interface Props {
  /** The record that is merged and removed. */
  channel: { id: string; name: string }
  onClose: (isChanged: boolean) => void
}

/** Asks which recruitment channel replaces this one. */
export default function ChannelMerge({ channel, onClose }: Props) {
  const { t } = useTranslation('recruitmentChannels')
  const environment = useRelayEnvironment()
  const load = async (query: string) => {
    const answer = await fetchQuery<ChannelMergeQuery>(
      environment,
      graphql`
      query ChannelMergeQuery($query: String) {
        companyRecruitmentChannels(query: $query, first: 20) @required(action: THROW) { nodes { id name } }
      }
    `,
      { query: query || null },
    ).toPromise()
    return answer?.companyRecruitmentChannels.nodes ?? []
  }
  return (
    <MergeDialog
      word={channel}
      hint={t('mergeHint', { replace: { name: channel.name } })}
      load={load}
      save={(intoId) => saveBy(merge, { input: { id: channel.id, intoId } })}
      onClose={onClose}
    />
  )
}
