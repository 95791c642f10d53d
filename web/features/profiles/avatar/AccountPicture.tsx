import { chakra } from '@chakra-ui/react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { usePicture } from '../../../shared/images/usePicture.ts'
import type { AccountPictureQuery } from './__generated__/AccountPictureQuery.graphql.ts'

/** The user's picture in the account button; nothing if there is none, so that the initials show. */
export default function AccountPicture() {
  const { viewer } = useLazyLoadQuery<AccountPictureQuery>(
    graphql`
    query AccountPictureQuery { viewer { user { id avatarUrl } } }
  `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const { url, onError } = usePicture(viewer?.user?.avatarUrl ?? null)
  return url ? (
    <chakra.img src={url} alt="" width="28px" height="28px" borderRadius="full" objectFit="cover" onError={onError} />
  ) : null
}
