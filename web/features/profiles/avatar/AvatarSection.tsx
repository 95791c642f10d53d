import { Flex, Text } from '@chakra-ui/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import Picture from '../../../shared/images/Picture.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import type { AvatarSection_user$key } from './__generated__/AvatarSection_user.graphql.ts'
import type { AvatarSectionMutation } from './__generated__/AvatarSectionMutation.graphql.ts'

/** The crop dialog is loaded when a picture is chosen. */
const CropDialog = lazy(() => import('./CropDialog.tsx'))

/** The largest file to choose; the stored crop is small. */
const limit = 20 * 1_048_576
const types = ['image/jpeg', 'image/png']

/** The user's picture, which can be chosen, cropped and removed. */
export function AvatarSection({ user: key }: { user: AvatarSection_user$key }) {
  const { t } = useTranslation('profiles')
  const mayChange = useCan()('AvatarSectionMutation')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<'notPicture' | 'tooLarge' | null>(null)
  const { avatarUrl } = useFragment(
    graphql`
    fragment AvatarSection_user on User @throwOnFieldError { avatarUrl }
  `,
    key,
  )
  const [save, isSaving] = useAction<AvatarSectionMutation>(
    graphql`
    mutation AvatarSectionMutation($input: UpdateAvatarInput!) { updateAvatar(input: $input) { user { id avatarUrl } } }
  `,
    { success: t('pictureSaved') },
  )
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const found = !types.includes(chosen.type) ? 'notPicture' : chosen.size > limit ? 'tooLarge' : null
    setFault(found)
    if (!found) setFile(chosen)
  }
  // On failure the error has already been shown, and the user can choose again.
  const keep = (image: string | null) =>
    save({ input: { image } }).then(
      () => setFile(null),
      () => {},
    )
  return (
    <Flex gap="4" alignItems="center" wrap="wrap">
      <Picture source={avatarUrl ?? null} size="72px" />
      {mayChange && (
        <Flex gap="2" wrap="wrap">
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('avatar')}
            accept=".jpg,.jpeg,.png,image/jpeg,image/png"
            onChange={({ target }) => {
              choose(target.files?.[0])
              // Allows the same file to be chosen again.
              target.value = ''
            }}
          />
          <Button onClick={() => input.current?.click()}>{t('choosePicture')}</Button>
          {avatarUrl && (
            <ConfirmButton disabled={isSaving} onConfirm={() => void keep(null)}>
              {t('removePicture')}
            </ConfirmButton>
          )}
          <Text role="alert" color="status.red.fg" flexBasis="100%">
            {fault && t(fault)}
          </Text>
        </Flex>
      )}
      {file && (
        <Suspense>
          <CropDialog
            file={file}
            isSaving={isSaving}
            onClose={() => setFile(null)}
            onCut={(image) => void keep(image)}
          />
        </Suspense>
      )}
    </Flex>
  )
}
