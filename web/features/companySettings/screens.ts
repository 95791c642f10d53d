import type { Feature } from '../../shared/screen.ts'

export const companySettings: Feature = {
  screens: [
    {
      path: '/settings',
      permission: 'SettingSystem:ListSettingSystem',
      title: 'companySettings:title',
      setting: { order: 15 },
      load: () => import('./SettingsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
