import i18n from 'i18next'
import type { PaletteSource } from '../../../shared/palette.ts'
import { createPath } from '../paths.ts'

const createEntry: PaletteSource = () => [
  { key: 'job:create', label: i18n.t('createTitle', { ns: 'jobs' }), group: 'actions', to: createPath },
]

export default createEntry
