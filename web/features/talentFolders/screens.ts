import type { Feature } from '../../shared/screen.ts'

const permission = 'TalentManagement:TalentManagement'

export const talentFolders: Feature = {
  screens: [],
  slots: {
    menu: [{ under: '/candidates', permission, load: () => import('./menu/TalentFolderMenu.tsx') }],
    finds: [{ permission, texts: 'talentFolders', order: 40, load: () => import('./findTalentFolders.ts') }],
  },
}
