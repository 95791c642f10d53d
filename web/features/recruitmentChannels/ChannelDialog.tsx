import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { ChannelDialog_channel$key } from './__generated__/ChannelDialog_channel.graphql.ts'
import type { ChannelDialogCreateMutation } from './__generated__/ChannelDialogCreateMutation.graphql.ts'
import type { ChannelDialogUpdateMutation } from './__generated__/ChannelDialogUpdateMutation.graphql.ts'

const create = asMutation<ChannelDialogCreateMutation>(graphql`
  mutation ChannelDialogCreateMutation($input: CreateRecruitmentChannelInput!) {
    createRecruitmentChannel(input: $input) { recruitmentChannel { id ...ChannelsPage_channel } }
  }
`)
const update = asMutation<ChannelDialogUpdateMutation>(graphql`
  mutation ChannelDialogUpdateMutation($input: UpdateRecruitmentChannelInput!) {
    updateRecruitmentChannel(input: $input) { recruitmentChannel { id ...ChannelsPage_channel ...ChannelDialog_channel } }
  }
`)

interface Props {
  /** Null for a new record. */
  channel: ChannelDialog_channel$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for a recruitment channel, which has only a name. */
export default function ChannelDialog({ channel: key, onClose }: Props) {
  const { t } = useTranslation(['recruitmentChannels', 'list'])
  const channel = useFragment(
    graphql`
    fragment ChannelDialog_channel on RecruitmentChannel { id databaseId name }
  `,
    key,
  )
  const save = ({ name: typed }: { name: string }) => {
    const name = typed.trim()
    return channel ? saveBy(update, { input: { id: channel.id, name } }) : saveBy(create, { input: { name } })
  }
  return (
    <EntityDialog<{ name: string }>
      title={`${t(channel ? 'edit' : 'create', { ns: 'list' })}: ${t('word')}`}
      draft={`recruitmentChannel:${channel?.databaseId ?? 'new'}`}
      isNew={!channel}
      values={{ name: channel?.name ?? '' }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <TextField
          control={control}
          name="name"
          label={t('name')}
          hint={channel ? t('renameHint') : undefined}
          isRequired
          maxLength={100}
        />
      )}
    </EntityDialog>
  )
}
