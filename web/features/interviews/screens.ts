import type { Feature } from '../../shared/screen.ts'
import { createPath, interviewPath } from './paths.ts'

export const interviews: Feature = {
  screens: [
    {
      path: createPath,
      permission: 'JobRequest:InterviewManage',
      title: 'interviews:plan',
      load: () => import('./PlanPage.tsx'),
      preload: () => import('./planPreload.ts'),
    },
    {
      // Panel members may see it without a permission.
      path: interviewPath,
      title: 'interviews:title',
      load: () => import('./InterviewPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
