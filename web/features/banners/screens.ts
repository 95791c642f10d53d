import type { Feature } from '../../shared/screen.ts'

export const banners: Feature = {
  screens: [
    {
      path: '/manage-image-market',
      permission: 'Banner:ListBanner',
      title: 'banners:title',
      setting: { order: 308 },
      load: () => import('./BannersPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
