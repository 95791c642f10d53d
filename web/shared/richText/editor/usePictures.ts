import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Editor, Transforms } from 'slate'
import { pictureExtensions } from '../../../../common/richText/kinds.ts'
import { upload } from '../../files/streams.ts'
import { useSession } from '../../session/session.ts'
import { insertPicture } from './commands.ts'

/** The limit of the media service. */
const megabytes = 10

/**
 * Uploads pictures and inserts them where the cursor was; `status` is the progress, `fault` the error for refused
 * files.
 */
export function usePictures(editor: Editor) {
  const { t } = useTranslation('richText')
  const session = useSession()
  const [status, setStatus] = useState('')
  const [fault, setFault] = useState('')

  const faultOf = ({ name, size }: File): string | null => {
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
    if (!pictureExtensions.some((one) => one === extension)) return t('pictureWrong')
    return size > megabytes * 1_048_576 ? t('pictureTooLarge', { replace: { size: megabytes } }) : null
  }
  const add = async (files: readonly File[]) => {
    setFault('')
    const place = editor.selection ?? Editor.end(editor, [])
    // The text may change during the upload.
    const at = Editor.rangeRef(editor, Editor.range(editor, place))
    for (const file of files) {
      const found = faultOf(file)
      if (found) {
        setFault(found)
        continue
      }
      setStatus(t('pictureUploading', { replace: { name: file.name } }))
      try {
        const path = await upload(session, 'commonsUpload', { fields: {}, file })
        if (at.current) Transforms.select(editor, at.current)
        insertPicture(editor, path)
      } catch {
        setFault(t('pictureFailed', { replace: { name: file.name } }))
      }
    }
    at.unref()
    setStatus('')
  }
  return { add, status, fault }
}
