import { Box, Flex, chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../ui/Button.tsx'
import { NativeSelect } from '../fields/controls.tsx'
import { formatCount } from '../format/numbers.ts'
import { pagesShown } from './pages.ts'
import { pageSizes } from './pageSizes.ts'

export interface PagerChanges {
  sizes?: readonly number[]
  onPage: (page: number) => void
  onSize: (size: number) => void
}

export interface Total {
  totalCount: number
  isEstimate: boolean
}

interface Props extends PagerChanges {
  page: number
  size: number
  /** The number of rows on this page. */
  shown: number
  hasNext: boolean
  /** null until it is known. */
  total: Total | null
}

/**
 * The page numbers of a list, its range and its page size. While the total is unknown, it shows the pages that follow
 * from the rows.
 */
export function PagerBar({ page, size, shown, hasNext, total, sizes = pageSizes, onPage, onSize }: Props) {
  const { t } = useTranslation('shared')
  const before = (page - 1) * size
  const last = total ? Math.max(1, Math.ceil(total.totalCount / size)) : page + (hasNext ? 1 : 0)
  const range = {
    from: formatCount(shown === 0 ? 0 : before + 1),
    to: formatCount(shown === 0 ? 0 : before + shown),
    total: total ? formatCount(total.totalCount) : '…',
  }
  return (
    <Flex as="nav" aria-label={t('pagination')} alignItems="center" gap="1" flexWrap="wrap" paddingBlock="2">
      <Box
        role="status"
        aria-busy={total === null ? true : undefined}
        color="fg.muted"
        marginInlineEnd="auto"
        fontVariantNumeric="tabular-nums"
      >
        {t(total?.isEstimate ? 'rangeOfEstimate' : 'rangeOfTotal', { replace: range })}
      </Box>
      <IconButton label={t('previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      {pagesShown(page, last).map((number, index) =>
        number === null ? (
          <chakra.span key={`gap${index}`} paddingInline="1" color="fg.muted" aria-hidden>
            …
          </chakra.span>
        ) : (
          <Button
            key={number}
            kind="quiet"
            aria-label={t('pageNumber', { replace: { page: number } })}
            aria-current={number === page ? 'page' : undefined}
            minWidth="8"
            paddingInline="2"
            fontVariantNumeric="tabular-nums"
            onClick={() => {
              if (number !== page) onPage(number)
            }}
            css={{ '&[aria-current]': { bg: 'bg.muted', color: 'fg' } }}
          >
            {number}
          </Button>
        ),
      )}
      <IconButton label={t('nextPage')} disabled={!hasNext} onClick={() => onPage(page + 1)}>
        <ChevronRight size={16} aria-hidden />
      </IconButton>
      <NativeSelect
        aria-label={t('pageSize')}
        width="auto"
        marginInlineStart="2"
        value={size}
        onChange={(event) => onSize(Number(event.target.value))}
      >
        {sizes.map((choice) => (
          <option key={choice} value={choice}>
            {t('perPage', { replace: { size: choice } })}
          </option>
        ))}
      </NativeSelect>
    </Flex>
  )
}
