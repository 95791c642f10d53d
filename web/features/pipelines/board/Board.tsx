import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core'
import { Flex } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Stage } from '../../../shared/stages/useStageMoves.ts'
import { RowMenu } from '../../../shared/table/RowMenu.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { BulkActions } from '../BulkActions.tsx'
import { useActions, type PipelineJob } from '../useActions.tsx'
import { CardFace } from './Card.tsx'
import { personOf, type CardData } from './cardData.ts'
import { Column } from './Column.tsx'
import { createColumnCoordinateGetter } from './keys.ts'
import { useAnnouncements } from './useAnnouncements.ts'

/** The id of the column for candidates who have no stage yet. */
const noStageId = 'nowhere'

/** Finds the column under the pointer, or with the keyboard the column that the card overlaps most. */
const collision: CollisionDetection = (args) => (args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args))

interface Props {
  job: PipelineJob
  stages: readonly Stage[]
  cards: readonly CardData[]
  onChanged: () => void
}

/**
 * The stages of a job side by side. Candidates are dragged between them by mouse, touch or keyboard, or moved with a
 * menu.
 */
export function Board({ job, stages, cards, onChanged }: Props) {
  const { t } = useTranslation('pipelines')
  const { moves, actionsOf, reject, askFeedback, write, dialog } = useActions(job, stages, onChanged)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [dragged, setDragged] = useState<string | null>(null)
  const columns = useMemo(() => {
    const byStage = Map.groupBy(cards, ({ stage }) => stage?.id ?? noStageId)
    const known = new Set(stages.map(({ id }) => id))
    const lost = cards.filter(({ stage }) => !stage || !known.has(stage.id))
    return [
      ...(lost.length > 0 ? [{ id: noStageId, stage: null, cards: lost }] : []),
      ...stages.map((stage) => ({ id: stage.id, stage, cards: byStage.get(stage.id) ?? [] })),
    ]
  }, [cards, stages])
  const sensors = useSensors(
    // A press without movement counts as a click; a finger that moves at once scrolls.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: createColumnCoordinateGetter(columns.map(({ id }) => id)) }),
  )
  const find = (id: string | null) => cards.find((one) => one.id === id)
  const people = cards.filter(({ id }) => chosen.has(id)).map(personOf)
  /** Returns the cards that move with a card: all selected ones if it is one of them. */
  const movedWith = (id: string) => {
    const one = find(id)
    return chosen.has(id) ? people : one ? [personOf(one)] : []
  }
  const accessibility = useAnnouncements({
    nameOf: (id) => {
      const with_ = movedWith(id)
      return with_.length > 1 ? t('drag.many', { count: with_.length }) : (find(id)?.candidateName ?? '')
    },
    stageOf: (id) => stages.find((stage) => stage.id === id)?.name ?? t('nowhere'),
    stageOfCard: (id) => stages.find((stage) => stage.id === find(id)?.stage?.id)?.name ?? t('nowhere'),
  })
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    const stage = stages.find(({ id }) => id === over?.id)
    if (!stage) return
    const moved = movedWith(String(active.id))
    void moves.move(moved, stage).then(() => setChosen(new Set()))
  }
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const overlay = find(dragged)
  return (
    <RowMenu>
      {people.length > 0 && (
        <Flex
          role="region"
          aria-label={t('chosenBar')}
          gap="2"
          flexWrap="wrap"
          alignItems="center"
          padding="2"
          paddingInlineStart="3"
          marginBlockEnd="2"
          bg="accent.subtle"
          borderRadius="card"
        >
          <strong role="status">{t('chosen', { count: people.length })}</strong>
          <BulkActions
            people={people}
            stages={job.isRunning ? stages : []}
            onMove={(all, stage) => void moves.move(all, stage).then(() => setChosen(new Set()))}
            onReject={(all) => {
              reject(all)
              setChosen(new Set())
            }}
            onAsk={askFeedback}
            onWrite={write}
          />
          <Button kind="quiet" marginInlineStart="auto" onClick={() => setChosen(new Set())}>
            {t('clearChoice')}
          </Button>
        </Flex>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={collision}
        accessibility={accessibility}
        onDragStart={({ active }) => setDragged(String(active.id))}
        onDragCancel={() => setDragged(null)}
        onDragEnd={onDragEnd}
      >
        <Flex
          gap="3"
          overflowX="auto"
          paddingBlockEnd="2"
          height="max(420px, calc(var(--page, 100dvh) - 250px))"
          scrollSnapType={{ base: dragged ? 'none' : 'x mandatory', md: 'none' }}
        >
          {columns.map((column) => (
            <Column
              key={column.id}
              id={column.id}
              stage={column.stage}
              stages={stages}
              cards={column.cards}
              isFixed={!job.isRunning}
              chosen={chosen}
              onToggle={toggle}
              onWrite={(cards) => write(cards.map(personOf))}
              onMove={(one, stage) => void moves.move([personOf(one)], stage)}
              actionsOf={(one) => actionsOf(personOf(one))}
            />
          ))}
        </Flex>
        <DragOverlay dropAnimation={null}>
          {overlay && <CardFace card={overlay} count={movedWith(overlay.id).length} />}
        </DragOverlay>
      </DndContext>
      {dialog}
    </RowMenu>
  )
}
