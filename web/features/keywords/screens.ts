import type { Feature } from '../../shared/screen.ts'

export const keywords: Feature = {
  screens: [
    {
      path: '/keywords',
      permission: 'Keyword:ListKeyword',
      title: 'keywords:title',
      setting: { order: 300 },
      load: () => import('./KeywordsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
