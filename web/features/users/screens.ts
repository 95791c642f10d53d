import type { Feature } from '../../shared/screen.ts'

export const users: Feature = {
  screens: [
    {
      path: '/users',
      permission: 'User:ListUser',
      title: 'users:title',
      setting: { order: 20 },
      load: () => import('./UsersPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
