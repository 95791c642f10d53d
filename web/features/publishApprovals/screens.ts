import { Stamp } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

export const publishApprovals: Feature = {
  screens: [
    {
      path: '/publish-job-approval',
      permission: 'PublishJobApproval:ListPublishJobApproval',
      title: 'publishApprovals:title',
      menu: {
        group: 'publishApprovals:menuGroup',
        icon: createElement(Stamp, { size: 16 }),
        label: 'publishApprovals:title',
        order: 310,
      },
      load: () => import('./PublishApprovalsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
  slots: {
    dashboard: [
      {
        permission: 'PublishJobApproval:ListPublishJobApproval',
        title: 'publishApprovals:card',
        order: 110,
        load: () => import('./WaitingPublications.tsx'),
        preload: () => import('./cardPreload.ts'),
      },
    ],
  },
}
