import { Box, Flex, chakra } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormState, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Select, TextField } from '../../fields/textFields.tsx'
import { joinedLanguages, maxLanguages, type ApproveValues } from './approveValues.ts'

/** Levels 1 to 5 (001/3). */
const levels = ['fundamental', 'limited', 'intermediate', 'advance', 'expert'] as const

/** Languages with their levels, as many as fit into 225 characters together. */
export default function LanguageRows({ control }: { control: Control<ApproveValues> }) {
  const { t } = useTranslation(['review', 'shared'])
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'languages',
    rules: {
      validate: (rows) =>
        joinedLanguages(rows as ApproveValues['languages']).length <= maxLanguages ||
        t('tooLong', { ns: 'shared', replace: { max: maxLanguages } }),
    },
  })
  const { errors } = useFormState({ control, name: 'languages' })
  const error = errors.languages?.root?.message ?? errors.languages?.message
  return (
    <Box role="group" aria-label={t('form.languages')}>
      <chakra.span display="block" fontSize="12.5px" fontWeight="600" marginBlockEnd="1.5">
        {t('form.languages')}
      </chakra.span>
      {fields.map((row, index) => (
        <Flex key={row.id} gap="2" alignItems="flex-start" marginBlockEnd="2">
          <Box flex="1">
            <TextField
              control={control}
              name={`languages.${index}.language`}
              label={t('form.language')}
              isRequired
              maxLength={maxLanguages}
            />
          </Box>
          <Box flex="1">
            <Select
              control={control}
              name={`languages.${index}.level`}
              label={t('form.level')}
              isRequired
              options={levels.map((level, index) => ({
                value: String(index + 1),
                label: `${index + 1} ${t(`levels.${level}`)}`,
              }))}
            />
          </Box>
          <Box paddingBlockStart="26px">
            <IconButton
              label={t('remove', {
                ns: 'shared',
                replace: { name: t('form.languageNumber', { replace: { number: index + 1 } }) },
              })}
              onClick={() => remove(index)}
            >
              <X size={14} aria-hidden />
            </IconButton>
          </Box>
        </Flex>
      ))}
      <Button size="small" onClick={() => append({ language: '', level: '3' })}>
        <Plus size={14} aria-hidden />
        {t('form.addLanguage')}
      </Button>
      {error && (
        <Box role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="1">
          {error}
        </Box>
      )}
    </Box>
  )
}
