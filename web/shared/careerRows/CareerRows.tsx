import { Box, Flex, Grid, chakra } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray, useFormState, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Marked } from '../cvMarks/Marked.tsx'
import { MarksContext } from '../cvMarks/marks.ts'
import { Select, TextField } from '../fields/textFields.tsx'
import { Button, IconButton } from '../ui/Button.tsx'
import { joinedLanguages, maxLanguages, mostRows, type CareerValues, type LanguageRow } from './careerValues.ts'

/** 0 means not specified; then the five levels of the specification (001/3). */
const levels = ['notSaid', 'fundamental', 'limited', 'intermediate', 'advance', 'expert'] as const
const empty = { languages: { language: '', level: '3' }, experiences: { companyName: '', position: '' } }

interface Props {
  control: Control<CareerValues>
}

/** Fields for languages with their levels, as many as fit into 225 characters together (D-88). */
export function LanguageRows({ control }: Props) {
  const { t } = useTranslation('careerRows')
  return (
    <Rows control={control} name="languages">
      {(at) => (
        <>
          <Marked name="language" label={t('language')}>
            <TextField
              control={control}
              name={`languages.${at}.language`}
              label={t('language')}
              isRequired
              maxLength={maxLanguages}
            />
          </Marked>
          <Select
            control={control}
            name={`languages.${at}.level`}
            label={t('level')}
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

/** Fields for employers and positions. */
export function ExperienceRows({ control }: Props) {
  const { t } = useTranslation('careerRows')
  return (
    <Rows control={control} name="experiences">
      {(at) =>
        (['companyName', 'position'] as const).map((name) => (
          <Marked key={name} name={name} label={t(name)}>
            <TextField control={control} name={`experiences.${at}.${name}`} label={t(name)} maxLength={250} />
          </Marked>
        ))
      }
    </Rows>
  )
}

interface RowsProps extends Props {
  name: keyof typeof empty
  children: (at: number) => ReactNode
}

/** Rows of two fields that can be added and removed. */
function Rows({ control, name, children }: RowsProps) {
  const { t } = useTranslation(['careerRows', 'shared'])
  const validate = (rows: unknown) =>
    name !== 'languages' ||
    joinedLanguages(rows as LanguageRow[]).length <= maxLanguages ||
    t('tooLong', { ns: 'shared', replace: { max: maxLanguages } })
  const { fields, append, remove } = useFieldArray({ control, name, rules: { validate } })
  const { errors } = useFormState({ control, name })
  const error = errors[name]?.root?.message ?? errors[name]?.message
  return (
    <Box role="group" aria-label={t(name)}>
      <chakra.span display="block" fontSize="12.5px" fontWeight="600" marginBlockEnd="1.5">
        {t(name)}
      </chakra.span>
      {fields.map((row, at) => (
        <MarksContext key={row.id} value={row.marks ?? {}}>
          <Flex gap="2" alignItems="flex-start" marginBlockEnd="2">
            <Grid flex="1" minWidth="0" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2">
              {children(at)}
            </Grid>
            <Box paddingBlockStart="26px">
              <IconButton
                label={t('remove', {
                  ns: 'shared',
                  replace: { name: t('numbered', { replace: { name: t(`row.${name}`), number: at + 1 } }) },
                })}
                onClick={() => remove(at)}
              >
                <X size={14} aria-hidden />
              </IconButton>
            </Box>
          </Flex>
        </MarksContext>
      ))}
      {fields.length < mostRows[name] && (
        <Button size="small" onClick={() => append(empty[name])}>
          <Plus size={14} aria-hidden />
          {t(`add.${name}`)}
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
