import type { Feature } from '../../shared/screen.ts'

export const appVersions: Feature = {
  screens: [
    {
      path: '/app-versions',
      permission: 'AppVersion:ListAppVersion',
      title: 'appVersions:title',
      setting: { order: 320 },
      load: () => import('./AppVersionsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
