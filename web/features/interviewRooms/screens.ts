import type { Feature } from '../../shared/screen.ts'

export const interviewRooms: Feature = {
  screens: [],
  slots: {
    tabs: [
      {
        of: '/interview-settings',
        key: 'roomsTab',
        label: 'interviewRooms:tab',
        permission: 'InterviewSetting:ListInterviewSetting',
        order: 30,
        load: () => import('./RoomsTab.tsx'),
        preload: () => import('./preload.ts'),
      },
    ],
  },
}
