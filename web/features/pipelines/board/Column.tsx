import { Box, Flex, Heading, chakra } from '@chakra-ui/react'
import { useDroppable } from '@dnd-kit/core'
import { Mail } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../shared/format/numbers.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { nextStage } from '../../../shared/stages/stageWords.ts'
import type { Stage } from '../../../shared/stages/useStageMoves.ts'
import type { RowAction } from '../../../shared/table/RowMenu.tsx'
import { VirtualList } from '../../../shared/table/VirtualList.tsx'
import { IconButton } from '../../../shared/ui/Button.tsx'
import { StageMark } from '../StageMark.tsx'
import type { CardData } from './cardData.ts'
import { Card } from './Card.tsx'

interface Props {
  id: string
  /** Null for candidates who have no stage yet. */
  stage: Stage | null
  stages: readonly Stage[]
  cards: readonly CardData[]
  /** Whether candidates can no longer be moved. */
  isFixed: boolean
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
  /** Writes a mail to each of the candidates. */
  onWrite: (cards: readonly CardData[]) => void
  onMove: (card: CardData, stage: Stage) => void
  actionsOf: (card: CardData) => readonly RowAction[]
}

/** A stage of the board. Only the visible cards are rendered; cards of other stages can be dropped here. */
export function Column({ id, stage, stages, cards, isFixed, chosen, onToggle, onWrite, onMove, actionsOf }: Props) {
  const { t } = useTranslation('pipelines')
  const { setNodeRef, isOver } = useDroppable({ id, disabled: isFixed || stage === null })
  const headingId = useId()
  const mayWrite = useCan()('WriteToManyDialogMutation')
  const written = cards.filter(({ isRejected }) => !isRejected)
  const name = stage?.name ?? t('nowhere')
  const next = isFixed ? null : nextStage(stages, stage?.id ?? null)
  return (
    <chakra.section
      ref={setNodeRef}
      aria-labelledby={headingId}
      display="flex"
      flexDirection="column"
      flex="0 0 auto"
      width={{ base: 'min(280px, calc(100vw - 56px))', md: '272px' }}
      minHeight="0"
      borderRadius="10px"
      border="1px solid"
      borderColor={isOver ? 'accent' : 'border'}
      bg={isOver ? 'accent.subtle' : 'bg.subtle'}
      scrollSnapAlign="start"
    >
      <Flex alignItems="center" gap="2" paddingInline="2.5" minHeight="48px" flexShrink={0}>
        <StageMark color={stage?.color} />
        <Heading as="h2" id={headingId} fontSize="13.5px" flex="1" minWidth="0" truncate title={name}>
          {name}
        </Heading>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          <span aria-hidden>{formatCount(cards.length)}</span>
          <span className="visually-hidden">
            {t('inStage', { count: cards.length, replace: { count: formatCount(cards.length), stage: name } })}
          </span>
        </chakra.span>
        {mayWrite && written.length > 0 && (
          <IconButton
            size="small"
            aria-haspopup="dialog"
            label={t('writeToStage', { replace: { stage: name } })}
            onClick={() => onWrite(written)}
          >
            <Mail size={14} aria-hidden />
          </IconButton>
        )}
      </Flex>
      <Box flex="1" minHeight="0" overflowY="auto" paddingInline="2" paddingBlockEnd="2" tabIndex={-1}>
        {cards.length === 0 ? (
          <Box color="fg.muted" fontSize="12px" padding="2">
            {t('columnEmpty')}
          </Box>
        ) : (
          <VirtualList
            label={name}
            items={cards}
            keyOf={(card) => card.id}
            rowHeight={104}
            from={30}
            render={(card) => (
              <Card
                card={card}
                stage={stage}
                next={card.isRejected ? null : next}
                isFixed={isFixed || card.isRejected}
                isChosen={chosen.has(card.id)}
                onToggle={onToggle}
                onMove={onMove}
                actions={() => actionsOf(card)}
              />
            )}
          />
        )}
      </Box>
    </chakra.section>
  )
}
