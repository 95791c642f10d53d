import type { Feature } from '../../shared/screen.ts'

export const locations: Feature = {
  screens: [
    {
      path: '/locations',
      permission: 'Location:ListLocation',
      title: 'locations:title',
      setting: { order: 55 },
      load: () => import('./LocationsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
