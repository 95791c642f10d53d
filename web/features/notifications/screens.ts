import type { Feature } from '../../shared/screen.ts'

export const notifications: Feature = {
  screens: [],
  slots: { account: [{ load: () => import('./NotificationBell.tsx') }] },
}
