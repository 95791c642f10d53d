import { Hand } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

export const inboundCandidates: Feature = {
  screens: [
    {
      path: '/collect-candidate',
      permission: 'Candidate:CollectCandidate',
      title: 'inboundCandidates:title',
      menu: {
        group: 'verifications:menuGroup',
        icon: createElement(Hand, { size: 16 }),
        label: 'inboundCandidates:title',
        order: 110,
      },
      load: () => import('./InboundCandidatesPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
