import type { Feature } from '../../shared/screen.ts'
import { editorPath, listPath } from './paths.ts'

export const workflows: Feature = {
  screens: [
    {
      path: `${listPath}/:workflowId?`,
      permission: 'InterviewSetting:ListInterviewSetting',
      title: 'workflows:title',
      load: () => import('./WorkflowPage.tsx'),
      preload: () => import('./preload.ts'),
    },
    {
      path: `${editorPath}/:groupId?`,
      permission: 'InterviewSetting:AddUpdateInterviewSetting',
      title: 'workflows:editorTitle',
      load: () => import('./WorkflowEditorPage.tsx'),
      preload: () => import('./editor/preload.ts'),
    },
  ],
  slots: {
    tabs: [
      {
        of: '/interview-settings',
        key: 'workflowTab',
        label: 'workflows:tab',
        permission: 'InterviewSetting:ListInterviewSetting',
        order: 20,
        load: () => import('./list/WorkflowsTab.tsx'),
        preload: () => import('./list/preload.ts'),
      },
    ],
  },
}
