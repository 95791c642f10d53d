import type { Feature } from '../../shared/screen.ts'

export const jobCategories: Feature = {
  screens: [
    {
      path: '/job-categories',
      permission: 'CompanyJobCategory:ListCompanyJobCategory',
      title: 'jobCategories:title',
      setting: { order: 300 },
      load: () => import('./JobCategoriesPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
