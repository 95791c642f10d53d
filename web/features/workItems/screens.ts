import type { Feature } from '../../shared/screen.ts'

export const workItems: Feature = {
  screens: [],
  slots: {
    dashboard: [
      {
        permission: ['Candidate:CV-Verification', 'Candidate:CollectCandidate', 'Phonenet:CallCandidate'],
        title: 'workItems:title',
        order: 1,
        height: 320,
        load: () => import('./WorkCard.tsx'),
        preload: () => import('./cardPreload.ts'),
      },
    ],
  },
}
