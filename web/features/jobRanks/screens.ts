import type { Feature } from '../../shared/screen.ts'

export const jobRanks: Feature = {
  screens: [
    {
      path: '/job-ranks',
      permission: 'JobRank:ListJobRank',
      title: 'jobRanks:title',
      setting: { order: 303 },
      load: () => import('./JobRanksPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
