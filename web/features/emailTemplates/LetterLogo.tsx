import { chakra } from '@chakra-ui/react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { usePicture } from '../../shared/images/usePicture.ts'
import type { LetterLogoQuery } from './__generated__/LetterLogoQuery.graphql.ts'

/** The company's logo as shown at the top of its mails; nothing if there is none. */
export default function LetterLogo() {
  const { viewer } = useLazyLoadQuery<LetterLogoQuery>(
    graphql`
    query LetterLogoQuery {
      viewer @catch(to: NULL) { company { name logoUrl } }
    }
  `,
    {},
  )
  const { url, onError } = usePicture(viewer?.company?.logoUrl ?? null)
  if (!url) return null
  return (
    <chakra.img
      src={url}
      alt={viewer?.company?.name ?? ''}
      onError={onError}
      height="40px"
      maxWidth="240px"
      marginBlockEnd="4"
    />
  )
}
