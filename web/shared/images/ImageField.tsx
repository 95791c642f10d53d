import { Box, Flex, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { FileDrop } from '../files/FileDrop.tsx'
import Picture from './Picture.tsx'

/** A picture must be smaller than this (000/5/26). */
const limit = 2 * 1_048_576

/** Returns the reason why a file is refused as a picture; null if it is accepted. */
function faultOf({ type, size }: File): 'wrongType' | 'tooLarge' | null {
  if (type !== 'image/jpeg' && type !== 'image/png') return 'wrongType'
  return size >= limit ? 'tooLarge' : null
}

/** The form value of a picture: the address of the stored one, or a chosen file. */
export type ImageValue = string | File | null

interface Props<V extends FieldValues> {
  control: Control<V>
  name: FieldPathByValue<V, ImageValue>
  /** The label of the picture; by default, image. */
  label?: string
  /** Called with the error text shown under the field for a refused file. */
  onFault?: (text: string) => void
}

/** The picture of a form, which can be replaced and removed. An unsuitable file is refused at once. */
export default function ImageField<V extends FieldValues>({ control, name, label: called, onFault }: Props<V>) {
  const { t } = useTranslation('images')
  const label = called ?? t('image')
  const {
    field: { value: given, onChange },
    fieldState: { error },
  } = useController({ control, name })
  const value = given as ImageValue
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>(null)
  const choose = (file: File) => {
    const found = faultOf(file)
    setFault(found)
    if (!found) onChange(file)
    else onFault?.(t(found))
  }
  return (
    <Box role="group" aria-label={label}>
      <Box fontSize="12.5px" fontWeight="600" marginBlockEnd="1.5" aria-hidden>
        {label}
      </Box>
      {value !== null && (
        <Flex alignItems="center" gap="3" marginBlockEnd="2" minWidth="0">
          <Picture source={value} size="64px" />
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
            {t('remove')}
          </Button>
        </Flex>
      )}
      {/* The accepted types only help the user to choose: dropped files bypass them. */}
      <FileDrop
        label={label}
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        hint={t('hint')}
        error={fault ? t(fault) : error?.message}
        onFile={choose}
      />
    </Box>
  )
}
