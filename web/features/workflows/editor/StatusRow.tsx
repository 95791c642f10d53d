import { useSortable } from '@dnd-kit/sortable'
import { Box, Flex, chakra } from '@chakra-ui/react'
import { GripVertical, Lock, X, Zap } from 'lucide-react'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { Input } from '../../../shared/fields/controls.tsx'
import { MoveButtons } from '../MoveButtons.tsx'
import type { StepValues, WorkflowValues } from './workflowValues.ts'

interface Props {
  id: string
  at: number
  count: number
  form: UseFormReturn<WorkflowValues>
  isSelected: boolean
  triggerCount: number
  onSelect: () => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

const Colour = chakra('input', {
  base: {
    width: '28px',
    height: '28px',
    padding: '2px',
    flexShrink: 0,
    bg: 'bg',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: '6px',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed', opacity: 0.6 },
  },
})

/** A status. It can be dragged by its handle, recoloured, renamed, moved and removed. */
export function StatusRow({ id, at, count, form, isSelected, triggerCount, onSelect, onMove, onRemove }: Props) {
  const { t } = useTranslation(['workflows', 'shared'])
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('drag.role') },
  })
  const step = useWatch({ control: form.control, name: `steps.${at}` }) as StepValues | undefined
  if (!step) return null
  const { name, isSystem, candidateCount } = step
  const reason = isSystem
    ? t('systemFixed')
    : candidateCount > 0
      ? t('statusInUse', { replace: { count: candidateCount } })
      : undefined
  const values = { replace: { name } }
  return (
    <Flex
      as="li"
      ref={setNodeRef}
      alignItems="center"
      columnGap="2"
      rowGap="1"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      padding="1.5"
      border="1px solid"
      borderRadius="8px"
      borderColor={isSelected ? 'accent' : 'border'}
      bg={isSelected ? 'accent.subtle' : 'bg'}
      data-selected={isSelected || undefined}
      position="relative"
      zIndex={isDragging ? 2 : undefined}
      boxShadow={isDragging ? 'float' : undefined}
      css={{ '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' } }}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        size="small"
        label={t('dragHandle', values)}
        cursor="grab"
        css={{ touchAction: 'none' }}
      >
        <GripVertical size={14} aria-hidden />
      </IconButton>
      <Controller
        control={form.control}
        name={`steps.${at}.color`}
        render={({ field }) => (
          <Colour
            {...field}
            type="color"
            disabled={isSystem}
            aria-label={t('colorOf', values)}
            title={t('colorOf', values)}
          />
        )}
      />
      <Controller
        control={form.control}
        name={`steps.${at}.name`}
        rules={{
          validate: (value) =>
            value.trim() === ''
              ? t('required', { ns: 'shared' })
              : value.length <= 100 || t('tooLong', { ns: 'shared', replace: { max: 100 } }),
        }}
        render={({ field, fieldState: { error } }) => (
          <Box flex="1" minWidth={{ base: '120px', sm: '0' }}>
            <Input
              {...field}
              readOnly={isSystem}
              bg={isSystem ? 'bg.muted' : 'bg'}
              aria-label={t('nameOf', { replace: { number: at + 1 } })}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            {error && (
              <Box id={`${id}-error`} role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="1">
                {error.message}
              </Box>
            )}
          </Box>
        )}
      />
      <Flex alignItems="center" gap="1" marginInlineStart={{ base: 'auto', sm: '0' }}>
        <Box color="fg.muted" fontSize="12px" whiteSpace="nowrap" textAlign="end" minWidth={{ sm: '84px' }}>
          {candidateCount > 0 && t('candidates', { count: candidateCount })}
        </Box>
        <Button
          size="small"
          kind="quiet"
          minWidth={{ sm: '104px' }}
          justifyContent="flex-start"
          aria-pressed={isSelected}
          aria-label={t('triggersOf', values)}
          onClick={onSelect}
        >
          <Zap size={14} aria-hidden />
          {t('triggers')} {triggerCount > 0 && `(${triggerCount})`}
        </Button>
        <MoveButtons name={name} at={at} count={count} onMove={onMove} />
        <IconButton
          size="small"
          label={t('remove', { ns: 'shared', replace: { name } })}
          hint={reason}
          aria-disabled={reason ? true : undefined}
          aria-description={reason}
          onClick={() => {
            if (!reason) onRemove()
          }}
        >
          {isSystem ? <Lock size={14} aria-hidden /> : <X size={14} aria-hidden />}
        </IconButton>
      </Flex>
    </Flex>
  )
}
