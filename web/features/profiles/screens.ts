import type { Feature } from '../../shared/screen.ts'

export const profiles: Feature = {
  screens: [
    {
      path: '/user/profile',
      title: 'profiles:title',
      setting: { order: 1 },
      load: () => import('./ProfilePage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
  slots: { picture: [{ load: () => import('./avatar/AccountPicture.tsx') }] },
}
