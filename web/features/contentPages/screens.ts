import type { Feature } from '../../shared/screen.ts'

export const contentPages: Feature = {
  screens: [
    {
      path: '/content',
      permission: 'Content:ListContent',
      title: 'contentPages:title',
      setting: { order: 311 },
      load: () => import('./ContentPagesPage.tsx'),
      preload: () => import('./preload.ts'),
    },
    {
      path: '/content/:code',
      title: 'contentPages:word',
      load: () => import('./ContentView.tsx'),
      preload: () => import('./viewPreload.ts'),
    },
  ],
}
