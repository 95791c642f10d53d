import { Box, Flex, Grid, chakra } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormState, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { Select, TextField } from '../../../shared/fields/textFields.tsx'
import { joinedLanguages, maxLanguages, type TaskValues } from './taskValues.ts'

/** 0 says nothing; then the five levels of the specification (001/3). */
const levels = ['notSaid', 'fundamental', 'limited', 'intermediate', 'advance', 'expert'] as const
const empty = { languages: { language: '', level: '3' }, experiences: { companyName: '', position: '' } }

interface Props {
  control: Control<TaskValues>
}

/** Languages with their levels, as many as fit into 225 characters together (D-88). */
export function LanguageRows({ control }: Props) {
  const { t } = useTranslation('dpsTasks')
  return (
    <Rows control={control} name="languages" most={50}>
      {(at) => (
        <>
          <TextField
            control={control}
            name={`languages.${at}.language`}
            label={t('form.language')}
            isRequired
            maxLength={maxLanguages}
          />
          <Select
            control={control}
            name={`languages.${at}.level`}
            label={t('form.level')}
            isRequired
            options={levels.map((level, index) => ({
              value: String(index),
              label: index === 0 ? t('levels.notSaid') : `${index} ${t(`levels.${level}`)}`,
            }))}
          />
        </>
      )}
    </Rows>
  )
}

/** Places of work. */
export function ExperienceRows({ control }: Props) {
  const { t } = useTranslation('dpsTasks')
  return (
    <Rows control={control} name="experiences" most={100}>
      {(at) => (
        <>
          <TextField
            control={control}
            name={`experiences.${at}.companyName`}
            label={t('form.companyName')}
            maxLength={250}
          />
          <TextField control={control} name={`experiences.${at}.position`} label={t('form.position')} maxLength={250} />
        </>
      )}
    </Rows>
  )
}

interface RowsProps extends Props {
  name: keyof typeof empty
  most: number
  children: (at: number) => ReactNode
}

/** Rows of two fields that are added and taken away. */
function Rows({ control, name, most, children }: RowsProps) {
  const { t } = useTranslation(['dpsTasks', 'shared'])
  const validate = (rows: unknown) =>
    name !== 'languages' ||
    joinedLanguages(rows as TaskValues['languages']).length <= maxLanguages ||
    t('tooLong', { ns: 'shared', replace: { max: maxLanguages } })
  const { fields, append, remove } = useFieldArray({ control, name, rules: { validate } })
  const { errors } = useFormState({ control, name })
  const error = errors[name]?.root?.message ?? errors[name]?.message
  return (
    <Box role="group" aria-label={t(`form.${name}`)}>
      <chakra.span display="block" fontSize="12.5px" fontWeight="600" marginBlockEnd="1.5">
        {t(`form.${name}`)}
      </chakra.span>
      {fields.map((row, at) => (
        <Flex key={row.id} gap="2" alignItems="flex-start" marginBlockEnd="2">
          <Grid flex="1" minWidth="0" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2">
            {children(at)}
          </Grid>
          <Box paddingBlockStart="26px">
            <IconButton
              label={t('remove', {
                ns: 'shared',
                replace: { name: t('form.numbered', { replace: { name: t(`form.row.${name}`), number: at + 1 } }) },
              })}
              onClick={() => remove(at)}
            >
              <X size={14} aria-hidden />
            </IconButton>
          </Box>
        </Flex>
      ))}
      {fields.length < most && (
        <Button size="small" onClick={() => append(empty[name])}>
          <Plus size={14} aria-hidden />
          {t(`form.add.${name}`)}
        </Button>
      )}
      {error && (
        <Box role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="1">
          {error}
        </Box>
      )}
    </Box>
  )
}
