import type { Feature } from '../../shared/screen.ts'
import { settingsPath } from './paths.ts'

const lists = 'InterviewSetting:ListInterviewSetting'

export const interviewForms: Feature = {
  screens: [
    { path: settingsPath, permission: lists, title: 'interviewForms:settingsTitle', setting: { order: 200 }, load: () => import('./InterviewSettingsPage.tsx') },
  ],
  slots: {
    tabs: [{ of: settingsPath, key: 'formTab', label: 'interviewForms:formsTab', permission: lists, order: 10, load: () => import('./list/FormsTab.tsx') }],
  },
}
