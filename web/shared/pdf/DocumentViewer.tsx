import { Box } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { DocumentSource } from './source.ts'

const DocumentView = lazy(() => import('./DocumentView.tsx'))

export interface ViewerProps {
  /** The document; without one, 'No data' is shown. */
  source: DocumentSource | null | undefined
  /** The name of the document, for its region and for the file when it is downloaded. */
  name: string
  /** Search terms that are highlighted wherever they occur, whatever their spelling: those of a filter. */
  words?: readonly string[]
  /** A text that a PDF is opened at, in its search. */
  find?: string | undefined
  /**
   * Receives the error if the document cannot be shown, which the viewer then shows itself. Without it the error is
   * thrown.
   */
  onError?: (error: Error) => void
  /** The minimum height of the viewer in pixels, 700 by default. */
  minHeight?: number
}

/**
 * Shows a document: the pages of a PDF, converted HTML in a sandboxed frame, and a button to download anything else. It
 * fills the height of its container. Its code and the PDF reader are loaded when the first document is shown.
 */
export function DocumentViewer({ source, minHeight = 700, ...rest }: ViewerProps) {
  if (!source) return <EmptyState kind="unused" />
  return (
    <Suspense fallback={<Box minHeight={`${minHeight}px`} height="100%" aria-busy="true" />}>
      <DocumentView source={source} minHeight={minHeight} {...rest} />
    </Suspense>
  )
}
