import i18n from 'i18next'
import type { PaletteSource } from '../../shared/palette.ts'
import { readRecent } from '../../shared/recent.ts'

/** The key under which the candidates that a user has opened are stored. */
export const recentCandidates = 'candidates'

const recent: PaletteSource = ({ userName }) =>
  readRecent(userName, recentCandidates).map(({ path, label }) => ({
    key: `candidate:${path}`,
    label,
    hint: i18n.t('candidate', { ns: 'candidates' }),
    group: 'recent',
    to: path,
  }))

export default recent
