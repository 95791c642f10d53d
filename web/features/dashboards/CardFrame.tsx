import { Box } from '@chakra-ui/react'
import { Component, lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import type { DashboardCard } from '../../shared/shell.ts'

/** A card with its heading. Its content is loaded separately, and a failure does not affect other cards. */
export default function CardFrame({ id, title, height = 148, load }: Omit<DashboardCard, 'preload'> & { id: string }) {
  const [attempt, setAttempt] = useState(0)
  // A retry loads a module again if it could not be loaded.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a try is what makes another one
  const Part = useMemo(() => lazy(load), [load, attempt])
  return (
    <Box
      as="section"
      aria-labelledby={id}
      padding="4"
      border="1px solid"
      borderColor="border"
      borderRadius="card"
      minHeight={`${height}px`}
      minWidth="0"
      css={{ '& a': { color: 'accent.fg', _hover: { textDecoration: 'underline' } } }}
    >
      <Box as="h2" id={id} fontWeight="600" marginBlockEnd="3">
        {title}
      </Box>
      <CardBoundary key={attempt} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense fallback={<Skeleton />}>
          <Part attempt={attempt} />
        </Suspense>
      </CardBoundary>
    </Box>
  )
}

function Skeleton() {
  const { t } = useTranslation('shared')
  return (
    <Box data-skeleton display="grid" gap="3">
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      {[88, 72, 80].map((width) => (
        <Box key={width} height="10px" borderRadius="5px" bg="bg.muted" width={`${width}%`} aria-hidden />
      ))}
    </Box>
  )
}

interface BoundaryProps {
  onRetry: () => void
  children: ReactNode
}

/** Catches all errors in a card, including those of its own code. */
class CardBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown failure') }
  }

  override componentDidCatch(error: unknown) {
    console.warn('A card of the landing page failed', error)
  }

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <ErrorState error={this.state.error} onRetry={this.props.onRetry} />
    )
  }
}
