import { Hand } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

export const collectedCandidates: Feature = {
  screens: [
    {
      path: '/collect-candidate',
      permission: 'Candidate:CollectCandidate',
      title: 'collectedCandidates:title',
      menu: {
        group: 'verifications:menuGroup',
        icon: createElement(Hand, { size: 16 }),
        label: 'collectedCandidates:title',
        order: 110,
      },
      load: () => import('./CollectedCandidatesPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
