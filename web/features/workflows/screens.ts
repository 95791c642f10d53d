import type { Feature } from '../../shared/screen.ts'
import { editorPath, listPath } from './paths.ts'

export const workflows: Feature = {
  screens: [
    {
      path: `${listPath}/:workflowId?`,
      permission: 'InterviewSetting:ListInterviewSetting',
      title: 'workflows:title',
      load: () => import('./WorkflowPage.tsx'),
    },
    {
      path: `${editorPath}/:groupId?`,
      permission: 'InterviewSetting:AddUpdateInterviewSetting',
      title: 'workflows:editorTitle',
      load: () => import('./WorkflowEditorPage.tsx'),
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
      },
    ],
  },
}
