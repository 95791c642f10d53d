import { useSortable } from '@dnd-kit/sortable'
import { Flex } from '@chakra-ui/react'
import { GripVertical, Pencil, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { IconButton } from '../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { MoveButtons } from '../MoveButtons.tsx'
import { PauseButton } from './PauseButton.tsx'
import { TriggerItem } from './TriggerItem.tsx'
import type { TriggerRow_trigger$key } from './__generated__/TriggerRow_trigger.graphql.ts'
import type { TriggerRowDetachMutation } from './__generated__/TriggerRowDetachMutation.graphql.ts'

interface Props {
  trigger: TriggerRow_trigger$key
  stepId: string
  /** The trigger as a sentence. */
  name: string
  nameOf: (stepId: string) => string | undefined
  at: number
  count: number
  onEdit: () => void
  onMove: (step: -1 | 1) => void
}

/** A trigger of the selected status. It can be dragged by its handle, moved, edited and detached. */
export function TriggerRow({ trigger: key, stepId, name, nameOf, at, count, onEdit, onMove }: Props) {
  const { t } = useTranslation('workflows')
  const can = useCan()
  const trigger = useFragment(
    graphql`
    fragment TriggerRow_trigger on WorkflowTrigger { id kind ...TriggerItem_trigger ...PauseButton_trigger }
  `,
    key,
  )
  const [detach, isDetaching] = useAction<TriggerRowDetachMutation>(
    graphql`
    mutation TriggerRowDetachMutation($input: DetachWorkflowTriggerInput!) {
      detachWorkflowTrigger(input: $input) { deletedWorkflowTriggerId step { id triggers { id ...TriggerRow_trigger ...TriggerDialog_trigger } } }
    }
  `,
    { success: t('deleted') },
  )
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: trigger.id,
    attributes: { roleDescription: t('drag.role') },
  })
  const isOrdered = can('TriggerListOrderMutation', count > 1)
  return (
    <TriggerItem
      ref={setNodeRef}
      trigger={trigger}
      nameOf={nameOf}
      aria-busy={isDetaching || undefined}
      position="relative"
      flexWrap={{ base: 'wrap', sm: 'nowrap' }}
      zIndex={isDragging ? 2 : undefined}
      boxShadow={isDragging ? 'float' : undefined}
      css={{ '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' } }}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      <Flex gap="1" flexShrink={0} marginInlineStart="auto">
        {isOrdered && (
          <>
            <IconButton
              {...attributes}
              {...listeners}
              ref={setActivatorNodeRef}
              size="small"
              label={t('dragHandle', { replace: { name } })}
              cursor="grab"
              css={{ touchAction: 'none' }}
            >
              <GripVertical size={14} aria-hidden />
            </IconButton>
            <MoveButtons name={name} at={at} count={count} onMove={onMove} />
          </>
        )}
        <PauseButton trigger={trigger} stepId={stepId} name={name} />
        {can('TriggerDialogUpdateMutation', trigger.kind !== 'OTHER') && (
          <IconButton size="small" label={`${t('edit')}: ${name}`} hint={t('edit')} onClick={onEdit}>
            <Pencil size={14} aria-hidden />
          </IconButton>
        )}
        {can('TriggerRowDetachMutation') && (
          <ConfirmButton
            kind="quiet"
            size="small"
            shape="square"
            aria-label={`${t('detach')}: ${name}`}
            title={t('detach')}
            question={t('detachQuestion')}
            disabled={isDetaching}
            onConfirm={() => void detach({ input: { stepId, triggerId: trigger.id } }).catch(() => undefined)}
          >
            <X size={14} aria-hidden />
          </ConfirmButton>
        )}
      </Flex>
    </TriggerItem>
  )
}
