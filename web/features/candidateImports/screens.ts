import type { Feature } from '../../shared/screen.ts'
import { cvsPath, importPath, listPath } from './paths.ts'

export const candidateImports: Feature = {
  screens: [
    {
      path: listPath,
      permission: 'Candidate:CreateCandidate',
      title: 'candidateImports:title',
      setting: { order: 25 },
      load: () => import('./CandidateImportsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
    {
      path: cvsPath,
      permission: 'Candidate:CreateCandidate',
      title: 'candidateImports:cvs.title',
      load: () => import('./cvs/CvUploadPage.tsx'),
      preload: () => import('./cvs/preload.ts'),
    },
    {
      path: importPath(':id'),
      permission: 'Candidate:CreateCandidate',
      title: 'candidateImports:oneTitle',
      load: () => import('./one/CandidateImportPage.tsx'),
      preload: () => import('./one/preload.ts'),
    },
  ],
}
