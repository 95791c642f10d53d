import type { Feature } from '../../shared/screen.ts'

export const firstSteps: Feature = {
  screens: [
    {
      path: '/first-steps',
      permission: 'CompanyProfile:UpdateCompanyProfile',
      title: 'firstSteps:title',
      setting: { order: 5 },
      load: () => import('./FirstStepsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
