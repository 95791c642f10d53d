import type { Feature } from '../../shared/screen.ts'

export const companyProfiles: Feature = {
  screens: [
    {
      path: '/company-profile',
      title: 'companyProfiles:title',
      setting: { order: 10 },
      load: () => import('./CompanyProfilePage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
