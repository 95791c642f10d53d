import type { Feature } from '../../shared/screen.ts'

export const notificationSettings: Feature = {
  screens: [
    {
      path: '/notification-setting',
      title: 'notificationSettings:title',
      load: () => import('./NotificationSettingPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
