import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { NumberField, Select, TextField } from '../../shared/fields/textFields.tsx'
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
  locationId: string
  directions: string
  capacity: string
  isActive: boolean
}

interface Props {
  /** Null for a new record. */
  room: RoomDialog_room$key | null
  locations: readonly { readonly id: string; readonly name: string }[]
  onClose: (isChanged: boolean) => void
}

/** The dialog for a room in which interviews are held. */
export function RoomDialog({ room: key, locations, onClose }: Props) {
  const { t } = useTranslation('interviewRooms')
  const room = useFragment(
    graphql`
    fragment RoomDialog_room on InterviewRoom {
      id databaseId name directions capacity isActive version
      location { id name }
    }
  `,
    key,
  )
  const kept = room?.location
  // A room keeps its location even if that could not be loaded.
  const places = kept && !locations.some(({ id }) => id === kept.id) ? [...locations, kept] : locations
  return (
    <EntityDialog<RoomValues>
      title={t(room ? 'edit' : 'create')}
      draft={`interview-room:${room?.databaseId ?? 'new'}`}
      isNew={!room}
      values={{
        name: room?.name ?? '',
        locationId: room?.location?.id ?? '',
        directions: room?.directions ?? '',
        capacity: room?.capacity ? String(room.capacity) : '',
        isActive: room?.isActive ?? true,
      }}
      save={({ name, locationId, directions, capacity, isActive }, isForced) =>
        saveBy(saveRoom, {
          input: {
            ...(room && { id: room.id, ...(!isForced && { version: room.version }) }),
            name: name.trim(),
            locationId: locationId || null,
            directions: directions.trim(),
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
          <Select
            control={control}
            name="locationId"
            label={t('location')}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField
            control={control}
            name="directions"
            label={t('directions')}
            hint={t('directionsHint')}
            maxLength={200}
          />
          <NumberField control={control} name="capacity" label={t('capacity')} isWhole min={1} max={10_000} />
          <SwitchField control={control} name="isActive" label={t('isActive')} hint={t('isActiveHint')} />
        </>
      )}
    </EntityDialog>
  )
}
