import { UsersRound } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

const permission = 'Candidate:ListCandidate'

export const candidates: Feature = {
  screens: [
    {
      path: '/candidates',
      permission,
      title: 'candidates:title',
      menu: { icon: createElement(UsersRound, { size: 16 }), label: 'candidates:title', order: 30, jump: 'c' },
      load: () => import('./CandidatesPage.tsx'),
      preload: () => import('./preload.ts'),
    },
    {
      path: '/candidates/talent-management/view/:id',
      permission: 'TalentManagement:TalentManagement',
      title: 'candidates:folder.title',
      load: () => import('./folder/TalentFolderPage.tsx'),
      preload: () => import('./folder/preload.ts'),
    },
  ],
  slots: {
    palette: [{ permission, texts: 'candidates', load: () => import('./recentCandidates.ts') }],
    finds: [{ permission, texts: 'candidates', order: 10, load: () => import('./findCandidates.ts') }],
    dashboard: [
      {
        permission: 'Candidate:DashboardListCandidateFollow',
        order: 10,
        title: 'candidates:followed.title',
        load: () => import('./FollowedCandidates.tsx'),
        preload: () => import('./followedPreload.ts'),
      },
    ],
  },
}
