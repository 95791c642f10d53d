import { Flex } from '@chakra-ui/react'
import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Popover } from '../ui/Popover.tsx'
import { Chip } from './Chip.tsx'
import { ChoiceList, type Option } from './ChoiceList.tsx'
import { Field } from './Field.tsx'
import type { FieldProps } from './textFields.tsx'

/** A choice of several options: the chosen ones as chips, the list in a panel. */
export function PickMany<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  rules,
  isRequired,
  options,
}: FieldProps<T> & { isRequired?: boolean; options: readonly Option[] }) {
  const { t } = useTranslation('shared')
  const validate = (list: readonly string[] | undefined) => !isRequired || Boolean(list?.length) || t('required')
  const { field, fieldState } = useController({ control, name, rules: { ...rules, validate } })
  const values: readonly string[] = field.value ?? []
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={fieldState.error?.message}>
      {(aria) => (
        <Flex wrap="wrap" gap="1" alignItems="center">
          {values.map((value) => (
            <Chip
              key={value}
              label={options.find((option) => option.value === value)?.label ?? value}
              onRemove={() => field.onChange(values.filter((other) => other !== value))}
            />
          ))}
          <Popover
            label={label}
            maxWidth="360px"
            trigger={(props) => (
              <Button
                {...props}
                id={aria.id}
                aria-describedby={aria['aria-describedby']}
                aria-label={`${t('choose')} ${label}`}
                ref={field.ref}
              >
                {t('choose')}
              </Button>
            )}
          >
            <ChoiceList label={label} options={options} values={values} onChange={field.onChange} />
          </Popover>
        </Flex>
      )}
    </Field>
  )
}
