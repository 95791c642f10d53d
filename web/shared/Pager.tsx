import { Box, Flex, chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button, IconButton } from './Button.tsx'
import { formatCount } from './numbers.ts'
import { NativeSelect } from './fields/controls.tsx'
import { pagesShown } from './pages.ts'
import { pageSizes } from './pageSizes.ts'
import type { Pager_paging$key } from './__generated__/Pager_paging.graphql.ts'

interface Props {
  paging: Pager_paging$key
  sizes?: readonly number[]
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** Pages of a numbered list, its range and its page size. */
export function Pager({ paging, sizes = pageSizes, onPage, onSize }: Props) {
  const { t } = useTranslation('shared')
  const { page, size, totalCount, isEstimate } = useFragment(graphql`
    fragment Pager_paging on Paging { page size totalCount isEstimate }
  `, paging)
  const last = Math.max(1, Math.ceil(totalCount / size))
  const range = {
    from: formatCount(totalCount === 0 ? 0 : (page - 1) * size + 1),
    to: formatCount(Math.min(page * size, totalCount)),
    total: formatCount(totalCount),
  }
  return (
    <Flex as="nav" aria-label={t('pagination')} alignItems="center" gap="1" flexWrap="wrap" paddingBlock="2">
      <Box role="status" color="fg.muted" marginInlineEnd="auto" fontVariantNumeric="tabular-nums">
        {t(isEstimate ? 'rangeOfEstimate' : 'rangeOfTotal', { replace: range })}
      </Box>
      <IconButton label={t('previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)}><ChevronLeft size={16} aria-hidden /></IconButton>
      {pagesShown(page, last).map((shown, index) => shown === null
        ? <chakra.span key={`gap${index}`} paddingInline="1" color="fg.muted" aria-hidden>…</chakra.span>
        : (
          <Button
            key={shown} kind="quiet" aria-label={t('pageNumber', { replace: { page: shown } })} aria-current={shown === page ? 'page' : undefined}
            minWidth="8" paddingInline="2" fontVariantNumeric="tabular-nums" onClick={() => { if (shown !== page) onPage(shown) }}
            css={{ '&[aria-current]': { bg: 'bg.muted', color: 'fg' } }}
          >
            {shown}
          </Button>
        ))}
      <IconButton label={t('nextPage')} disabled={page >= last} onClick={() => onPage(page + 1)}><ChevronRight size={16} aria-hidden /></IconButton>
      <NativeSelect
        aria-label={t('pageSize')} width="auto" marginInlineStart="2" value={size} onChange={(event) => onSize(Number(event.target.value))}
      >
        {sizes.map((choice) => <option key={choice} value={choice}>{t('perPage', { replace: { size: choice } })}</option>)}
      </NativeSelect>
    </Flex>
  )
}
