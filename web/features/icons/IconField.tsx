import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { moduleIcons } from '../../../common/moduleIcons.ts'
import ModuleIcon from '../../shared/images/ModuleIcon.tsx'

export interface IconValues {
  name: string
  icon: string
}

const Choice = chakra('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '9',
    height: '9',
    borderRadius: '8px',
    border: '1px solid transparent',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusWithin: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '1px' },
    '&:has(input:checked)': { borderColor: 'accent', bg: 'bg.muted' },
  },
})

/** A choice among the product's icons; the arrow keys move from one to the next. */
export function IconField({ control }: { control: Control<IconValues> }) {
  const { t } = useTranslation(['icons', 'shared'])
  const { field, fieldState } = useController({
    control,
    name: 'icon',
    rules: { validate: (icon) => icon !== '' || t('required', { ns: 'shared' }) },
  })
  const id = useId()
  const error = fieldState.error?.message
  return (
    <Box
      role="radiogroup"
      aria-labelledby={id}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <chakra.span id={id} display="block" fontSize="12.5px" fontWeight="600" marginBlockEnd="1.5">
        {t('icon')}
        <span aria-hidden> *</span>
      </chakra.span>
      <Box display="flex" flexWrap="wrap" gap="1">
        {moduleIcons.map((name, at) => (
          <Choice key={name} title={name}>
            <input
              className="visually-hidden"
              type="radio"
              name={field.name}
              value={name}
              aria-label={name}
              checked={field.value === name}
              ref={at === 0 ? field.ref : undefined}
              onChange={() => field.onChange(name)}
              onBlur={field.onBlur}
            />
            <ModuleIcon name={name} size={18} />
          </Choice>
        ))}
      </Box>
      {error && (
        <chakra.span
          id={`${id}-error`}
          role="alert"
          display="block"
          color="fg.error"
          fontSize="12px"
          marginBlockStart="1"
        >
          {error}
        </chakra.span>
      )}
    </Box>
  )
}
