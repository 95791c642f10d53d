import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/ui/Button.tsx'
import { FileDrop } from '../../../../shared/files/FileDrop.tsx'
import { dataUrlOf } from '../../../../shared/files/readFile.ts'

/** The size limit: a picture is part of the form's text, which has its own limit. */
const limit = 300 * 1024
const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** The picture of an Image field, which can be replaced and removed. */
export function ImageMember({ label, src, onChange }: { label: string; src: string; onChange: (src: string) => void }) {
  const { t } = useTranslation('interviewForms')
  const [fault, setFault] = useState<string>()
  const choose = async (file: File) => {
    if (!types.includes(file.type) || file.size > limit) return setFault(t('editor.imageFault'))
    setFault(undefined)
    await dataUrlOf(file).then(onChange, () => setFault(t('editor.imageFault')))
  }
  return (
    <div role="group" aria-label={label}>
      {src !== '' && (
        <>
          <chakra.img src={src} alt={label} maxHeight="120px" maxWidth="100%" borderRadius="8px" marginBlockEnd="2" />
          <Button size="small" marginBlockEnd="2" onClick={() => onChange('')}>
            {t('editor.removeImage')}
          </Button>
        </>
      )}
      <FileDrop
        label={label}
        accept={types.join(',')}
        hint={t('editor.imageHint')}
        error={fault}
        onFile={(file) => void choose(file)}
      />
    </div>
  )
}
