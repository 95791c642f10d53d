import { Box, Flex, Text } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../shared/fields/textFields.tsx'
import { Button, IconButton } from '../../shared/ui/Button.tsx'

export interface ContactValues {
  value: { vietnameseName: string; englishName: string; phone: string; email: string }[]
}

const names = ['vietnameseName', 'englishName', 'phone', 'email'] as const

/** Returns the fields of the rows, by the names that the services use in errors. */
export const contactFields = (most: number) =>
  Object.fromEntries(
    Array.from({ length: most }, (_one, at) =>
      names.map((name) => [`value.contacts.${at}.${name}`, `value.${at}.${name}` as const] as const),
    ).flat(),
  )

interface Props {
  control: Control<ContactValues>
  hint: string
  most: number
}

/** The contact persons in their order, with a group of fields each. */
export function ContactRows({ control, hint, most }: Props) {
  const { t } = useTranslation('companySettings')
  const { fields, append, remove } = useFieldArray({ control, name: 'value' })
  return (
    <>
      <Text color="fg.muted" fontSize="12.5px">
        {hint}
      </Text>
      {fields.map(({ id }, at) => {
        const title = t('contact', { replace: { number: at + 1 } })
        return (
          <Box
            key={id}
            role="group"
            aria-label={title}
            border="1px solid"
            borderColor="border"
            borderRadius="10px"
            padding="3"
          >
            <Flex alignItems="center" justifyContent="space-between" marginBlockEnd="2">
              <Text fontWeight="600">{title}</Text>
              <IconButton
                size="small"
                label={t('removeContact', { replace: { number: at + 1 } })}
                onClick={() => remove(at)}
              >
                <Trash2 size={14} aria-hidden />
              </IconButton>
            </Flex>
            <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
              <TextField
                control={control}
                name={`value.${at}.vietnameseName`}
                label={t('vietnameseName')}
                isRequired
                maxLength={100}
              />
              <TextField
                control={control}
                name={`value.${at}.englishName`}
                label={t('englishName')}
                isRequired
                maxLength={100}
              />
              <TextField control={control} name={`value.${at}.phone`} label={t('phone')} isRequired maxLength={30} />
              <TextField control={control} name={`value.${at}.email`} label={t('email')} isRequired maxLength={250} />
            </Box>
          </Box>
        )
      })}
      {fields.length < most && (
        <Box>
          <Button size="small" onClick={() => append({ vietnameseName: '', englishName: '', phone: '', email: '' })}>
            <Plus size={14} aria-hidden />
            {t('addContact')}
          </Button>
        </Box>
      )}
    </>
  )
}
