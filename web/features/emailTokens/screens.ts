import type { Feature } from '../../shared/screen.ts'

export const emailTokens: Feature = {
  screens: [
    {
      path: '/token-email-templates',
      permission: 'TokenEmailTemplate:ListTokenEmailTemplate',
      title: 'emailTokens:title',
      setting: { order: 225 },
      load: () => import('./EmailTokensPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
