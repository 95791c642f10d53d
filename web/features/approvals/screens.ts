import { CircleCheckBig } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'

const approvers = [
  'JobRequest:ApproveSalaryOffer',
  'JobRequest:ApproveOfferLetter',
  'JobRequest:ReadJobRequest',
  'JobRequest:ListJobRequest',
] as const

export const approvals: Feature = {
  screens: [
    {
      path: '/approvals',
      permission: approvers,
      title: 'approvals:title',
      menu: { icon: createElement(CircleCheckBig, { size: 16 }), label: 'approvals:title', order: 44 },
      load: () => import('./ApprovalsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
  slots: {
    dashboard: [
      {
        permission: ['JobRequest:ApproveSalaryOffer', 'JobRequest:ApproveOfferLetter'],
        title: 'approvals:card',
        order: 103,
        load: () => import('./WaitingOffers.tsx'),
        preload: () => import('./cardPreload.ts'),
      },
    ],
  },
}
