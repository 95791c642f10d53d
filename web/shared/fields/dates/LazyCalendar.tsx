import { Box } from '@chakra-ui/react'
import { Suspense, lazy, type ComponentProps } from 'react'

const Calendar = lazy(() => import('./Calendar.tsx'))

/** The calendar, loaded when it is first opened; its space is reserved in the meantime. */
export function LazyCalendar(props: ComponentProps<typeof Calendar>) {
  return (
    <Suspense fallback={<Box width="266px" height="264px" aria-busy />}>
      <Calendar {...props} />
    </Suspense>
  )
}
