import { Box } from '@chakra-ui/react'
import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { conditionsOf } from '../../../../../common/forms/conditions.ts'
import { faultsOfFields } from '../../../../../common/forms/template.ts'
import '../../../../shared/forms/forms.css'
import './desk.css'
import { KindIcon } from '../fields/KindIcon.tsx'
import type { InterviewFormCategory } from '../../categories.ts'
import { kindsOf, type Kind } from '../kinds.ts'
import { conditionText } from '../fields/conditionText.ts'
import type { Builder, Card } from '../draft/draft.ts'
import { FieldCard, handleHint, type CardActions } from '../fields/FieldCard.tsx'
import { kindOfPalette, Palette } from './Palette.tsx'
import { createReach } from '../draft/reach.ts'
import { deskId, Sorting } from './Sorting.tsx'
import { useDragTexts } from './useDragTexts.ts'
import { useGrowing } from './useGrowing.ts'

/** Created once: new options would create new sensors, which would render every card again. */
const sensing = {
  mouse: { activationConstraint: { distance: 6 } },
  touch: { activationConstraint: { delay: 150, tolerance: 8 } },
  keys: { coordinateGetter: sortableKeyboardCoordinates },
}

/** A new field is dropped at the pointer; an existing card swaps with the nearest one. */
const collisions: CollisionDetection = (given) => {
  if (kindOfPalette(given.active.id) === null)
    return closestCenter({ ...given, droppableContainers: given.droppableContainers.filter(({ id }) => id !== deskId) })
  const within = pointerWithin(given)
  const onCard = within.filter(({ id }) => id !== deskId)
  return onCard.length > 0 ? onCard : within
}

interface Props extends CardActions {
  cards: readonly Card[]
  builder: Builder
  category: InterviewFormCategory
  selectedId: string | null
  isChecked: boolean
  onPlace: (id: string, place: number) => void
  /** Adds a field before the card at a position, or at the end if there is none. */
  onInsert: (place: number, kind: Kind) => void
  onAppend: (kind: Kind) => void
  /** Shown above the palette: the choice of builder, if there is one. */
  aside: ReactNode
  panel: ReactNode
}

/** The field builder: palette, cards and the editor of the selected card. It works with mouse, touch and keyboard. */
export function Desk({
  cards,
  builder,
  category,
  selectedId,
  isChecked,
  onPlace,
  onInsert,
  onAppend,
  aside,
  panel,
  ...actions
}: Props) {
  const { t } = useTranslation('interviewForms')
  const [dragged, setDragged] = useState<Kind | null>(null)
  const [reach] = useState(createReach)
  const [desk, setDesk] = useState<HTMLElement | null>(null)
  const shown = useGrowing(cards.length)
  const sensors = useSensors(
    useSensor(MouseSensor, sensing.mouse),
    useSensor(TouchSensor, sensing.touch),
    useSensor(KeyboardSensor, sensing.keys),
  )
  const kinds = kindsOf(builder, category)
  const fields = cards.map(({ field }) => field)
  const conditions = conditionsOf(fields)
  // Errors are shown only after the first attempt to save.
  const faults = isChecked ? faultsOfFields(fields, category === 'APPLICATION') : []
  // Strings compare by value where a new list would not, so only the affected cards are rendered again.
  const problemOf = (place: number) => (faults[place] ?? []).map((fault) => t(`editor.faults.${fault}`)).join(' ')
  const drop = ({ active, over }: DragEndEvent) => {
    const kind = kindOfPalette(active.id)
    setDragged(null)
    if (!over) return
    const place = cards.findIndex(({ id }) => id === over.id)
    if (kind) onInsert(place < 0 ? cards.length : place, kind)
    else onPlace(String(active.id), place)
  }
  return (
    <Box
      display="grid"
      gap="5"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px', xl: '176px minmax(0, 1fr) 360px' }}
    >
      <DndContext
        id={handleHint}
        sensors={sensors}
        collisionDetection={collisions}
        accessibility={useDragTexts(cards)}
        onDragStart={({ active }) => setDragged(kindOfPalette(active.id))}
        onDragEnd={drop}
        onDragCancel={() => setDragged(null)}
      >
        <Box gridColumn={{ lg: '1 / -1', xl: 'auto' }} position={{ xl: 'sticky' }} top="64px">
          {aside}
          <Palette builder={builder} kinds={kinds} onAdd={onAppend} />
        </Box>
        <Sorting cards={cards} reach={reach} desk={desk} />
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <Box
              display="inline-flex"
              alignItems="center"
              gap="2"
              padding="2"
              bg="bg"
              border="1px solid"
              borderColor="accent"
              borderRadius="8px"
              boxShadow="float"
            >
              <KindIcon kind={dragged} />
              {t(`kinds.${dragged}`)}
            </Box>
          )}
        </DragOverlay>
      </DndContext>
      <ul ref={setDesk} id="form-desk" className="desk" tabIndex={-1} aria-label={t('editor.fields')}>
        {cards.length === 0 && <li className="desk-hint">{t('editor.dropHere')}</li>}
        {cards.slice(0, shown).map((card, place) => (
          <FieldCard
            key={card.id}
            {...actions}
            card={card}
            reach={reach}
            kinds={kinds}
            isFirst={place === 0}
            isLast={place === cards.length - 1}
            isSelected={card.id === selectedId}
            problem={problemOf(place)}
            condition={conditionText(conditions[place] ?? null, fields)}
          />
        ))}
      </ul>
      {panel}
    </Box>
  )
}
