import { useTranslation } from 'react-i18next'
import { StatusTag } from '../ui/StatusTag.tsx'
import { phaseColors, phaseKeys, resultColors, resultKeys, type CallPhase, type CallResult } from './words.ts'

/** The result of a call, or its phase while it is in progress. */
export default function CallResultTag({ phase, result }: { phase: CallPhase; result: CallResult | null | undefined }) {
  const { t } = useTranslation('calls')
  return result ? (
    <StatusTag color={resultColors[result]}>{t(`results.${resultKeys[result]}`)}</StatusTag>
  ) : (
    <StatusTag color={phaseColors[phase]}>{t(`phases.${phaseKeys[phase]}`)}</StatusTag>
  )
}
