import type { Announcements, DndContextProps } from '@dnd-kit/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface Names {
  nameOf: (cardId: string) => string
  stageOf: (columnId: string) => string
  stageOfCard: (cardId: string) => string
}

/** Announcements for screen reader users who drag, in the user's language. */
export function useAnnouncements({
  nameOf,
  stageOf,
  stageOfCard,
}: Names): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('pipelines')
  // The card as it was lifted: when the end of the drag is announced, it already is in another column.
  const lifted = useRef({ name: '', stage: '', hasLeft: false })
  const announcements: Announcements = {
    onDragStart({ active }) {
      const id = String(active.id)
      lifted.current = { name: nameOf(id), stage: stageOfCard(id), hasLeft: false }
      return t('drag.start', { replace: lifted.current })
    },
    onDragOver({ over }) {
      if (!over) return undefined
      const { name, stage: from, hasLeft } = lifted.current
      const stage = stageOf(String(over.id))
      // A card that has just been lifted is over its own column, which was announced already.
      if (stage === from && !hasLeft) return undefined
      lifted.current.hasLeft = true
      return t('drag.over', { replace: { name, stage } })
    },
    onDragEnd: ({ over }) =>
      over
        ? t('drag.end', { replace: { name: lifted.current.name, stage: stageOf(String(over.id)) } })
        : t('drag.cancel', { replace: lifted.current }),
    onDragCancel: () => t('drag.cancel', { replace: lifted.current }),
  }
  return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }
}
