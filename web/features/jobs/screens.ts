import { BriefcaseBusiness } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'
import { createPath, editPath, listPath } from './paths.ts'

const create = 'JobRequest:CreateJobRequest'

export const jobs: Feature = {
  screens: [
    {
      path: listPath,
      permission: 'JobRequest:ListJobRequest',
      title: 'jobs:title',
      menu: { icon: createElement(BriefcaseBusiness, { size: 16 }), label: 'jobs:title', order: 40 },
      load: () => import('./list/JobsPage.tsx'),
      preload: () => import('./list/preload.ts'),
    },
    {
      path: createPath,
      permission: create,
      title: 'jobs:createTitle',
      load: () => import('./form/JobCreatePage.tsx'),
      preload: () => import('./form/createPreload.ts'),
    },
    {
      path: editPath(':id'),
      permission: 'JobRequest:UpdateJobRequest',
      title: 'jobs:editTitle',
      load: () => import('./form/JobEditPage.tsx'),
      preload: () => import('./form/editPreload.ts'),
    },
  ],
  slots: {
    dashboard: [
      {
        permission: 'JobRequest:DashboardForBUL',
        title: 'jobs:waiting',
        order: 100,
        load: () => import('./dashboard/WaitingJobs.tsx'),
        preload: () => import('./dashboard/cardPreload.ts'),
      },
    ],
    finds: [{ permission: 'JobRequest:ListJobRequest', texts: 'jobs', order: 20, load: () => import('./findJobs.ts') }],
    palette: [{ permission: create, texts: 'jobs', load: () => import('./form/createEntry.ts') }],
  },
}
