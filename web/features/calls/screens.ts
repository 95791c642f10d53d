import { useHasBar } from '../../shared/calls/currentCall.ts'
import type { Feature } from '../../shared/screen.ts'

export const calls: Feature = {
  screens: [],
  slots: {
    bar: [{ permission: 'Phonenet:CallCandidate', useIsShown: useHasBar, load: () => import('./bar/CallBar.tsx') }],
  },
}
