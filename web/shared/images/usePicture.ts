import { useEffect, useState } from 'react'
import { useSession } from '../session/session.ts'

/** A path of the gateway, asked for with the session's token; or a file that was chosen and not sent yet. */
export type PictureSource = string | File | null

/** The address of a picture in memory, for as long as it is on the page; null while it is read, and `isMissing` when it cannot be shown. */
export function usePicture(source: PictureSource) {
  const { request } = useSession()
  const [shown, setShown] = useState<{ of: PictureSource; url: string | null } | null>(null)

  // An <img> sends no token: the picture is fetched.
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
  return {
    url: isRead ? shown.url : null,
    isMissing: isRead && shown.url === null,
    /** What was read is no picture. */
    onError: () => setShown({ of: source, url: null }),
  }
}
