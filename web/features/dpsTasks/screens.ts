import { ListChecks } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

export const dpsTasks: Feature = {
  screens: [
    {
      path: '/dps-task',
      permission: 'DPS:ListDPS',
      title: 'dpsTasks:title',
      menu: {
        group: 'dpsTasks:menuGroup',
        icon: createElement(ListChecks, { size: 16 }),
        label: 'dpsTasks:title',
        order: 120,
      },
      load: () => import('./DpsTasksPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
