import type { Feature } from '../../shared/screen.ts'
import { createPath, listPath } from './paths.ts'

const create = 'Candidate:CreateCandidate'

export const candidateForms: Feature = {
  screens: [
    {
      path: createPath,
      permission: create,
      title: 'candidateForms:createTitle',
      load: () => import('./CandidateCreatePage.tsx'),
      preload: () => import('./createPreload.ts'),
    },
    {
      path: `${listPath}/:id`,
      permission: 'Candidate:UpdateCandidate',
      title: 'candidateForms:editTitle',
      load: () => import('./CandidateEditPage.tsx'),
      preload: () => import('./editPreload.ts'),
    },
  ],
  slots: { palette: [{ permission: create, texts: 'candidateForms', load: () => import('./createEntry.ts') }] },
}
