import { Box, Flex, Grid, chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useFieldArray, useFormState, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isLowerCase } from '../../../../common/patterns.ts'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { Select, TextField } from '../../../shared/fields/textFields.tsx'
import { newField, type FolderValues } from './folderValues.ts'

const types = ['TEXT', 'DATE', 'NUMBER'] as const

/** The columns of the folder's files, in order: the name in the header, the display name, and the type. */
export default function ConfigRows({ control }: { control: Control<FolderValues> }) {
  const { t } = useTranslation(['verifications', 'shared'])
  const { fields, append, remove, move } = useFieldArray({ control, name: 'fields' })
  const { errors } = useFormState({ control, name: 'fields' })
  const error = errors.fields?.root?.message ?? errors.fields?.message
  const onlyLetters = (value: unknown) => value === '' || isLowerCase(String(value)) || t('folderForm.lowerCase')
  const isOnce = (value: unknown, values: FolderValues) =>
    !value || values.fields.filter(({ name }) => name === value).length < 2 || t('folderForm.twice')
  return (
    <Box role="group" aria-label={t('folderForm.config')}>
      <chakra.span display="block" fontSize="12.5px" fontWeight="600">
        {t('folderForm.config')}
      </chakra.span>
      <Box color="fg.muted" fontSize="12px" marginBlockEnd="2">
        {t('folderForm.configHint')}
      </Box>
      {fields.map((row, index) => {
        const name = t('folderForm.entry', { replace: { number: index + 1 } })
        return (
          <Flex
            key={row.id}
            role="group"
            aria-label={name}
            gap="2"
            alignItems="flex-start"
            marginBlockEnd="2"
            wrap={{ base: 'wrap', sm: 'nowrap' }}
          >
            <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr 110px' }} gap="2" flex="1" minWidth="0">
              <TextField
                control={control}
                name={`fields.${index}.name`}
                label={t('folderForm.fieldName')}
                isRequired
                maxLength={100}
                rules={{ validate: { letters: onlyLetters, once: isOnce } }}
              />
              <TextField
                control={control}
                name={`fields.${index}.displayName`}
                label={t('folderForm.displayName')}
                isRequired
                maxLength={250}
              />
              <Select
                control={control}
                name={`fields.${index}.type`}
                label={t('folderForm.type')}
                isRequired
                options={types.map((value) => ({ value, label: t(`folderForm.types.${value}`) }))}
              />
            </Grid>
            <Flex paddingBlockStart="26px">
              <IconButton
                label={t('folderForm.moveUp', { replace: { name } })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp size={14} aria-hidden />
              </IconButton>
              <IconButton
                label={t('folderForm.moveDown', { replace: { name } })}
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown size={14} aria-hidden />
              </IconButton>
              <IconButton label={t('remove', { ns: 'shared', replace: { name } })} onClick={() => remove(index)}>
                <X size={14} aria-hidden />
              </IconButton>
            </Flex>
          </Flex>
        )
      })}
      <Button size="small" onClick={() => append(newField)}>
        <Plus size={14} aria-hidden />
        {t('folderForm.addEntry')}
      </Button>
      {error && (
        <Box role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="1">
          {error}
        </Box>
      )}
    </Box>
  )
}
