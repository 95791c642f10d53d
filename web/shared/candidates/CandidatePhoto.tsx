import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { initialsOf } from '../format/initials.ts'
import { usePicture } from '../images/usePicture.ts'
import type { CandidatePhoto_candidate$key } from './__generated__/CandidatePhoto_candidate.graphql.ts'

interface Props {
  candidate: CandidatePhoto_candidate$key
  size: string
}

/** The photo of a candidate, or their initials. Both are decorative, because the name is shown beside them. */
export default function CandidatePhoto({ candidate: key, size }: Props) {
  const { t } = useTranslation('images')
  const { name, photoUrl } = useFragment(
    graphql`
    fragment CandidatePhoto_candidate on Candidate { name photoUrl }
  `,
    key,
  )
  const { url, onError } = usePicture(photoUrl ?? null)
  return (
    <Box
      width={size}
      height={size}
      flexShrink={0}
      display="grid"
      placeItems="center"
      overflow="hidden"
      borderRadius="50%"
      bg="accent.subtle"
      color="accent.fg"
      fontWeight="600"
      className="no-print"
    >
      {url ? (
        <chakra.img
          src={url}
          alt={t('photoOf', { replace: { name } })}
          width="100%"
          height="100%"
          objectFit="cover"
          onError={onError}
        />
      ) : (
        <span aria-hidden>{initialsOf(name)}</span>
      )}
    </Box>
  )
}
