import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, arrayMove, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useAnnouncements } from '../useAnnouncements.ts'
import { TriggerDialog } from './form/TriggerDialog.tsx'
import { TriggerRow } from './TriggerRow.tsx'
import { triggerText } from './triggerText.ts'
import { isStale, useReloadTriggers } from './useReloadTriggers.ts'
import type { TriggerList_step$key } from './__generated__/TriggerList_step.graphql.ts'
import type { TriggerListOrderMutation } from './__generated__/TriggerListOrderMutation.graphql.ts'

interface Props {
  step: TriggerList_step$key
  nameOf: (stepId: string) => string | undefined
  /** The other statuses of the workflow, as targets of a move. */
  others: readonly { id: string; name: string }[]
}

/**
 * The triggers of a status in the order of execution. They are dragged by pointer, touch or keyboard, or moved with
 * buttons.
 */
export function TriggerList({ step: key, nameOf, others }: Props) {
  const { t } = useTranslation(['workflows', 'shared'])
  const step = useFragment(
    graphql`
    fragment TriggerList_step on WorkflowStep {
      id name
      triggers { id ...TriggerRow_trigger ...TriggerDialog_trigger ...triggerText_trigger }
    }
  `,
    key,
  )
  const { triggers } = step
  const [editedId, setEditedId] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const reload = useReloadTriggers(step.id)
  const [order] = useAction<TriggerListOrderMutation>(
    graphql`
    mutation TriggerListOrderMutation($input: OrderWorkflowTriggersInput!) {
      orderWorkflowTriggers(input: $input) { step { id triggers { id ...TriggerRow_trigger ...TriggerDialog_trigger } } }
    }
  `,
    { failure: (error) => (isStale(error) ? t('triggersChanged') : null) },
  )
  const ids = triggers.map(({ id }) => id)
  const nameAt = (at: number) => (triggers[at] ? triggerText(t, triggers[at], nameOf) : '')
  const accessibility = useAnnouncements(ids, nameAt)
  const sensors = useSensors(
    // A press without movement counts as a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const move = (from: number, to: number) => {
    const triggerIds = arrayMove(ids, from, to)
    const input = { stepId: step.id, seenIds: ids, triggerIds }
    order(
      { input },
      {
        optimistic: (store) => {
          const records = triggerIds.flatMap((id) => store.get<{ id: string }>(id) ?? [])
          store.get<{ triggers: { id: string }[] }>(step.id)?.setLinkedRecords(records, 'triggers')
        },
      },
    ).catch((error: unknown) => {
      if (isStale(error)) void reload()
    })
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) move(from, to)
  }
  const edited = triggers.find(({ id }) => id === editedId)
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={accessibility}
        modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <chakra.ol
            listStyleType="none"
            margin="0"
            padding="0"
            display="grid"
            gap="1.5"
            aria-label={t('triggersOf', { replace: { name: step.name } })}
          >
            {triggers.map((trigger, at) => (
              <TriggerRow
                key={trigger.id}
                trigger={trigger}
                stepId={step.id}
                name={nameAt(at)}
                nameOf={nameOf}
                at={at}
                count={ids.length}
                onEdit={() => setEditedId(trigger.id)}
                onMove={(by) => {
                  const place = { name: nameAt(at), place: at + by + 1, count: ids.length }
                  setSaid(t('movedTo', { ns: 'shared', replace: place }))
                  move(at, at + by)
                }}
              />
            ))}
          </chakra.ol>
        </SortableContext>
      </DndContext>
      <div className="visually-hidden" role="status">
        {said}
      </div>
      {edited && (
        <TriggerDialog
          stepId={step.id}
          stepName={step.name}
          others={others}
          trigger={edited}
          onClose={() => setEditedId(null)}
        />
      )}
    </>
  )
}
