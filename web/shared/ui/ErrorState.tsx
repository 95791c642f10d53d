import { Box, Flex, Text } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { errorText } from '../format/errorText.ts'
import { RequestError } from '../requestError.ts'

interface Props {
  error: unknown
  /** What failed, if the server sends no better text: 'Can not get list'. */
  title?: string
  onRetry?: () => void
}

/** The error message, the request's id, and a button to retry. */
export function ErrorState({ error, title, onRetry }: Props) {
  const { t } = useTranslation('shared')
  const request = error instanceof RequestError ? error : null
  if (request?.code === 'FORBIDDEN') return <EmptyState kind="forbidden" />
  const reason = request && errorText(request)
  return (
    <Box
      role="alert"
      display="grid"
      justifyItems="center"
      gap="2"
      paddingBlock="12"
      paddingInline="4"
      textAlign="center"
    >
      <Box color="status.red.fg">
        <CircleAlert size={28} aria-hidden />
      </Box>
      <Text fontWeight="600">{title ?? t('loadFailed')}</Text>
      {reason && (
        <Text color="fg.muted" maxWidth="60ch" overflowWrap="anywhere">
          {reason}
        </Text>
      )}
      {request?.requestId && (
        <Text color="fg.muted" fontSize="12px">
          {t('requestId', { replace: { id: request.requestId } })}
        </Text>
      )}
      {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
    </Box>
  )
}

/** A notice above data that is still shown because the server could not be reached for newer data. */
export function StillShown({ error, onRetry }: { error: RequestError; onRetry: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <Flex role="alert" alignItems="center" gap="3" color="status.red.fg">
      <CircleAlert size={16} aria-hidden />
      <Text>{errorText(error)}</Text>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Flex>
  )
}

/** A message in place of a part of a page that could not be loaded. */
export function PartFailed() {
  const { t } = useTranslation('shared')
  return <ErrorState error={null} title={t('partFailed')} />
}

interface BoundaryProps {
  children: ReactNode
  title?: string
  /** The error is reset when this changes: another record, other filters. */
  resetKey?: string
  onRetry?: () => void
  /** Content above the error state: the page's h1, if it is part of what failed. */
  heading?: ReactNode
  /** Replaces the error state, for parts that may be missing. */
  fallback?: ReactNode
  /** Content that is still shown while the server cannot be reached, below a line that says so. */
  kept?: ReactNode
}

/**
 * Limits a failure to one part of a screen. Errors other than those of requests are passed on to the page's boundary.
 */
export class ErrorBoundary extends Component<BoundaryProps, { error: unknown; resetKey?: string }> {
  override state: { error: unknown; resetKey?: string } = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: { error: unknown; resetKey?: string }) {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (!(error instanceof RequestError)) throw error
    if (this.props.fallback !== undefined) return this.props.fallback
    const retry = () => {
      this.props.onRetry?.()
      this.setState({ error: null })
    }
    if (error.isUnanswered && this.props.kept)
      return (
        <>
          <StillShown error={error} onRetry={retry} />
          {this.props.kept}
        </>
      )
    return (
      <>
        {this.props.heading}
        <ErrorState error={error} title={this.props.title} onRetry={retry} />
      </>
    )
  }
}
