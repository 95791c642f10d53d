import i18n from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { setShortcutsOn, useShortcutsOn } from '../../shared/hooks/keyboard.ts'
import { usePageActions, type PaletteEntry } from '../../shared/palette.ts'
import { useSession } from '../../shared/session/session.ts'
import { colorModes, setColorMode, useColorMode } from '../theme/colorMode.ts'
import { features } from '../features.ts'
import { languageNames, languages, setLanguage } from '../i18n.ts'
import type { GroupedEntry } from '../shell/menu/menuEntries.ts'
import { openOverlay } from './overlay.ts'

export const paletteGroups = ['recent', 'found', 'page', 'screens', 'actions'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

export interface ShownEntry {
  key: string
  label: string
  hint?: string
  group: PaletteGroup
  run: () => void
}

/** Returns the palette entries of the features, without those that cannot be loaded. */
function useSlotEntries(): readonly PaletteEntry[] {
  const { can, user } = useSession()
  const { userName } = user
  const [entries, setEntries] = useState<readonly PaletteEntry[]>([])
  useEffect(() => {
    let isGone = false
    const sources = features
      .flatMap((feature) => feature.slots?.palette ?? [])
      .filter(({ permission }) => can(permission))
    const withTexts = sources.map(({ load, texts }) => Promise.all([load(), i18n.loadNamespaces(texts)]))
    void Promise.allSettled(withTexts).then((loaded) => {
      if (isGone) return
      setEntries(loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value[0].default({ userName }) : [])))
    })
    return () => {
      isGone = true
    }
  }, [can, userName])
  return entries
}

/** Returns everything that the palette offers to this user on this page, by group. */
export function usePaletteEntries(screens: readonly GroupedEntry[]): ShownEntry[] {
  const { t } = useTranslation(['keyboard', 'common'])
  const navigate = useNavigate()
  const { signOut } = useSession()
  const mode = useColorMode()
  const isOn = useShortcutsOn()
  const page = usePageActions()
  const slots = useSlotEntries()
  const go = (path: string) => () => void navigate(path)
  const own: ShownEntry[] = [
    {
      key: 'sheet',
      label: t('sheet'),
      hint: isOn ? '?' : undefined,
      group: 'actions',
      run: () => openOverlay('sheet'),
    },
    { key: 'shortcuts', label: t(isOn ? 'turnOff' : 'turnOn'), group: 'actions', run: () => setShortcutsOn(!isOn) },
    ...colorModes
      .filter((other) => other !== mode)
      .map((other): ShownEntry => ({
        key: `mode:${other}`,
        label: t('colorMode', { ns: 'common', replace: { mode: t(other, { ns: 'common' }) } }),
        group: 'actions',
        run: () => setColorMode(other),
      })),
    ...languages
      .filter((other) => other !== i18n.language)
      .map((other): ShownEntry => ({
        key: `language:${other}`,
        label: t('languageTo', { replace: { language: languageNames[other] } }),
        group: 'actions',
        run: () => void setLanguage(other),
      })),
    { key: 'logout', label: t('logout', { ns: 'common' }), group: 'actions', run: signOut },
  ]
  return [
    ...slots.map(({ to, run, ...entry }): ShownEntry => ({ ...entry, run: () => (to ? void navigate(to) : run?.()) })),
    ...page.map((action): ShownEntry => ({ ...action, group: 'page' })),
    ...screens.map(({ path, label, group, jump }): ShownEntry => ({
      key: `screen:${path}`,
      label,
      hint: isOn && jump ? `G ${jump.toUpperCase()}` : group === label ? undefined : group,
      group: 'screens',
      run: go(path),
    })),
    ...own,
  ]
}
