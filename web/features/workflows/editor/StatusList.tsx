import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Panel } from '../Panel.tsx'
import { AddStatusMenu, type NewStatus } from './AddStatusMenu.tsx'
import { StatusRow } from './StatusRow.tsx'
import { useAnnouncements } from '../useAnnouncements.ts'
import type { WorkflowValues } from './workflowValues.ts'
import type { AddStatusMenu_query$key } from './__generated__/AddStatusMenu_query.graphql.ts'

interface Props {
  form: UseFormReturn<WorkflowValues>
  catalogue: AddStatusMenu_query$key
  /** The number of triggers of each saved status, by its global id. */
  triggerCounts: ReadonlyMap<string, number>
  /** The key of the status whose triggers are shown. */
  selected: string | undefined
  onSelect: (key: string) => void
}

/** The statuses in order. They are dragged by pointer, touch or keyboard, or moved with buttons. */
export function StatusList({ form, catalogue, triggerCounts, selected, onSelect }: Props) {
  const { t } = useTranslation(['workflows', 'shared'])
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'steps' })
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    // A press without movement counts as a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = fields.map(({ id }) => id)
  const nameAt = (at: number) => form.getValues(`steps.${at}.name`) || fields[at]?.key || ''
  const accessibility = useAnnouncements(ids, nameAt)
  const tell = (name: string, at: number) =>
    setSaid(t('movedTo', { ns: 'shared', replace: { name, place: at + 1, count: fields.length } }))
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) move(from, to)
  }
  const add = ({ key, name, color, isSystem }: NewStatus) => {
    append({ stepId: '', key, name, color, isSystem, candidateCount: 0 }, { shouldFocus: false })
    setSaid(t('statusAdded', { replace: { name } }))
    onSelect(key)
  }
  return (
    <Panel
      id="workflow-statuses"
      title={t('statuses')}
      actions={<AddStatusMenu catalogue={catalogue} taken={fields.map(({ key }) => key)} onAdd={add} />}
    >
      <Box color="fg.muted" fontSize="12px" marginBlockEnd="2">
        {t('statusesHint')}
      </Box>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={accessibility}
        modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <chakra.ol listStyleType="none" margin="0" padding="0" display="grid" gap="1.5" aria-label={t('statuses')}>
            {fields.map((field, at) => (
              <StatusRow
                key={field.id}
                id={field.id}
                at={at}
                count={fields.length}
                form={form}
                isSelected={field.key === selected}
                triggerCount={triggerCounts.get(field.stepId) ?? 0}
                onSelect={() => onSelect(field.key)}
                onMove={(step) => {
                  tell(nameAt(at), at + step)
                  move(at, at + step)
                }}
                onRemove={() => {
                  setSaid(t('statusRemoved', { replace: { name: nameAt(at) } }))
                  remove(at)
                }}
              />
            ))}
          </chakra.ol>
        </SortableContext>
      </DndContext>
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </Panel>
  )
}
