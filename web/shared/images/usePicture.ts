import { useEffect, useState } from 'react'
import { useSession } from '../session/session.ts'

/** A path of the gateway, which is requested with the session's token, or a chosen file that has not been sent yet. */
export type PictureSource = string | File | null

/**
 * Returns the address of a picture in memory, while it is on the page. The address is null while the picture loads;
 * `isMissing` is true if it cannot be shown.
 */
export function usePicture(source: PictureSource) {
  const { request } = useSession()
  const [shown, setShown] = useState<{ of: PictureSource; url: string | null } | null>(null)

  // An <img> sends no token, so the picture is fetched.
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
    /** Reports that the loaded data is not a picture. */
    onError: () => setShown({ of: source, url: null }),
  }
}
