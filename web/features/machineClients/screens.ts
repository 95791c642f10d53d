import type { Feature } from '../../shared/screen.ts'

export const machineClients: Feature = {
  screens: [
    {
      path: '/company-secret-key',
      permission: 'CompanySecretKey:ListCompanySecretKey',
      title: 'machineClients:title',
      setting: { order: 250 },
      load: () => import('./MachineClientsPage.tsx'),
      preload: () => import('./preload.ts'),
    },
  ],
}
