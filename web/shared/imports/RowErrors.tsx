import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useLocaliseText } from '../format/catalogue.ts'
import { formatCount } from '../format/numbers.ts'

/** The reason why a row was refused. */
export interface RowError {
  /** 1 is the first row below the header, 0 the entire file. */
  readonly row: number
  readonly message: string
  readonly messageDetails?: readonly { readonly code: string; readonly params: unknown }[]
}

interface Props {
  errors: readonly RowError[]
  /** The number of failed rows, which may be larger than the list of errors. */
  count: number | null | undefined
  isOpen?: boolean
}

/** The reasons why rows of a file were refused; renders nothing if there are none. */
export function RowErrors({ errors, count, isOpen = false }: Props) {
  const { t } = useTranslation('shared')
  const worded = useLocaliseText()
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
