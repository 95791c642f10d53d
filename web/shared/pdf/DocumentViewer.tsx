import { Box } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { DocumentSource } from './source.ts'

const DocumentView = lazy(() => import('./DocumentView.tsx'))

export interface ViewerProps {
  /** The document; none shows 'No data'. */
  source: DocumentSource | null | undefined
  /** Name of the document: of its region, and of the file when it is downloaded. */
  name: string
  /** Lit wherever they stand, however they are written: the words of a filter. */
  words?: readonly string[]
  /** A text that a PDF opens at, in its search. */
  find?: string | undefined
  /** Gets what keeps the document from being shown, which the viewer then says itself. Without it the error is thrown. */
  onError?: (error: Error) => void
  /** Height that the viewer never goes below, in pixels: 700 unless said otherwise. */
  minHeight?: number
}

/**
 * Shows a document: the pages of a PDF, converted HTML in a closed frame, and a button to download anything else. It fills
 * the height of what is around it. Its code, and that of the PDF reader, come when the first document is shown.
 */
export function DocumentViewer({ source, minHeight = 700, ...rest }: ViewerProps) {
  if (!source) return <EmptyState kind="unused" />
  return (
    <Suspense fallback={<Box minHeight={`${minHeight}px`} height="100%" aria-busy="true" />}>
      <DocumentView source={source} minHeight={minHeight} {...rest} />
    </Suspense>
  )
}
