import { Box, Flex, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/Button.tsx'
import { FileDrop } from '../../shared/files/FileDrop.tsx'
import JobCategoryImage from './JobCategoryImage.tsx'
import type { CategoryValues } from './categoryValues.ts'

/** A picture must be smaller than this (000/5/26). */
const limit = 2 * 1_048_576

/** Why a file is no picture to take; null when it is one. */
function faultOf({ type, size }: File): 'imageType' | 'imageSize' | null {
  if (type !== 'image/jpeg' && type !== 'image/png') return 'imageType'
  return size >= limit ? 'imageSize' : null
}

/** The picture of the dialog: shown, chosen anew, taken away. A file that is no picture to take is refused at once. */
export default function JobCategoryImageField({ control }: { control: Control<CategoryValues> }) {
  const { t } = useTranslation('jobCategories')
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController({ control, name: 'image' })
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>(null)
  const choose = (file: File) => {
    const found = faultOf(file)
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
      {/* What it takes only helps to choose: dropped files pass it by. */}
      <FileDrop
        label={t('image')}
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        hint={t('imageHint')}
        error={fault ? t(fault) : error?.message}
        onFile={choose}
      />
    </Box>
  )
}
