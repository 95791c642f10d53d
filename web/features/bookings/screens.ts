import type { Feature } from '../../shared/screen.ts'

export const bookings: Feature = {
  screens: [],
  publicPages: [
    { path: '/interview-reply/:token', title: 'bookings:invitation.title', load: () => import('./InvitationPage.tsx') },
    { path: '/booking/:token', title: 'bookings:booking.title', load: () => import('./BookingPage.tsx') },
  ],
  slots: {
    dashboard: [
      {
        title: 'bookings:mine.title',
        order: 5,
        height: 320,
        load: () => import('./mine/MyInterviews.tsx'),
        preload: () => import('./mine/cardPreload.ts'),
      },
    ],
  },
}
