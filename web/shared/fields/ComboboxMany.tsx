import { Flex } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Chip } from './Chip.tsx'
import type { Option } from './ChoiceList.tsx'
import { Combobox, foundIn, type Found } from './Combobox.tsx'

interface Props extends Pick<ComponentProps<typeof Combobox>, 'load' | 'placeholder' | 'inputRef' | 'onBlur' | 'aria'> {
  values: readonly Option[]
  onChange: (values: Option[]) => void
}

/**
 * A choice of several options: the chosen ones as chips, whatever is searched for, above a Combobox with the others.
 */
export function ComboboxMany({ values, onChange, load, ...rest }: Props) {
  const chosen = new Set(values.map(({ value }) => value))
  const others = async ({ options, next }: Found): Promise<Found> => {
    const left = options.filter(({ value }) => !chosen.has(value))
    if (left.length === 0 && next) return others(await next())
    return { options: left, next: next && (async () => others(await next())) }
  }
  return (
    <>
      {values.length > 0 && (
        <Flex wrap="wrap" gap="1" marginBlockEnd="1.5">
          {values.map((one) => (
            <Chip
              key={one.value}
              label={one.label}
              onRemove={() => onChange(values.filter((other) => other !== one))}
            />
          ))}
        </Flex>
      )}
      <Combobox
        {...rest}
        value={null}
        load={async (search) => others(foundIn(await load(search)))}
        onChange={(one) => {
          if (one) onChange([...values, one])
        }}
      />
    </>
  )
}
