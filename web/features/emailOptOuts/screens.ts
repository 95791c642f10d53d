import type { Feature } from '../../shared/screen.ts'

export const emailOptOuts: Feature = {
  screens: [],
  publicPages: [
    { path: '/unsubscribe/:token', title: 'emailOptOuts:title', load: () => import('./UnsubscribePage.tsx') },
  ],
}
