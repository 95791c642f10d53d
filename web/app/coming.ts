import type { Screen } from '../shared/screen.ts'

const load = () => import('./pages/ComingPage.tsx')

/** Addresses that links of today already lead to, until their screens are part of the product. */
export const comingScreens: readonly Screen[] = [
  { path: '/candidates', permission: 'Candidate:ListCandidate', title: 'candidates', load },
  { path: '/candidates/view/:id', permission: 'Candidate:ReadCandidate', title: 'candidate', load },
]
