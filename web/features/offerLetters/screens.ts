import type { Feature } from '../../shared/screen.ts'

const review = {
  title: 'offerLetters:review',
  load: () => import('./ReviewPage.tsx'),
  preload: () => import('./preload.ts'),
}

export const offerLetters: Feature = {
  screens: [
    { path: '/feedback/salary-offer/:id', ...review },
    { path: '/feedback/offer-letter/:id', ...review },
  ],
  publicPages: [
    { path: '/confirmofferletter/:token?', title: 'offerLetters:title', load: () => import('./ConfirmPage.tsx') },
  ],
}
