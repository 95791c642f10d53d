import { Settings } from 'lucide-react'
import { createElement } from 'react'
import type { Screen } from '../shared/screen.ts'

/** The screens of the application itself, in addition to those of the features. */
export const appScreens: readonly Screen[] = [
  {
    path: '/setting',
    title: 'setting:title',
    menu: { icon: createElement(Settings), label: 'setting:title', order: 1000, jump: 's' },
    load: () => import('./setting/SettingPage.tsx'),
  },
  {
    path: '/company-texts',
    permission: 'SettingSystem:ListSettingSystem',
    title: 'companyTexts:title',
    setting: { order: 16 },
    load: () => import('./companyTexts/CompanyTextsPage.tsx'),
    preload: () => import('./companyTexts/preload.ts'),
  },
]
