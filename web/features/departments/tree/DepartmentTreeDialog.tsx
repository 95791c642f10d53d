import {
  DndContext,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
} from '@dnd-kit/core'
import { Box, Text } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { treeRows } from '../../../shared/fields/tree.ts'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { Drawer, DrawerBody } from '../../../shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { placeAfterStep, placeOfDrop, type Place, type Zone } from './moves.ts'
import { DepartmentTreeRow } from './DepartmentTreeRow.tsx'
import type { DepartmentTreeDialogMoveMutation } from './__generated__/DepartmentTreeDialogMoveMutation.graphql.ts'
import type { DepartmentTreeDialogQuery } from './__generated__/DepartmentTreeDialogQuery.graphql.ts'

interface Props {
  /** Called with whether a department was moved. */
  onClose: (isChanged: boolean) => void
}

/** The tree of open departments. They are moved by dragging or with buttons; each move is saved at once. */
export default function DepartmentTreeDialog({ onClose }: Props) {
  const { t } = useTranslation(['departments', 'shared'])
  const [isChanged, setChanged] = useState(false)
  return (
    <Drawer place="center" width="720px" title={t('tree.title')} onClose={() => onClose(isChanged)}>
      <ErrorBoundary>
        <Suspense fallback={<DrawerBody role="status">{t('loading', { ns: 'shared' })}</DrawerBody>}>
          <Tree onMoved={() => setChanged(true)} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

/** Returns the part of a row under the pointer: its upper and lower quarters count as the gaps between rows. */
function zoneOf({ activatorEvent, delta, over }: DragMoveEvent): Zone {
  if (!over || !(activatorEvent instanceof PointerEvent)) return 'into'
  const share = (activatorEvent.clientY + delta.y - over.rect.top) / over.rect.height
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'into'
}

const silence = () => undefined
/** The app announces the new position after a drop; dnd-kit would read out ids. */
const announcements = { onDragStart: silence, onDragOver: silence, onDragEnd: silence, onDragCancel: silence }

function Tree({ onMoved }: { onMoved: () => void }) {
  const { t } = useTranslation(['departments', 'shared'])
  const [reads, setReads] = useState(0)
  const [target, setTarget] = useState<{ id: string; zone: Zone } | null>(null)
  const [said, setSaid] = useState('')
  const { departments } = useLazyLoadQuery<DepartmentTreeDialogQuery>(
    graphql`
    query DepartmentTreeDialogQuery {
      departments @required(action: THROW) { id key name parent { id } }
    }
  `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: reads },
  )
  const [move, isMoving] = useAction<DepartmentTreeDialogMoveMutation>(graphql`
    mutation DepartmentTreeDialogMoveMutation($input: MoveDepartmentInput!) {
      moveDepartment(input: $input) { department { id position version parent { id name } } }
    }
  `)
  // A press without movement counts as a click.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const go = async (id: string, place: Place | null) => {
    if (!place || isMoving) return
    try {
      await move({ input: { id, ...place } })
    } catch {
      // The error has already been shown.
      return
    }
    setReads(reads + 1)
    onMoved()
    const nameOf = (of: string | null) => departments.find((one) => one.id === of)?.name
    setSaid(t('tree.moved', { name: nameOf(id), parent: nameOf(place.parentId) ?? t('tree.top') }))
  }
  const zoneFor = (event: DragMoveEvent) => {
    const { active, over } = event
    const [id, zone] = [String(over?.id), zoneOf(event)]
    return over && placeOfDrop(departments, String(active.id), id, zone) ? { id, zone } : null
  }
  const onDragMove = (event: DragMoveEvent) => {
    const next = zoneFor(event)
    if (next?.id !== target?.id || next?.zone !== target?.zone) setTarget(next)
  }
  const onDragEnd = (event: DragEndEvent) => {
    setTarget(null)
    const found = zoneFor(event)
    if (found) void go(String(event.active.id), placeOfDrop(departments, String(event.active.id), found.id, found.zone))
  }
  const rows = treeRows(departments, () => true, '')
  return (
    <DrawerBody display="grid" gap="3" alignContent="start">
      <Text color="fg.muted">{t('tree.hint')}</Text>
      {rows.length === 0 && <Text>{t('none')}</Text>}
      <DndContext
        sensors={sensors}
        accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
        collisionDetection={pointerWithin}
        onDragMove={onDragMove}
        onDragEnd={onDragEnd}
        onDragCancel={() => setTarget(null)}
        modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      >
        <Box as="ul" aria-label={t('title')} aria-busy={isMoving} listStyleType="none" display="grid">
          {rows.map((row) => (
            <DepartmentTreeRow
              key={row.node.id}
              row={row}
              zone={target?.id === row.node.id ? target.zone : undefined}
              mayStep={(step) => placeAfterStep(departments, row.node.id, step) !== null}
              onStep={(step) => void go(row.node.id, placeAfterStep(departments, row.node.id, step))}
            />
          ))}
        </Box>
      </DndContext>
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </DrawerBody>
  )
}
