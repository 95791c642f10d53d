import { Box } from '@chakra-ui/react'
import { useDraggable } from '@dnd-kit/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/ui/Button.tsx'
import type { Kind } from '../kinds.ts'
import type { Builder } from '../draft/draft.ts'
import { KindIcon } from '../fields/KindIcon.tsx'

export const paletteId = (kind: Kind) => `new:${kind}`
/** Returns the kind of field that a dragged palette item stands for; null for a card. */
export const kindOfPalette = (id: unknown): Kind | null =>
  typeof id === 'string' && id.startsWith('new:') ? (id.slice(4) as Kind) : null

interface ItemProps {
  kind: Kind
  onAdd: (kind: Kind) => void
}

interface PaletteProps {
  builder: Builder
  kinds: readonly Kind[]
  onAdd: (kind: Kind) => void
}

/**
 * The kinds of fields. A click adds one after the selected card or at the end; with a pointer it can be dragged to its
 * position.
 */
export function Palette({ builder, kinds, onAdd }: PaletteProps) {
  const { t } = useTranslation('interviewForms')
  const label = t(builder === 'questions' ? 'editor.addInput' : 'editor.addField')
  return (
    <Box role="group" aria-label={label}>
      <Box fontWeight="600" marginBlockEnd="2" aria-hidden>
        {label}
      </Box>
      <Box display="grid" gap="1" gridTemplateColumns={{ base: 'repeat(auto-fill, minmax(132px, 1fr))', xl: '1fr' }}>
        {kinds.map((kind) => (
          <PaletteItem key={kind} kind={kind} onAdd={onAdd} />
        ))}
      </Box>
    </Box>
  )
}

function PaletteItem({ kind, onAdd }: ItemProps) {
  const { listeners, setNodeRef } = useDraggable({ id: paletteId(kind) })
  return <PaletteButton kind={kind} onAdd={onAdd} listeners={listeners} setNodeRef={setNodeRef} />
}

/** The part of a palette item that does not change during a drag. */
const PaletteButton = memo(function PaletteButton({
  kind,
  onAdd,
  listeners = {},
  setNodeRef,
}: ItemProps & Pick<ReturnType<typeof useDraggable>, 'listeners' | 'setNodeRef'>) {
  const { t } = useTranslation('interviewForms')
  // Keys press the button instead of dragging: the position follows from the selected card, or the new card is moved
  // afterwards.
  const { onKeyDown: _keys, ...pointers } = listeners
  return (
    <Button
      ref={setNodeRef}
      {...pointers}
      kind="plain"
      justifyContent="flex-start"
      fontWeight="500"
      onClick={() => onAdd(kind)}
    >
      <KindIcon kind={kind} />
      {t(`kinds.${kind}`)}
    </Button>
  )
})
