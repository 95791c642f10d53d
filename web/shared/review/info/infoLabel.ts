import i18n from 'i18next'
import type en from '../en.ts'

type Known = keyof (typeof en)['infoFields']
const isKnown = (name: string): name is Known => /^[a-z]+$/.test(name) && i18n.exists(`review:infoFields.${name}`)

/** How a member of what came with a row is called: in the reader's language where it is a usual one, else as words: `Start date`. */
export function infoLabel(name: string): string {
  if (isKnown(name)) return i18n.t(`review:infoFields.${name}`)
  const words = name
    .replace(/([a-z])([A-Z])/g, (_both, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/_/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
