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
      // Whoever is in its panel may see it.
      path: interviewPath,
      title: 'interviews:title',
      load: () => import('./InterviewPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
