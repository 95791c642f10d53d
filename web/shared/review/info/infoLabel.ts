import i18n from 'i18next'
import type en from '../en.ts'

type Known = keyof (typeof en)['infoFields']
const isKnown = (name: string): name is Known => /^[a-z]+$/.test(name) && i18n.exists(`review:infoFields.${name}`)

/**
 * Returns the label of a submitted value by its name: in the user's language if it is a common one, otherwise split
 * into words: `Start date`.
 */
export function infoLabel(name: string): string {
  if (isKnown(name)) return i18n.t(`review:infoFields.${name}`)
  const words = name
    .replace(/([a-z])([A-Z])/g, (_both, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/_/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
