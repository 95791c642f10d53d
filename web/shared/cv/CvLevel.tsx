import { useTranslation } from 'react-i18next'
import { scale, toScale } from './profile.ts'

/** A level on a scale of five: a bar of five steps, or five dots. */
export default function CvLevel({ kind, level }: { kind: 'bar' | 'dots'; level: number }) {
  const { t } = useTranslation('cv')
  const reached = toScale(level)
  return (
    <span className={`cv-${kind}`} role="img" aria-label={t('level', { replace: { level: reached, scale } })}>
      {Array.from({ length: scale }, (_, step) => (
        <i key={step} data-on={step < reached || undefined} />
      ))}
    </span>
  )
}
