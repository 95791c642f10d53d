import type { Feature } from '../../shared/screen.ts'

export const vendorConsents: Feature = {
  screens: [],
  publicPages: [
    { path: '/vendor-consent/:token', title: 'vendorConsents:title', load: () => import('./ConsentPage.tsx') },
  ],
}
