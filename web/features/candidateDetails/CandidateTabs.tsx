import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

export const tabs = ['profile', 'cv', 'notes', 'timeline', 'jobs', 'files'] as const
export type Tab = (typeof tabs)[number]

const Button = chakra('button', {
  base: {
    paddingInline: '3', height: '9', border: '0', bg: 'transparent', color: 'fg.muted', fontWeight: '600', cursor: 'pointer', whiteSpace: 'nowrap',
    borderBlockEnd: '2px solid transparent',
    '&[aria-selected=true]': { color: 'fg', borderColor: 'accent' },
    _hover: { color: 'fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
  },
})

/** The parts of a candidate: arrows move between the tabs, which follow the focus. */
export default function CandidateTabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const { t } = useTranslation('candidateDetails')
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.indexOf(tab)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const chosen = tabs[(next + tabs.length) % tabs.length]!
    onTab(chosen)
    document.getElementById(`tab-${chosen}`)?.focus()
  }
  return (
    <chakra.div
      role="tablist" aria-label={t('tabList')} onKeyDown={onKeyDown}
      display="flex" gap="1" marginBlockStart="4" borderBlockEnd="1px solid" borderColor="border" overflowX="auto"
    >
      {tabs.map((one) => (
        <Button
          key={one} type="button" role="tab" id={`tab-${one}`} aria-selected={one === tab} aria-controls={`panel-${one}`}
          tabIndex={one === tab ? 0 : -1} onClick={() => onTab(one)}
        >
          {t(`tabs.${one}`)}
        </Button>
      ))}
    </chakra.div>
  )
}
