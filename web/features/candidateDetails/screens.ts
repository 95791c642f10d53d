import type { Feature } from '../../shared/screen.ts'

export const candidateDetails: Feature = {
  screens: [
    {
      path: '/candidates/view/:id',
      permission: 'Candidate:ReadCandidate',
      title: 'candidateDetails:title',
      load: () => import('./CandidatePage.tsx'),
      preload: () => import('./preload.ts'),
    },
    {
      path: '/view-file-cv',
      permission: 'Candidate:ReadCandidate',
      title: 'candidateDetails:viewCv',
      load: () => import('./ViewFileCvPage.tsx'),
    },
    {
      path: '/interview-view-cv/:idKey',
      permission: 'JobRequest:InterviewFeedBackView',
      title: 'candidateDetails:viewCv',
      load: () => import('./InterviewCvPage.tsx'),
      preload: () => import('./interviewPreload.ts'),
    },
  ],
}
