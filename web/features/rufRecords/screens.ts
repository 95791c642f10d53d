import { FileInput } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

export const rufRecords: Feature = {
  screens: [
    {
      path: '/ruf',
      permission: 'Ruf:ViewRuf',
      title: 'rufRecords:title',
      menu: {
        group: 'verifications:menuGroup',
        icon: createElement(FileInput, { size: 16 }),
        label: 'rufRecords:title',
        order: 120,
      },
      load: () => import('./RufRecordsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
