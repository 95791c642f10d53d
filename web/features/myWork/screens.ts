import type { Feature } from '../../shared/screen.ts'

export const myWork: Feature = {
  screens: [],
  slots: {
    dashboard: [
      {
        permission: 'JobRequest:InterviewManage',
        title: 'myWork:unmoved',
        order: 96,
        load: () => import('./UnmovedCandidates.tsx'),
        preload: () => import('./unmovedPreload.ts'),
      },
    ],
  },
}
