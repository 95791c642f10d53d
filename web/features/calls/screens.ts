import { Phone } from 'lucide-react'
import { createElement } from 'react'
import { useHasBar } from '../../shared/calls/currentCall.ts'
import type { Feature } from '../../shared/screen.ts'

export const calls: Feature = {
  screens: [
    {
      path: '/calls',
      permission: ['Phonenet:CallCandidate', 'Phonenet:GetURLRecording'],
      title: 'calls:title',
      menu: { icon: createElement(Phone, { size: 16 }), label: 'calls:title', order: 40 },
      load: () => import('./log/CallsPage.tsx'),
      preload: () => import('./log/preload.ts'),
    },
  ],
  slots: {
    bar: [{ permission: 'Phonenet:CallCandidate', useIsShown: useHasBar, load: () => import('./bar/CallBar.tsx') }],
  },
}
