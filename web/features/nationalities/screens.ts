import type { Feature } from '../../shared/screen.ts'

export const nationalities: Feature = {
  screens: [
    {
      path: '/nationality',
      permission: 'Nationality:ListNationality',
      title: 'nationalities:title',
      setting: { order: 305 },
      load: () => import('./NationalitiesPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
