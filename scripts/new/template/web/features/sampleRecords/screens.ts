import { List } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

export const sampleRecords: Feature = {
  screens: [
    {
      path: '/sample-records',
      permission: 'SampleRecord:ListSampleRecord',
      title: 'sampleRecords:title',
      menu: { icon: createElement(List, { size: 16 }), label: 'sampleRecords:title', order: 900 },
      load: () => import('./SampleRecordsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
