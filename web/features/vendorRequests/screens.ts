import { Send } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

export const vendorRequests: Feature = {
  screens: [
    {
      path: '/vendor-request',
      permission: 'VendorRequest:ListVendorRequest',
      title: 'vendorRequests:title',
      menu: {
        group: 'vendorRequests:menuGroup',
        icon: createElement(Send, { size: 16 }),
        label: 'vendorRequests:title',
        order: 410,
      },
      load: () => import('./RequestsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
