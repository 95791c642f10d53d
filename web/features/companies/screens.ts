import { Building2 } from 'lucide-react'
import { createElement } from 'react'
import type { Feature } from '../../shared/screen.ts'
import { createPath, editPath, listPath } from './paths.ts'

export const companies: Feature = {
  screens: [
    {
      path: listPath,
      permission: 'Company:ListCompany',
      title: 'companies:title',
      menu: { icon: createElement(Building2, { size: 16 }), label: 'companies:title', order: 350 },
      load: () => import('./CompaniesPage.tsx'),
      preload: () => import('./preload.ts'),
    },
    {
      path: createPath,
      permission: 'Company:CreateCompany',
      title: 'companies:createTitle',
      load: () => import('./CompanyCreatePage.tsx'),
      preload: () => import('./createPreload.ts'),
    },
    {
      path: editPath(':id'),
      permission: 'Company:UpdateCompany',
      title: 'companies:editTitle',
      load: () => import('./CompanyEditPage.tsx'),
      preload: () => import('./editPreload.ts'),
    },
  ],
}
