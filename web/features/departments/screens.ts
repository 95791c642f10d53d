import type { Feature } from '../../shared/screen.ts'

export const departments: Feature = {
  screens: [
    {
      path: '/departments',
      permission: 'Department:ListDepartment',
      title: 'departments:title',
      setting: { order: 50 },
      load: () => import('./DepartmentsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
