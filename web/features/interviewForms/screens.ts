import type { Feature } from '../../shared/screen.ts'
import { createPath, editPath, settingsPath } from './paths.ts'

const writes = 'InterviewSetting:AddUpdateInterviewSetting'
const lists = 'InterviewSetting:ListInterviewSetting'

export const interviewForms: Feature = {
  screens: [
    {
      path: settingsPath,
      permission: lists,
      title: 'interviewForms:settingsTitle',
      setting: { order: 200 },
      load: () => import('./InterviewSettingsPage.tsx'),
    },
    {
      path: editPath(':formId?'),
      permission: writes,
      title: 'interviewForms:editor.editTitle',
      load: () => import('./editor/FormEditorPage.tsx'),
      preload: () => import('./editor/preload.ts'),
    },
    {
      path: createPath,
      permission: writes,
      title: 'interviewForms:editor.createTitle',
      load: () => import('./editor/FormEditorPage.tsx'),
      preload: () => import('./editor/preload.ts'),
    },
  ],
  slots: {
    finds: [{ permission: writes, texts: 'interviewForms', order: 50, load: () => import('./findForms.ts') }],
    tabs: [
      {
        of: settingsPath,
        key: 'formTab',
        label: 'interviewForms:formsTab',
        permission: lists,
        order: 10,
        load: () => import('./list/FormsTab.tsx'),
        preload: () => import('./list/preload.ts'),
      },
    ],
  },
}
