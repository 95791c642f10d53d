import { Box, Flex, chakra } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useController, useFieldArray, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { digitsOf } from '../../../../common/patterns.ts'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { Input } from '../../../shared/fields/controls.tsx'
import { findEmailError, findPhoneError, type TaskValues } from './taskValues.ts'

type ListName = 'phones' | 'emails'

interface Props {
  control: Control<TaskValues>
  name: ListName
}

const most = 20

/** Phones or e-mails, with an input each. The last one cannot be removed (001/5). */
export default function ContactLines({ control, name }: Props) {
  const { t } = useTranslation('dpsTasks')
  const { fields, append, remove } = useFieldArray({ control, name })
  return (
    <Box role="group" aria-label={t(`form.${name}`)} minWidth="0">
      <chakra.span display="block" fontSize="12.5px" fontWeight="600" marginBlockEnd="1.5">
        {t(`form.${name}`)}
        <span aria-hidden> *</span>
      </chakra.span>
      {fields.map((line, at) => (
        <Line
          key={line.id}
          control={control}
          name={name}
          at={at}
          onRemove={fields.length > 1 ? () => remove(at) : null}
        />
      ))}
      {fields.length < most && (
        <Button size="small" onClick={() => append({ value: '' })}>
          <Plus size={14} aria-hidden />
          {t(`form.add.${name}`)}
        </Button>
      )}
    </Box>
  )
}

function Line({ control, name, at, onRemove }: Props & { at: number; onRemove: (() => void) | null }) {
  const { t } = useTranslation(['dpsTasks', 'shared'])
  const isPhone = name === 'phones'
  const validate = (text: string) => {
    const complaint = isPhone ? findPhoneError(text) : findEmailError(text)
    return complaint === null || t(`wrong.${complaint}`)
  }
  const { field, fieldState } = useController({ control, name: `${name}.${at}.value`, rules: { validate } })
  const error = fieldState.error?.message
  const label = t('form.numbered', { replace: { name: t(isPhone ? 'form.phone' : 'form.email'), number: at + 1 } })
  const id = `${field.name}-error`
  return (
    <Box marginBlockEnd="1.5">
      <Flex gap="1" alignItems="center">
        <Input
          {...field}
          inputMode={isPhone ? 'numeric' : 'email'}
          autoComplete="off"
          maxLength={isPhone ? 50 : 250}
          aria-label={label}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          // Characters that are not digits are dropped, typed or pasted; full-width digits are converted.
          onChange={(event) => field.onChange(isPhone ? digitsOf(event.target.value) : event.target.value)}
        />
        {onRemove && (
          <IconButton label={t('remove', { ns: 'shared', replace: { name: label } })} onClick={onRemove}>
            <X size={14} aria-hidden />
          </IconButton>
        )}
      </Flex>
      {error && (
        <Box id={id} role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="1">
          {error}
        </Box>
      )}
    </Box>
  )
}
