import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { downloadPath } from '../files/streams.ts'
import { usePicture } from '../images/usePicture.ts'

/** A picture of the file store in rich text, as large as the available space. */
export function StoredPicture({ path, alt }: { path: string; alt: string }) {
  const { t } = useTranslation('richText')
  const { url, isMissing, onError } = usePicture(downloadPath('commonsFile', { path }))
  if (isMissing) {
    return (
      <span className="rich-text-missing" role="img" aria-label={alt || t('pictureMissing')}>
        <ImageOff size={16} aria-hidden />
        {t('pictureMissing')}
      </span>
    )
  }
  return url ? <img src={url} alt={alt} onError={onError} /> : <span className="rich-text-waiting" aria-busy />
}
