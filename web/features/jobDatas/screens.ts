import type { Feature } from '../../shared/screen.ts'

export const jobDatas: Feature = {
  screens: [
    {
      path: '/job-datas',
      permission: 'JobData:ListJobData',
      title: 'jobDatas:title',
      setting: { order: 302 },
      load: () => import('./JobDatasPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
