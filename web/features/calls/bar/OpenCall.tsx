import { Box, Flex } from '@chakra-ui/react'
import { Mic, MicOff, Pause, PhoneOff, Play } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hangUp, setHeld, setMuted } from '../../../shared/calls/callStore.ts'
import type { CurrentCall } from '../../../shared/calls/currentCall.ts'
import { areShortcutsOn, listShortcut } from '../../../shared/hooks/keyboard.ts'
import { useLatest } from '../../../shared/hooks/useLatest.ts'
import CallState from './CallState.tsx'
import { BarButton } from './controls.tsx'
import Devices from './Devices.tsx'
import Keypad from './Keypad.tsx'

const keys = { end: 'Alt+Shift+E', mute: 'Alt+Shift+M' }

/** The current call: the person, its state, and the controls. */
export default function OpenCall({ call }: { call: CurrentCall }) {
  const { t } = useTranslation('calls')
  const { phase, isMuted, isHeld, canHold } = call
  const isOn = phase !== 'ended'
  const isTalking = phase === 'talking'

  // Two modifiers are used so that the keys also work in fields and dialogs, where users take notes during a call.
  const onKey = useLatest((event: KeyboardEvent) => {
    if (!isOn || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || !areShortcutsOn()) return
    if (event.code === 'KeyE') hangUp()
    else if (event.code === 'KeyM') setMuted(!isMuted)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onKey])
  useEffect(() => {
    const forget = [
      listShortcut({ keys: keys.end, label: t('bar.end') }),
      listShortcut({ keys: keys.mute, label: t('bar.mute') }),
    ]
    return () => {
      for (const one of forget) one()
    }
  }, [t])

  return (
    <Flex
      data-call={phase}
      wrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap="4"
      rowGap="1"
      maxWidth="100%"
      paddingBlock="1.5"
      paddingInline="3"
      bg="inverted"
      color="inverted.fg"
      borderRadius="10px"
      boxShadow="float"
    >
      <CallState call={call} />
      {isOn && (
        <Flex alignItems="center" gap="1" wrap="wrap" justifyContent="center">
          <BarButton
            aria-pressed={isMuted}
            aria-keyshortcuts={keys.mute}
            title={`${t('bar.mute')} (${keys.mute})`}
            onClick={() => setMuted(!isMuted)}
          >
            {isMuted ? <MicOff size={16} aria-hidden /> : <Mic size={16} aria-hidden />}
            {t('bar.mute')}
          </BarButton>
          {isTalking && <Keypad />}
          {isTalking && canHold && (
            <BarButton aria-pressed={isHeld} onClick={() => void setHeld(!isHeld)}>
              {isHeld ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
              {t('bar.hold')}
            </BarButton>
          )}
          <Devices />
          <Box as="span" width="1" hideBelow="sm" />
          <BarButton kind="end" aria-keyshortcuts={keys.end} title={`${t('bar.end')} (${keys.end})`} onClick={hangUp}>
            <PhoneOff size={16} aria-hidden />
            {t('bar.end')}
          </BarButton>
        </Flex>
      )}
    </Flex>
  )
}
