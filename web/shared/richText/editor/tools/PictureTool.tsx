import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureExtensions } from '../../../../../common/richText/kinds.ts'
import { ToolButton } from './ToolButton.tsx'

const accept = [...pictureExtensions.map((extension) => `.${extension}`), 'image/jpeg', 'image/png', 'image/gif'].join(
  ',',
)

/** Lets the user choose pictures to insert; they are checked when they are uploaded. */
export function PictureTool({
  isDisabled,
  onFiles,
}: {
  isDisabled: boolean
  onFiles: (files: readonly File[]) => void
}) {
  const { t } = useTranslation('richText')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton label={t('picture')} isOff={isDisabled} onClick={() => input.current?.click()}>
        <ImagePlus size={16} aria-hidden />
      </ToolButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={t('picture')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
