import type { Feature } from '../../shared/screen.ts'

export const unmovedCandidates: Feature = {
  screens: [],
  slots: {
    dashboard: [
      {
        permission: 'JobRequest:InterviewManage',
        title: 'unmovedCandidates:unmoved',
        order: 96,
        height: 320,
        load: () => import('./UnmovedCandidates.tsx'),
        preload: () => import('./unmovedPreload.ts'),
      },
    ],
  },
}
