import { Box, Flex } from '@chakra-ui/react'
import { SignalHigh, SignalLow, SignalMedium, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurrentCall } from '../../../shared/calls/currentCall.ts'
import { minutesAndSeconds } from '../../../shared/calls/duration.ts'

const quiet = 'color-mix(in srgb, var(--chakra-colors-inverted-fg) 76%, var(--chakra-colors-inverted))'
const signals = { good: SignalHigh, fair: SignalMedium, poor: SignalLow }

/** Returns the bar's text for the call, in the words of the specification; after the call, the reason why it ended. */
function useStateText({ phase, result }: CurrentCall): string {
  const { t } = useTranslation('calls')
  if (phase !== 'ended') return t(`phases.${phase}`)
  return !result || result === 'answered' ? t('phases.ended') : t(`results.${result}`)
}

function Timer({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return (
    <Box as="span" role="timer" fontVariantNumeric="tabular-nums">
      {minutesAndSeconds((now - since) / 1000)}
    </Box>
  )
}

/** Announces a text after a short delay: a live region that appears together with its text is not read out. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 100)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  )
}

/** The person called, the state of the call and the quality of its connection. */
export default function CallState({ call }: { call: CurrentCall }) {
  const { t } = useTranslation('calls')
  const {
    subject: { name },
    phone,
    phase,
    fault,
    talkingSince,
    quality,
    isSilent,
    isMicrophoneLost,
    isHeld,
  } = call
  const text = useStateText(call)
  const isTalking = phase === 'talking'
  const why = fault && t(`faults.${fault}`)
  const hint = isMicrophoneLost
    ? t('bar.microphoneLost')
    : isSilent
      ? t('bar.silent')
      : isTalking && quality === 'poor'
        ? t('bar.poor')
        : ''
  const Signal = signals[quality]
  return (
    <Flex alignItems="center" columnGap="3" rowGap="0" wrap="wrap" minWidth="0" justifyContent="center">
      <Flex alignItems="center" gap="2" minWidth="0" maxWidth="100%">
        <Box
          as="span"
          aria-hidden
          width="8px"
          height="8px"
          borderRadius="full"
          flexShrink={0}
          bg={isTalking ? '#30a46c' : phase === 'ended' ? '#8a8a98' : '#f59e0b'}
        />
        <Box
          as="strong"
          fontWeight="600"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
          minWidth="0"
          maxWidth="260px"
          title={name}
        >
          {name}
        </Box>
        <Box as="span" whiteSpace="nowrap" fontVariantNumeric="tabular-nums" style={{ color: quiet }}>
          {phone}
        </Box>
      </Flex>
      <Flex alignItems="center" gap="1.5" whiteSpace="nowrap">
        <span data-state="">{isHeld ? t('bar.held') : text}</span>
        {isTalking && talkingSince !== null && (
          <>
            <span aria-hidden>·</span>
            <Timer since={talkingSince} />
          </>
        )}
        {isTalking && (
          <Box as="span" role="img" aria-label={t(`quality.${quality}`)} title={t(`quality.${quality}`)}>
            <Signal size={16} aria-hidden />
          </Box>
        )}
      </Flex>
      {(why || hint) && (
        <Flex as="span" alignItems="center" gap="1.5">
          <TriangleAlert size={14} aria-hidden />
          {why || hint}
        </Flex>
      )}
      {/* The timer is not announced: it would be read out every second. */}
      <Announcement text={[`${name}: ${isHeld ? t('bar.held') : text}`, why || hint].filter(Boolean).join('. ')} />
    </Flex>
  )
}
