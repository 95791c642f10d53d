import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { textOf } from '../../../../../common/forms/fields.ts'
import type { Card } from '../draft/draft.ts'
import { kindOfPalette } from './Palette.tsx'

/** Returns the screen reader announcements for dragging, in the language of the interface. */
export function useDragTexts(cards: readonly Card[]): {
  announcements: Announcements
  screenReaderInstructions: ScreenReaderInstructions
} {
  const { t } = useTranslation('interviewForms')
  // A dragged card is first over its own position; announcing that would interrupt the announcement of the pick-up.
  const isPicked = useRef(false)
  const nameOf = (id: UniqueIdentifier) => {
    const kind = kindOfPalette(id)
    const card = cards.find((one) => one.id === id)
    return kind ? t(`kinds.${kind}`) : card ? textOf(card.field, 'title') : ''
  }
  const placeOf = (id: UniqueIdentifier) => cards.findIndex((card) => card.id === id) + 1
  const said = (
    key: 'picked' | 'over' | 'dropped' | 'cancelled' | 'nowhere',
    active: UniqueIdentifier,
    over?: UniqueIdentifier,
  ) =>
    t(`editor.dragging.${key}`, {
      replace: {
        name: nameOf(active),
        place: over === undefined ? 0 : placeOf(over) || cards.length + 1,
        count: cards.length,
      },
    })
  return {
    screenReaderInstructions: { draggable: t('editor.dragging.how') },
    announcements: {
      onDragStart: ({ active }) => {
        isPicked.current = true
        return said('picked', active.id, active.id)
      },
      onDragOver: ({ active, over }) => {
        const isFirst = isPicked.current
        isPicked.current = false
        if (isFirst && over?.id === active.id) return undefined
        return over ? said('over', active.id, over.id) : said('nowhere', active.id)
      },
      onDragEnd: ({ active, over }) => (over ? said('dropped', active.id, over.id) : said('cancelled', active.id)),
      onDragCancel: ({ active }) => said('cancelled', active.id),
    },
  }
}
