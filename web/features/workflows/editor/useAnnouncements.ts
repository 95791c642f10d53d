import type { Announcements, DndContextProps } from '@dnd-kit/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** What is said to somebody who drags without seeing it, in the user's language. */
export function useAnnouncements(ids: readonly string[], nameAt: (at: number) => string): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('workflows')
  const hasMoved = useRef(false)
  const values = (id: string | number, overId: string | number = id) => ({
    name: nameAt(ids.indexOf(String(id))), place: ids.indexOf(String(overId)) + 1, count: ids.length,
  })
  const announcements: Announcements = {
    onDragStart({ active }) {
      hasMoved.current = false
      return t('drag.start', { replace: values(active.id) })
    },
    onDragOver({ active, over }) {
      // What has just been lifted is over its own place: that was said.
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined
      hasMoved.current = true
      return t('drag.over', { replace: values(active.id, over.id) })
    },
    onDragEnd: ({ active, over }) => t('drag.end', { replace: values(active.id, over?.id) }),
    onDragCancel: ({ active }) => t('drag.cancel', { replace: values(active.id) }),
  }
  return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }
}
