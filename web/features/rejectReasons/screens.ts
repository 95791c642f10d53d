import type { Feature } from '../../shared/screen.ts'

export const rejectReasons: Feature = {
  screens: [
    {
      path: '/reject-reasons',
      permission: 'MasterRejectReasons:ListMasterRejectReasons',
      title: 'rejectReasons:title',
      setting: { order: 215 },
      load: () => import('./RejectReasonsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
