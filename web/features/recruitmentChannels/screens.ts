import type { Feature } from '../../shared/screen.ts'

export const recruitmentChannels: Feature = {
  screens: [
    {
      path: '/recruitment-channels',
      permission: 'RecChannel:ListRecChannel',
      title: 'recruitmentChannels:title',
      setting: { order: 306 },
      load: () => import('./ChannelsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
