import type { Feature } from '../../shared/screen.ts'

export const referenceItems: Feature = {
  screens: [
    {
      path: '/reference-data',
      permission: 'Keyword:ListKeyword',
      title: 'referenceItems:title',
      setting: { order: 307 },
      load: () => import('./ReferenceItemsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
