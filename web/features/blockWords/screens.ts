import type { Feature } from '../../shared/screen.ts'

export const blockWords: Feature = {
  screens: [
    {
      path: '/block-words',
      permission: 'BlockWord:ListBlockWord',
      title: 'blockWords:title',
      setting: { order: 310 },
      load: () => import('./BlockWordsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
