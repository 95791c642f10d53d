import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  value: number
  levels: number
  symbol: 'Star' | 'Number'
  minLabel: string
  maxLabel: string
  onChange: (value: number) => void
}

/**
 * A rating with stars or numbers. It consists of radio buttons, so that arrows move; a click on the chosen one removes
 * the rating.
 */
export function Rate({ value, levels, symbol, minLabel, maxLabel, onChange }: Props) {
  const { t } = useTranslation('forms')
  const name = useId()
  return (
    <div className="rate" data-symbol={symbol}>
      {minLabel && <span className="rate-end">{minLabel}</span>}
      {Array.from({ length: levels }, (_level, at) => at + 1).map((level) => (
        <label
          key={level}
          data-on={(symbol === 'Star' && level <= value) || undefined}
          data-chosen={level === value || undefined}
        >
          <input
            type="radio"
            name={name}
            checked={level === value}
            aria-label={t('rating', { replace: { value: level, levels } })}
            onChange={() => onChange(level)}
            onClick={() => {
              if (level === value) onChange(0)
            }}
          />
          {symbol === 'Star' ? <Star size={20} aria-hidden /> : <span aria-hidden>{level}</span>}
        </label>
      ))}
      {maxLabel && <span className="rate-end">{maxLabel}</span>}
    </div>
  )
}
