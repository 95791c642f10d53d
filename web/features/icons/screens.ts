import type { Feature } from '../../shared/screen.ts'

export const icons: Feature = {
  screens: [
    {
      path: '/icons',
      permission: 'Icon:ListIcon',
      title: 'icons:title',
      setting: { order: 45 },
      load: () => import('./IconsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
