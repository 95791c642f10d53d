import { FileInput } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

export const rufs: Feature = {
  screens: [
    {
      path: '/ruf',
      permission: 'Ruf:ViewRuf',
      title: 'rufs:title',
      menu: {
        group: 'verifications:menuGroup',
        icon: createElement(FileInput, { size: 16 }),
        label: 'rufs:title',
        order: 120,
      },
      load: () => import('./RufsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
