import { useTranslation } from 'react-i18next'
import { StatusTag, type StatusColor } from '../ui/StatusTag.tsx'

const colors = {
  PLANNED: 'neutral',
  INVITED: 'blue',
  CONFIRMED: 'green',
  DONE: 'cyan',
  CANCELLED: 'red',
  NO_SHOW: 'orange',
} as const satisfies Record<string, StatusColor>

/** The state of an interview, in its colour. */
export function InterviewState({ state }: { state: keyof typeof colors }) {
  const { t } = useTranslation('interviewStates')
  return <StatusTag color={colors[state]}>{t(`states.${state}`)}</StatusTag>
}
