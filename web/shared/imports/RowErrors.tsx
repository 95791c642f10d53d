import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useWorded } from '../format/catalogue.ts'
import { formatCount } from '../format/numbers.ts'

/** Why a row was not taken. */
export interface RowError {
  /** 1 is the first below the header, 0 the file as a whole. */
  readonly row: number
  readonly message: string
  readonly messageDetails?: readonly { readonly code: string; readonly params: unknown }[]
}

interface Props {
  errors: readonly RowError[]
  /** How many rows have failed: more than are told of, perhaps. */
  count: number | null | undefined
  isOpen?: boolean
}

/** Why rows of a file were not taken; nothing where all were. */
export function RowErrors({ errors, count, isOpen = false }: Props) {
  const { t } = useTranslation('shared')
  const worded = useWorded()
  if (errors.length === 0) return null
  return (
    <details open={isOpen}>
      <chakra.summary cursor="pointer" color="status.red.fg" minHeight="6">
        {t('rowErrors')}
        {count != null && ` (${formatCount(count)})`}
      </chakra.summary>
      <chakra.ul
        paddingInlineStart="5"
        maxHeight="180px"
        overflow="auto"
        tabIndex={0}
        aria-label={t('rowErrors')}
        overflowWrap="anywhere"
      >
        {errors.map(({ row, message, messageDetails }) => (
          <li key={row}>
            {row > 0 && `${t('rowNumber', { replace: { row } })}: `}
            {worded(message, messageDetails)}
          </li>
        ))}
      </chakra.ul>
    </details>
  )
}
