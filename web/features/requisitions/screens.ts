import { ClipboardClock } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'
import { requestsPath, settingsPath } from './paths.ts'

const readers = ['JobRequest:ReadJobRequest', 'JobRequest:ListJobRequest'] as const

export const requisitions: Feature = {
  screens: [
    {
      path: requestsPath,
      permission: readers,
      title: 'requisitions:title',
      menu: { icon: createElement(ClipboardClock, { size: 16 }), label: 'requisitions:title', order: 45 },
      load: () => import('./JobRequestsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
    {
      path: settingsPath,
      permission: 'Department:UpdateDepartment',
      title: 'requisitions:settings.title',
      setting: { order: 210 },
      load: () => import('./settings/RequisitionSettingsPage.tsx'),
      preload: () => import('./settings/preload.ts'),
    },
  ],
  slots: {
    dashboard: [
      {
        permission: 'JobRequest:ReadJobRequest',
        title: 'requisitions:card',
        order: 105,
        load: () => import('./WaitingRequests.tsx'),
        preload: () => import('./cardPreload.ts'),
      },
    ],
  },
}
