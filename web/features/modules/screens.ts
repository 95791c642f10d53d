import type { Feature } from '../../shared/screen.ts'

export const modules: Feature = {
  screens: [
    {
      path: '/modules',
      permission: 'Module:ListModule',
      title: 'modules:title',
      setting: { order: 40 },
      load: () => import('./ModulesPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
