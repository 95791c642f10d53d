import { Box } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hangUp } from '../../../shared/calls/callStore.ts'
import { barId, useCalls } from '../../../shared/calls/currentCall.ts'
import { useFocusBack } from './useFocusBack.ts'
import CallNote from './CallNote.tsx'
import OpenCall from './OpenCall.tsx'

let mounted = 0

/** Sets how much height the bar takes from the page; 0 gives the page its full height. */
const setHeight = (height: number) => document.documentElement.style.setProperty('--bar', `${height}px`)

/** The strip at the bottom: the current call, and ended calls whose outcome has not been recorded. */
export default function CallBar() {
  const { t } = useTranslation('calls')
  const { current, unnoted } = useCalls()
  const root = useRef<HTMLDivElement>(null)
  useFocusBack(root, current !== null)

  useEffect(() => {
    if (!root.current) return
    // Pages, drawers and toasts end above the bar.
    const watch = new ResizeObserver(([entry]) => setHeight(entry?.borderBoxSize[0]?.blockSize ?? 0))
    watch.observe(root.current)
    return () => {
      watch.disconnect()
      setHeight(0)
    }
  }, [])

  useEffect(() => {
    mounted++
    return () => {
      mounted--
      // After sign-out a call must not go on without a bar to end it.
      setTimeout(() => {
        if (mounted === 0) hangUp()
      })
    }
  }, [])

  return (
    <Box
      ref={root}
      id={barId}
      role="region"
      aria-label={t('bar.label')}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      justifyItems="center"
      gap="2"
      paddingBlock="2"
      paddingInline="2"
      bg="bg"
      color="fg"
      borderBlockStart="1px solid"
      borderColor="border"
    >
      {unnoted.map((call) => (
        <CallNote key={call.id} call={call} />
      ))}
      {current && <OpenCall call={current} />}
    </Box>
  )
}
