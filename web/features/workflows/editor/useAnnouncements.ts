import type { Announcements, DndContextProps } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'

/** What is said to somebody who drags without seeing it, in the user's language. */
export function useAnnouncements(ids: readonly string[], nameAt: (at: number) => string): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('workflows')
  const values = (id: string | number | undefined, overId?: string | number) => ({
    name: nameAt(ids.indexOf(String(id))), place: ids.indexOf(String(overId ?? id)) + 1, count: ids.length,
  })
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.start', { replace: values(active.id) }),
    onDragOver: ({ active, over }) => (over ? t('drag.over', { replace: values(active.id, over.id) }) : undefined),
    onDragEnd: ({ active, over }) => t('drag.end', { replace: values(active.id, over?.id) }),
    onDragCancel: ({ active }) => t('drag.cancel', { replace: values(active.id) }),
  }
  return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }
}
