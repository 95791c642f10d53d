import { Package } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

export const jobProducts: Feature = {
  screens: [
    {
      path: '/job-product',
      permission: 'JobRequestProduct:ListJobRequestProduct',
      title: 'jobProducts:title',
      menu: {
        group: 'jobProducts:menuGroup',
        icon: createElement(Package, { size: 16 }),
        label: 'jobProducts:title',
        order: 300,
      },
      load: () => import('./JobProductsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
