import { Box, chakra } from '@chakra-ui/react'
import { Image as Icon, ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/session.ts'

interface Props {
  /** Path of the gateway, asked for with the session's token; or a file that was chosen and not sent yet. */
  source: string | File | null
  size: string
}

/** The picture of a record. It says nothing that the name beside it does not, so assistive technology passes over it. */
export default function Picture({ source, size }: Props) {
  const { t } = useTranslation('images')
  const { request } = useSession()
  const [shown, setShown] = useState<{ of: typeof source; url: string | null } | null>(null)

  // An <img> sends no token: the picture is fetched, and shown from memory for as long as it is on the page.
  useEffect(() => {
    if (source === null) return
    const left = new AbortController()
    let url: string | null = null
    const read =
      source instanceof File
        ? Promise.resolve<Blob>(source)
        : request(source, { signal: left.signal }).then((answer) => answer.blob())
    read.then(
      (blob) => {
        if (left.signal.aborted) return
        url = URL.createObjectURL(blob)
        setShown({ of: source, url })
      },
      () => {
        if (!left.signal.aborted) setShown({ of: source, url: null })
      },
    )
    return () => {
      left.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [source, request])

  const isRead = source !== null && shown?.of === source
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
      title={isRead && !shown.url ? t('missing') : undefined}
    >
      {isRead && shown.url ? (
        <chakra.img
          src={shown.url}
          alt=""
          width="100%"
          height="100%"
          objectFit="cover"
          onError={() => setShown({ of: source, url: null })}
        />
      ) : isRead ? (
        <ImageOff size={14} aria-hidden />
      ) : (
        source === null && <Icon size={14} aria-hidden />
      )}
    </Box>
  )
}
