import { Box } from '@chakra-ui/react'
import { Grip } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { sendTone } from '../../../shared/calls/callStore.ts'
import { Popover } from '../../../shared/ui/Popover.tsx'
import { BarButton } from './controls.tsx'

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

/** A telephone keypad for the menus of the other side; typed keys are sent as well. */
export default function Keypad() {
  const { t } = useTranslation('calls')
  const [sent, setSent] = useState('')
  const send = (key: string) => {
    sendTone(key)
    setSent((before) => `${before}${key}`.slice(-20))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!keys.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    send(event.key)
  }
  return (
    <Popover
      label={t('bar.keypad')}
      side="above"
      align="end"
      minWidth="180px"
      onKeyDown={onKeyDown}
      trigger={(props) => (
        <BarButton {...props}>
          <Grip size={16} aria-hidden />
          {t('bar.keypad')}
        </BarButton>
      )}
    >
      <Box
        role="status"
        minHeight="6"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
        fontSize="16px"
        letterSpacing="0.1em"
        marginBlockEnd="2"
        overflow="hidden"
      >
        {sent}
      </Box>
      <Box display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="1">
        {keys.map((key) => (
          <Button
            key={key}
            height="10"
            fontSize="16px"
            aria-label={t(`keys.${key === '*' ? 'star' : key === '#' ? 'hash' : 'digit'}`, { replace: { key } })}
            onClick={() => send(key)}
          >
            {key}
          </Button>
        ))}
      </Box>
    </Popover>
  )
}
