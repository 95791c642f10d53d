import { Box } from '@chakra-ui/react'
import { DocumentViewer } from '../pdf/DocumentViewer.tsx'

/** The document of an offer, as it was approved or as it would be now. */
export default function OfferDocument({ url, name }: { url: string; name: string }) {
  return (
    <Box height="520px">
      <DocumentViewer source={{ type: 'path', path: url }} name={name} minHeight={480} onError={() => {}} />
    </Box>
  )
}
