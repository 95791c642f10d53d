import { Box, chakra } from '@chakra-ui/react'
import { Image as Icon, ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePicture, type PictureSource } from './usePicture.ts'

interface Props {
  source: PictureSource
  size: string
}

/** The picture of a record. It is hidden from assistive technology, because the name is shown beside it. */
export default function Picture({ source, size }: Props) {
  const { t } = useTranslation('images')
  const { url, isMissing, onError } = usePicture(source)
  return (
    <Box
      width={size}
      height={size}
      flexShrink={0}
      display="grid"
      placeItems="center"
      overflow="hidden"
      borderRadius="6px"
      border="1px solid"
      borderColor="border"
      bg="bg.subtle"
      color="fg.muted"
      title={isMissing ? t('missing') : undefined}
    >
      {url ? (
        <chakra.img src={url} alt="" width="100%" height="100%" objectFit="cover" onError={onError} />
      ) : isMissing ? (
        <ImageOff size={14} aria-hidden />
      ) : (
        source === null && <Icon size={14} aria-hidden />
      )}
    </Box>
  )
}
