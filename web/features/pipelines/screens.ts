import type { Feature } from '../../shared/screen.ts'

export const pipelines: Feature = {
  screens: [
    {
      path: '/jobs/interview/:id',
      permission: 'JobRequest:InterviewManage',
      title: 'pipelines:title',
      load: () => import('./PipelinePage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
