import type { Feature } from '../../shared/screen.ts'

export const scorecards: Feature = {
  screens: [
    {
      path: '/scorecards/:jobId/:candidateId',
      permission: ['JobRequest:InterviewFeedBackView', 'JobRequest:InterviewManage'],
      title: 'scorecards:title',
      load: () => import('./ComparisonPage.tsx'),
      preload: () => import('./preload.ts'),
    },
    {
      path: '/scorecards',
      permission: 'JobRequest:InterviewManage',
      title: 'scorecards:owedTitle',
      load: () => import('./OwedPage.tsx'),
      preload: () => import('./owedPreload.ts'),
    },
  ],
  slots: {
    dashboard: [
      {
        title: 'scorecards:due',
        order: 95,
        load: () => import('./FeedbackDue.tsx'),
        preload: () => import('./duePreload.ts'),
      },
    ],
  },
}
