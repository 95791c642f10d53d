import { Truck } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

export const vendors: Feature = {
  screens: [
    {
      path: '/vendor-management',
      permission: 'Vendor:ListVendor',
      title: 'vendors:title',
      menu: {
        group: 'vendors:menuGroup',
        icon: createElement(Truck, { size: 16 }),
        label: 'vendors:title',
        order: 400,
      },
      load: () => import('./VendorsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
