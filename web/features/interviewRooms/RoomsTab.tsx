import { Box, Flex, Heading } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useCan } from '../../shared/hooks/useCan.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { Table, type Column } from '../../shared/table/Table.tsx'
import { Button, IconButton } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { ForbiddenBoundary } from '../../shared/ui/ForbiddenBoundary.tsx'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import { RoomDialog } from './RoomDialog.tsx'
import type { RoomsTab_room$key } from './__generated__/RoomsTab_room.graphql.ts'
import type { RoomsTabDeleteMutation } from './__generated__/RoomsTabDeleteMutation.graphql.ts'
import type { RoomsTabQuery } from './__generated__/RoomsTabQuery.graphql.ts'

const deleteRoom = asMutation<RoomsTabDeleteMutation>(graphql`
  mutation RoomsTabDeleteMutation($input: DeleteInterviewRoomInput!) {
    deleteInterviewRoom(input: $input) { deletedInterviewRoomId }
  }
`)

/** The company's interview rooms, as a tab of the interview settings. */
export default function RoomsTab() {
  const { t } = useTranslation('interviewRooms')
  const [attempt, setAttempt] = useState(0)
  const refresh = () => setAttempt(attempt + 1)
  return (
    <Box minWidth="0" paddingBlockStart="3">
      <ErrorBoundary title={t('loadFailed')} onRetry={refresh} resetKey={String(attempt)}>
        <ForbiddenBoundary>
          <Suspense fallback={<Box data-skeleton height="160px" borderRadius="10px" bg="bg.muted" />}>
            <Rooms attempt={attempt} onChanged={refresh} />
          </Suspense>
        </ForbiddenBoundary>
      </ErrorBoundary>
    </Box>
  )
}

type Open = { kind: 'edit' | 'delete'; id: string | null }

function Rooms({ attempt, onChanged }: { attempt: number; onChanged: () => void }) {
  const { t } = useTranslation(['interviewRooms', 'list'])
  const can = useCan()
  const { interviewRooms: rooms, locations } = useScreenQuery<RoomsTabQuery>(
    graphql`
    query RoomsTabQuery {
      interviewRooms @required(action: THROW) { id name ...RoomsTab_room ...RoomDialog_room }
      locations @catch(to: NULL) { id name }
    }
  `,
    {},
    { fetchKey: attempt },
  )
  const [open, setOpen] = useState<Open | null>(null)
  const chosen = rooms.find(({ id }) => id === open?.id)
  const close = (isChanged: boolean) => {
    setOpen(null)
    if (isChanged) onChanged()
  }
  const columns: Column[] = [
    { key: 'name', label: t('name') },
    { key: 'location', label: t('location') },
    { key: 'directions', label: t('directions') },
    { key: 'capacity', label: t('capacity'), align: 'end' },
    { key: 'isActive', label: t('state') },
    { key: 'actions', label: t('actions', { ns: 'list' }) },
  ]
  return (
    <>
      <Flex alignItems="center" gap="2" flexWrap="wrap" marginBlockEnd="3">
        <Heading as="h2" fontSize="16px" lineHeight="24px" fontWeight="600" marginInlineEnd="auto">
          {t('title')}
        </Heading>
        {can('RoomDialogMutation') && (
          <Button kind="primary" onClick={() => setOpen({ kind: 'edit', id: null })}>
            <Plus size={14} aria-hidden />
            {t('create', { ns: 'list' })}
          </Button>
        )}
      </Flex>
      {rooms.length === 0 ? (
        <EmptyState kind="unused" hint={t('noneHint')} />
      ) : (
        <Table label={t('title')} columns={columns}>
          {rooms.map((room) => (
            <Row key={room.id} room={room} onOpen={(kind) => setOpen({ kind, id: room.id })} />
          ))}
        </Table>
      )}
      {open?.kind === 'edit' && <RoomDialog room={chosen ?? null} locations={locations ?? []} onClose={close} />}
      {open?.kind === 'delete' && chosen && (
        <DeleteDialog
          mutation={deleteRoom}
          variables={{ input: { id: chosen.id } }}
          name={chosen.name}
          hint={t('deleteHint')}
          onClose={close}
        />
      )}
    </>
  )
}

function Row({ room: key, onOpen }: { room: RoomsTab_room$key; onOpen: (kind: Open['kind']) => void }) {
  const { t } = useTranslation(['interviewRooms', 'list'])
  const can = useCan()
  const { name, location, directions, capacity, isActive } = useFragment(
    graphql`
    fragment RoomsTab_room on InterviewRoom { name location { name } directions capacity isActive }
  `,
    key,
  )
  return (
    <tr>
      <td>{name}</td>
      <td>{location?.name ?? '—'}</td>
      <td>{directions || '—'}</td>
      <td data-align="end">{capacity ?? '—'}</td>
      <td>
        <StatusTag color={isActive ? 'green' : 'orange'}>{t(isActive ? 'active' : 'inactive')}</StatusTag>
      </td>
      <td>
        <Flex gap="1">
          {can('RoomDialogMutation') && (
            <IconButton size="small" label={`${t('edit', { ns: 'list' })}: ${name}`} onClick={() => onOpen('edit')}>
              <Pencil size={14} aria-hidden />
            </IconButton>
          )}
          {can('RoomsTabDeleteMutation') && (
            <IconButton size="small" label={`${t('delete', { ns: 'list' })}: ${name}`} onClick={() => onOpen('delete')}>
              <Trash2 size={14} aria-hidden />
            </IconButton>
          )}
        </Flex>
      </td>
    </tr>
  )
}
