import type { Feature } from '../../shared/screen.ts'

export const stageItems: Feature = {
  screens: [
    {
      path: '/stages',
      permission: 'InterviewSetting:ListInterviewSetting',
      title: 'stageItems:title',
      setting: { order: 304 },
      load: () => import('./StageItemsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
