import type { Feature } from '../../shared/screen.ts'

export const emailTemplates: Feature = {
  screens: [
    {
      path: '/email-templates',
      permission: 'EmailTemplate:ListEmailTemplate',
      title: 'emailTemplates:title',
      setting: { order: 220 },
      load: () => import('./EmailTemplatesPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
