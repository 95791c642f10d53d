import type { Feature } from '../../shared/screen.ts'

export const contacts: Feature = {
  screens: [
    {
      path: '/contact',
      permission: 'Contact:ListContact',
      title: 'contacts:title',
      setting: { order: 312 },
      load: () => import('./ContactsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
