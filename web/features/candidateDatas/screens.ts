import type { Feature } from '../../shared/screen.ts'

export const candidateDatas: Feature = {
  screens: [
    {
      path: '/candidate-datas',
      permission: 'Keyword:ListKeyword',
      title: 'candidateDatas:title',
      setting: { order: 301 },
      load: () => import('./CandidateDatasPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
