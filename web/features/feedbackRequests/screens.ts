import type { Feature } from '../../shared/screen.ts'

export const feedbackRequests: Feature = {
  screens: [
    {
      path: '/feedback/:type/:token',
      title: 'feedbackRequests:title',
      load: () => import('./FeedbackPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
