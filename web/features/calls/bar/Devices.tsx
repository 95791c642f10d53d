import { Box } from '@chakra-ui/react'
import { Headphones } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { microphoneLevel, setDevice } from '../../../shared/calls/callStore.ts'
import { chosenDevices } from '../../../shared/calls/phone/devices.ts'
import { Field } from '../../../shared/fields/Field.tsx'
import { NativeSelect } from '../../../shared/fields/controls.tsx'
import { Popover } from '../../../shared/ui/Popover.tsx'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { BarButton } from './controls.tsx'

const kinds = { microphone: 'audioinput', speaker: 'audiooutput' } as const
type Kind = keyof typeof kinds

/** The microphone and speaker of the call, and whether the microphone picks up sound. */
export default function Devices() {
  const { t } = useTranslation('calls')
  return (
    <Popover
      label={t('bar.devices')}
      side="above"
      align="end"
      width="280px"
      trigger={(props) => (
        <BarButton {...props} aria-label={t('bar.devices')} title={t('bar.devices')}>
          <Headphones size={16} aria-hidden />
        </BarButton>
      )}
    >
      <DeviceFields />
    </Popover>
  )
}

function DeviceFields() {
  const { t } = useTranslation('calls')
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])
  const [chosen, setChosen] = useState(chosenDevices)
  useEffect(() => {
    const read = () => void navigator.mediaDevices.enumerateDevices().then(setDevices, () => {})
    read()
    navigator.mediaDevices.addEventListener('devicechange', read)
    return () => navigator.mediaDevices.removeEventListener('devicechange', read)
  }, [])
  const choose = (kind: Kind, deviceId: string) => {
    setChosen((before) => ({ ...before, [kind]: deviceId }))
    setDevice(kind, deviceId).catch(() => toaster.error(t('bar.deviceFailed')))
  }
  const field = (kind: Kind) => {
    const found = devices.filter((device) => device.kind === kinds[kind] && device.deviceId)
    return (
      <Field label={t(`bar.${kind}`)}>
        {(aria) => (
          <NativeSelect
            {...aria}
            disabled={found.length === 0}
            value={chosen[kind] ?? found[0]?.deviceId ?? ''}
            onChange={(event) => choose(kind, event.target.value)}
          >
            {found.length === 0 && <option value="">{t('bar.standard')}</option>}
            {found.map((device) => (
              <option key={device.deviceId} value={device.deviceId}>
                {device.label || t('bar.standard')}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    )
  }
  return (
    <Box display="grid" gap="3">
      {field('microphone')}
      <LevelMeter />
      {field('speaker')}
    </Box>
  )
}

/** The microphone level, updated five times a second. */
function LevelMeter() {
  const { t } = useTranslation('calls')
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isOver = false
    const timer = setInterval(
      () =>
        void microphoneLevel().then(
          (level) => {
            // Loudness is perceived logarithmically: -60 dB is silence.
            const shown = level <= 0.001 ? 0 : 1 + Math.log10(level) / 3
            if (!isOver && bar.current) bar.current.style.transform = `scaleX(${shown.toFixed(2)})`
          },
          () => {},
        ),
      200,
    )
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [])
  return (
    <Box
      role="img"
      aria-label={t('bar.level')}
      title={t('bar.level')}
      height="6px"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box
        ref={bar}
        data-level=""
        height="100%"
        bg="status.green.fg"
        transformOrigin="0 50%"
        transform="scaleX(0)"
        transition="transform 150ms linear"
      />
    </Box>
  )
}
