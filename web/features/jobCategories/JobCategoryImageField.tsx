import { Box, Flex, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/Button.tsx'
import { FileDrop } from '../../shared/FileDrop.tsx'
import { accepted, imageFault } from './imageFile.ts'
import JobCategoryImage from './JobCategoryImage.tsx'

interface Props {
  /** The picture as it is, by its path, or a new one; null without one. */
  value: string | File | null
  /** What the server said about the picture that was sent. */
  error?: string
  onChange: (value: File | null) => void
}

/** The picture of the dialog: shown, chosen anew, taken away. A file that is no picture to take is refused at once. */
export default function JobCategoryImageField({ value, error, onChange }: Props) {
  const { t } = useTranslation('jobCategories')
  const [fault, setFault] = useState<'imageType' | 'imageSize' | null>(null)
  const choose = (file: File) => {
    const found = imageFault(file)
    setFault(found)
    if (!found) onChange(file)
  }
  return (
    <Box role="group" aria-label={t('image')}>
      <Box fontSize="12.5px" fontWeight="600" marginBlockEnd="1.5" aria-hidden>
        {t('image')}
      </Box>
      {value !== null && (
        <Flex alignItems="center" gap="3" marginBlockEnd="2" minWidth="0">
          <JobCategoryImage source={value} size="64px" />
          {value instanceof File && (
            <chakra.span minWidth="0" overflowWrap="anywhere" color="fg.muted">
              {value.name}
            </chakra.span>
          )}
          <Button
            marginInlineStart="auto"
            onClick={() => {
              setFault(null)
              onChange(null)
            }}
          >
            {t('removeImage')}
          </Button>
        </Flex>
      )}
      <FileDrop
        label={t('image')}
        accept={accepted}
        hint={t('imageHint')}
        error={fault ? t(fault) : error}
        onFile={choose}
      />
    </Box>
  )
}
