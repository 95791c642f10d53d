import { Box, Flex, chakra } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useController, useFieldArray, useFormState, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { Input } from '../../../shared/fields/controls.tsx'
import { CvMark } from '../../../shared/cvMarks/Marked.tsx'
import { MarksContext } from '../../../shared/cvMarks/marks.ts'
import { ListOffers } from '../cv/Offered.tsx'
import type { CandidateValues } from '../form/candidateValues.ts'

type LinesName = 'phones' | 'emails' | 'messengers'

interface Props {
  control: Control<CandidateValues>
  name: LinesName
  label: string
  add: string
  /** The largest number of lines that the services accept. */
  most: number
  type?: 'tel' | 'email' | 'text'
  /** Returns the error of a line, or true. Blank lines are left out. */
  check: (text: string) => true | string
}

/** Several short texts with an input each, so that one can be corrected on its own. */
export function LinesField({ control, name, label, add, most, type = 'text', check }: Props) {
  const { t } = useTranslation(['candidateForms', 'shared'])
  const { fields, append, remove } = useFieldArray({ control, name })
  const { errors } = useFormState({ control, name })
  const error = errors[name]?.root?.message ?? errors[name]?.message
  return (
    <Box role="group" aria-label={label} minWidth="0">
      <chakra.span display="block" fontSize="12.5px" fontWeight="600" marginBlockEnd="1.5">
        {label}
      </chakra.span>
      {fields.map((line, at) => (
        <MarksContext key={line.id} value={line.marks ?? {}}>
          <Line
            control={control}
            place={`${name}.${at}.value`}
            label={t('numbered', { replace: { name: label, number: at + 1 } })}
            type={type}
            check={check}
            onRemove={() => remove(at)}
          />
        </MarksContext>
      ))}
      <ListOffers control={control} name={name} most={most} />
      {fields.length < most && (
        <Button size="small" onClick={() => append({ value: '' })}>
          <Plus size={14} aria-hidden />
          {add}
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

interface LineProps extends Pick<Props, 'control' | 'type' | 'check'> {
  place: `${LinesName}.${number}.value`
  label: string
  onRemove: () => void
}

function Line({ control, place, label, type, check, onRemove }: LineProps) {
  const { t } = useTranslation('shared')
  const { field, fieldState } = useController({
    control,
    name: place,
    rules: {
      validate: (text: string) =>
        !text.trim() || (text.length > 250 ? t('tooLong', { replace: { max: 250 } }) : check(text)),
    },
  })
  const error = fieldState.error?.message
  const id = `${place}-error`
  return (
    <Box marginBlockEnd="1.5">
      <Flex gap="1" alignItems="center">
        <Input
          {...field}
          type={type === 'email' ? 'text' : type}
          inputMode={type === 'text' ? undefined : type}
          autoComplete="off"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <CvMark name="value" label={label} isSmall />
        <IconButton label={t('remove', { replace: { name: label } })} onClick={onRemove}>
          <X size={14} aria-hidden />
        </IconButton>
      </Flex>
      {error && (
        <Box id={id} role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="1">
          {error}
        </Box>
      )}
    </Box>
  )
}
