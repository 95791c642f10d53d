import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Announcements for screen reader users who drag, in the user's language. */
export function useAnnouncements(
  ids: readonly string[],
  nameAt: (at: number) => string,
): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('workflows')
  const hasMoved = useRef(false)
  // The name as it was on lifting: when the end of the drag is announced, the list is already in the new order.
  const lifted = useRef('')
  const values = (overId: UniqueIdentifier) => ({
    name: lifted.current,
    place: ids.indexOf(String(overId)) + 1,
    count: ids.length,
  })
  const announcements: Announcements = {
    onDragStart({ active }) {
      hasMoved.current = false
      lifted.current = nameAt(ids.indexOf(String(active.id)))
      return t('drag.start', { replace: values(active.id) })
    },
    onDragOver({ active, over }) {
      // A row that has just been lifted is over its own position, which was announced already.
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined
      hasMoved.current = true
      return t('drag.over', { replace: values(over.id) })
    },
    onDragEnd: ({ active, over }) => t('drag.end', { replace: values(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => t('drag.cancel', { replace: values(active.id) }),
  }
  return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }
}
