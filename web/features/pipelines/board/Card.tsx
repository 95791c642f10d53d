import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useDraggable } from '@dnd-kit/core'
import { ArrowRight, Clock, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { initialsOf } from '../../../shared/format/initials.ts'
import { useSession } from '../../../shared/session/session.ts'
import { isEnd, longStay } from '../../../shared/stages/stageWords.ts'
import type { Stage } from '../../../shared/stages/useStageMoves.ts'
import { RowMenuButton, type RowAction } from '../../../shared/table/RowMenu.tsx'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import type { CardData } from './cardData.ts'

const Frame = chakra('div', {
  base: {
    bg: 'bg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: '10px',
    padding: '2',
    display: 'grid',
    gap: '1',
    fontSize: '12.5px',
    touchAction: 'manipulation',
    WebkitTouchCallout: 'none',
  },
})

/** A card while it is dragged. */
export function CardFace({ card, count }: { card: CardData; count: number }) {
  const { t } = useTranslation('pipelines')
  return (
    <Frame boxShadow="float" cursor="grabbing" aria-hidden>
      <Text fontWeight="600">{count > 1 ? t('drag.many', { count }) : card.candidateName}</Text>
      {count === 1 && <Text color="fg.muted">{card.candidateTitle}</Text>}
    </Frame>
  )
}

interface Props {
  card: CardData
  stage: Stage | null
  /** The stage that the candidate is expected to reach next. */
  next: Stage | null
  /** Whether the card cannot be moved. */
  isFixed: boolean
  isChosen: boolean
  onToggle: (id: string) => void
  onMove: (card: CardData, stage: Stage) => void
  actions: () => readonly RowAction[]
}

/** A candidate on the board. */
export function Card({ card, stage, next, isFixed, isChosen, onToggle, onMove, actions }: Props) {
  const { t } = useTranslation('pipelines')
  const mayRead = useSession().can('Candidate:ReadCandidate')
  const {
    id,
    candidateName: name,
    candidateTitle,
    candidate,
    owner,
    daysInStage: days,
    isRejected,
    rejectReason,
  } = card
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id, disabled: isFixed })
  // A pointer drags the entire card; the keyboard drags only by the handle, so the other buttons keep their keys.
  const { onKeyDown, ...pointers } = listeners ?? {}
  const isLate = days >= longStay && stage !== null && !isEnd(stage) && !isRejected
  return (
    <Frame
      ref={setNodeRef}
      {...pointers}
      marginBlockEnd="2"
      opacity={isDragging ? 0.4 : isRejected ? 0.75 : 1}
      borderColor={isChosen ? 'accent' : 'border'}
      cursor={isFixed ? 'default' : 'grab'}
      data-card={id}
    >
      <Flex gap="1.5" alignItems="flex-start">
        <chakra.input
          type="checkbox"
          aria-label={t('choose', { replace: { name } })}
          checked={isChosen}
          onChange={() => onToggle(id)}
          width="4"
          height="4"
          margin="0"
          marginBlockStart="1"
          flexShrink={0}
          accentColor="var(--chakra-colors-accent)"
        />
        <Box flex="1" minWidth="0" overflowWrap="anywhere" fontWeight="600" paddingBlockStart="0.5">
          {mayRead && candidate ? (
            <Link to={`/candidates/view/${candidate.databaseId}`} draggable={false}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Box>
        {!isFixed && (
          <IconButton
            size="small"
            label={t('drag.handle', { replace: { name } })}
            ref={setActivatorNodeRef}
            {...attributes}
            onKeyDown={(event) => {
              // Otherwise the arrow keys would move the focus in the list.
              if (isDragging && event.key.startsWith('Arrow')) event.preventDefault()
              ;(onKeyDown as ((event: unknown) => void) | undefined)?.(event)
            }}
          >
            <GripVertical size={14} aria-hidden />
          </IconButton>
        )}
        <RowMenuButton label={t('actionsOf', { replace: { name } })} actions={actions()} />
      </Flex>
      {candidateTitle && (
        <Text color="fg.muted" truncate title={candidateTitle}>
          {candidateTitle}
        </Text>
      )}
      <Flex gap="2" alignItems="center" flexWrap="wrap" color="fg.muted">
        {owner && (
          <Part title={owner.fullName}>
            <chakra.span
              aria-hidden
              bg="bg.muted"
              color="fg"
              borderRadius="full"
              paddingInline="1.5"
              fontSize="11px"
              fontWeight="600"
            >
              {initialsOf(owner.fullName)}
            </chakra.span>
            <span className="visually-hidden">{owner.fullName}</span>
          </Part>
        )}
        {isLate ? (
          <Flex as="span" gap="1" alignItems="center">
            <Clock size={12} aria-hidden />
            <StatusTag color="orange">{t('waiting', { replace: { count: days } })}</StatusTag>
          </Flex>
        ) : (
          <Part>{days === 0 ? t('today') : t('days', { count: days })}</Part>
        )}
        {isRejected && <StatusTag color="red">{rejectReason ?? t('isRejected')}</StatusTag>}
      </Flex>
      {next && (
        <Button
          kind="quiet"
          size="small"
          justifyContent="flex-start"
          minWidth="0"
          maxWidth="100%"
          aria-label={t('nextOf', { replace: { name, stage: next.name } })}
          onClick={() => onMove(card, next)}
        >
          <ArrowRight size={12} aria-hidden style={{ flexShrink: 0 }} />
          <chakra.span truncate>{t('next', { replace: { stage: next.name } })}</chakra.span>
        </Button>
      )}
    </Frame>
  )
}

const Part = ({ title, children }: { title?: string; children: ReactNode }) => <span title={title}>{children}</span>
