import type { Feature } from '../../shared/screen.ts'

export const jobs: Feature = {
  screens: [],
  slots: {
    dashboard: [
      {
        permission: 'JobRequest:DashboardForBUL',
        title: 'jobs:waiting',
        order: 100,
        load: () => import('./dashboard/WaitingJobs.tsx'),
        preload: () => import('./dashboard/preload.ts'),
      },
    ],
  },
}
