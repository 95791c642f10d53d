import { Box, Flex, Text } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormState, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isEmail } from '../../../common/patterns.ts'
import { Select, TextField } from '../../shared/fields/textFields.tsx'
import { Button, IconButton } from '../../shared/ui/Button.tsx'
import { statuses } from './preload.ts'
import { useRequired } from './useRequired.ts'
import type { VendorValues } from './vendorValues.ts'

/** The largest number of addresses of a vendor. */
const most = 50

/** The addresses of a vendor, with a row each. */
export function EmailRows({ control }: { control: Control<VendorValues> }) {
  const { t } = useTranslation('vendors')
  const required = useRequired()
  const { fields, append, remove } = useFieldArray({ control, name: 'emails' })
  const { errors } = useFormState({ control, name: 'emails' })
  const isAddress = (value: unknown) =>
    isEmail(String(value).trim()) || t('notEmail', { replace: { label: t('email') } })
  const ofList = errors.emails?.message ?? errors.emails?.root?.message
  return (
    <Box role="group" aria-label={t('emails')} display="grid" gap="3">
      <Text fontSize="12.5px" fontWeight="600">
        {t('emails')}
      </Text>
      <Text fontSize="12.5px" color="fg.muted">
        {t('emailsHint')}
      </Text>
      {fields.map(({ id }, at) => (
        <Flex
          key={id}
          gap="2"
          alignItems="flex-start"
          role="group"
          aria-label={t('emailAt', { replace: { number: at + 1 } })}
        >
          <Box flex="1" minWidth="0">
            <TextField
              control={control}
              name={`emails.${at}.email`}
              label={t('email')}
              isRequired
              maxLength={250}
              rules={{ validate: { ...required(t('email')).validate, isAddress } }}
            />
          </Box>
          <Box width={{ base: '110px', md: '140px' }}>
            <Select
              control={control}
              name={`emails.${at}.status`}
              label={t('status')}
              isRequired
              rules={required(t('status'))}
              options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            />
          </Box>
          <Box paddingBlockStart="26px">
            <IconButton
              size="small"
              label={t('removeEmail', { replace: { number: at + 1 } })}
              onClick={() => remove(at)}
            >
              <Trash2 size={14} aria-hidden />
            </IconButton>
          </Box>
        </Flex>
      ))}
      {ofList && (
        <Text role="alert" color="status.red.fg" fontSize="12.5px">
          {ofList}
        </Text>
      )}
      {fields.length < most && (
        <Box>
          <Button size="small" onClick={() => append({ email: '', status: 'ACTIVE' })}>
            <Plus size={14} aria-hidden />
            {t('addEmail')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
