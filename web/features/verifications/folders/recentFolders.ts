import i18n from 'i18next'
import type { PaletteSource } from '../../../shared/palette.ts'
import { readRecent } from '../../../shared/recent.ts'

/** The key under which the folders that a user has opened are stored. */
export const recentFolders = 'verificationFolders'

const recent: PaletteSource = ({ userName }) =>
  readRecent(userName, recentFolders).map(({ path, label }) => ({
    key: `verificationFolder:${path}`,
    label,
    hint: i18n.t('title', { ns: 'verifications' }),
    group: 'recent',
    to: path,
  }))

export default recent
