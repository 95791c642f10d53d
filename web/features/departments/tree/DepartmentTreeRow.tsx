import { useDraggable, useDroppable } from '@dnd-kit/core'
import { Box, Flex } from '@chakra-ui/react'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TreeNode, TreeRow } from '../../../shared/fields/tree.ts'
import { IconButton } from '../../../shared/ui/Button.tsx'
import { steps, type Step, type Zone } from './moves.ts'

interface Props {
  row: TreeRow<TreeNode>
  /** The part of the row on which a department would be dropped now. */
  zone: Zone | undefined
  mayStep: (step: Step) => boolean
  onStep: (step: Step) => void
}

const icons: Record<Step, LucideIcon> = { up: ArrowUp, down: ArrowDown, out: ArrowLeft, in: ArrowRight }
const shadows: Record<Zone, string> = {
  before: 'inset 0 2px 0 var(--chakra-colors-accent)',
  after: 'inset 0 -2px 0 var(--chakra-colors-accent)',
  into: 'inset 0 0 0 2px var(--chakra-colors-accent)',
}

/** A department of the tree, with its drag handle and the buttons that move it. */
export function DepartmentTreeRow({ row: { node, level }, zone, mayStep, onStep }: Props) {
  const { t } = useTranslation('departments')
  const { id, name, key } = node
  const { setNodeRef: dropRef } = useDroppable({ id })
  const { listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({ id })
  return (
    <Box as="li" ref={dropRef} borderRadius="6px" style={{ boxShadow: zone && shadows[zone] }}>
      <Flex
        ref={setNodeRef}
        alignItems="center"
        gap="1"
        minHeight="9"
        borderRadius="6px"
        bg={isDragging ? 'bg.muted' : undefined}
        opacity={isDragging ? 0.85 : undefined}
        position="relative"
        zIndex={isDragging ? 2 : undefined}
        // Limits the indent so that deep trees fit on a phone.
        style={{
          paddingInlineStart: `min(${(level - 1) * 20}px, 30vw)`,
          transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        }}
      >
        {/* Keyboard users have the buttons at the end. */}
        <Box
          as="span"
          ref={setActivatorNodeRef}
          {...listeners}
          aria-hidden
          title={t('tree.drag')}
          cursor="grab"
          padding="1.5"
          color="fg.muted"
          css={{ touchAction: 'none' }}
        >
          <GripVertical size={14} />
        </Box>
        <Box flex="1" minWidth="0" overflowWrap="anywhere">
          {name}{' '}
          <Box as="span" color="fg.muted" fontSize="12px">
            {key}
          </Box>
        </Box>
        {steps.map((step) => {
          const Icon = icons[step]
          const may = mayStep(step)
          return (
            <IconButton
              key={step}
              size="small"
              label={t(`tree.steps.${step}`, { name })}
              aria-disabled={!may || undefined}
              onClick={() => may && onStep(step)}
            >
              <Icon size={14} aria-hidden />
            </IconButton>
          )
        })}
      </Flex>
    </Box>
  )
}
