import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { NumberField, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { RoomDialog_room$key } from './__generated__/RoomDialog_room.graphql.ts'
import type { RoomDialogMutation } from './__generated__/RoomDialogMutation.graphql.ts'

const saveRoom = asMutation<RoomDialogMutation>(graphql`
  mutation RoomDialogMutation($input: SaveInterviewRoomInput!) {
    saveInterviewRoom(input: $input) { room { id ...RoomsTab_room ...RoomDialog_room } }
  }
`)

interface RoomValues {
  name: string
  location: string
  capacity: string
  isActive: boolean
}

interface Props {
  /** null: a new one. */
  room: RoomDialog_room$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog of a room in which interviews are held. */
export function RoomDialog({ room: key, onClose }: Props) {
  const { t } = useTranslation('interviewRooms')
  const room = useFragment(
    graphql`
    fragment RoomDialog_room on InterviewRoom { id databaseId name location capacity isActive version }
  `,
    key,
  )
  return (
    <EntityDialog<RoomValues>
      title={t(room ? 'edit' : 'create')}
      draft={`interview-room:${room?.databaseId ?? 'new'}`}
      isNew={!room}
      values={{
        name: room?.name ?? '',
        location: room?.location ?? '',
        capacity: room?.capacity ? String(room.capacity) : '',
        isActive: room?.isActive ?? true,
      }}
      save={({ name, location, capacity, isActive }, isForced) =>
        saveBy(saveRoom, {
          input: {
            ...(room && { id: room.id, ...(!isForced && { version: room.version }) }),
            name: name.trim(),
            location: location.trim(),
            capacity: capacity.trim() ? Number(capacity) : null,
            isActive,
          },
        })
      }
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" label={t('name')} isRequired maxLength={100} />
          <TextField control={control} name="location" label={t('location')} hint={t('locationHint')} maxLength={200} />
          <NumberField control={control} name="capacity" label={t('capacity')} isWhole min={1} max={10_000} />
          <SwitchField control={control} name="isActive" label={t('isActive')} hint={t('isActiveHint')} />
        </>
      )}
    </EntityDialog>
  )
}
