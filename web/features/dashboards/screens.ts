import { LayoutDashboard } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

export const dashboards: Feature = {
  screens: [
    {
      path: '/dashboards',
      title: 'dashboards:title',
      menu: { icon: createElement(LayoutDashboard), label: 'dashboards:title', order: 10, jump: 'd' },
      load: () => import('./DashboardsPage.tsx'),
    },
  ],
}
