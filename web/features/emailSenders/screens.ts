import type { Feature } from '../../shared/screen.ts'

export const emailSenders: Feature = {
  screens: [
    {
      path: '/email-senders',
      permission: 'EmailTemplate:ListEmailTemplate',
      title: 'emailSenders:title',
      setting: { order: 228 },
      load: () => import('./EmailSendersPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
