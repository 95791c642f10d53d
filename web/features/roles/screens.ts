import type { Feature } from '../../shared/screen.ts'

export const roles: Feature = {
  screens: [
    {
      path: '/roles',
      permission: 'Role:ListRole',
      title: 'roles:title',
      setting: { order: 30 },
      load: () => import('./RolesPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
