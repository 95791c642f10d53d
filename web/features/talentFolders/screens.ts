import type { Feature } from '../../shared/screen.ts'

const permission = 'TalentManagement:TalentManagement'

export const talentFolders: Feature = {
  screens: [
    {
      path: '/candidates/talent-management/view/:id',
      permission,
      title: 'talentFolders:title',
      load: () => import('./TalentFolderPage.tsx'),
    },
  ],
  slots: { menu: [{ under: '/candidates', permission, load: () => import('./menu/TalentFolderMenu.tsx') }] },
}
