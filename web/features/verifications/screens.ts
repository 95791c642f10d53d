import { CircleCheck } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

const permission = 'Candidate:CV-Verification'

export const verifications: Feature = {
  screens: [
    {
      path: '/cv-verification',
      permission,
      title: 'verifications:title',
      menu: {
        group: 'verifications:menuGroup',
        icon: createElement(CircleCheck, { size: 16 }),
        label: 'verifications:title',
        order: 100,
        jump: 'v',
      },
      load: () => import('./VerificationsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
  slots: {
    header: [{ permission, load: () => import('./imports/VerificationImportChip.tsx') }],
    dashboard: [
      {
        permission,
        title: 'verifications:running',
        order: 200,
        load: () => import('./imports/RunningImports.tsx'),
        preload: () => import('./imports/runningPreload.ts'),
      },
    ],
    palette: [{ permission, texts: 'verifications', load: () => import('./folders/recentFolders.ts') }],
    finds: [{ permission, texts: 'verifications', order: 30, load: () => import('./folders/findFolders.ts') }],
  },
}
