import { Box, Flex, chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

interface Props {
  label: string
  isRequired?: boolean
  error?: string
  hint?: string
  /** Content at the end of the line below the control: a counter. */
  aside?: ReactNode
  children: (control: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
    'aria-required': true | undefined
  }) => ReactNode
}

/** The label, control, hint and error of one field, linked to each other. */
export function Field({ label, isRequired, error, hint, aside, children }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Box minWidth="0">
      <chakra.label
        id={`${id}-label`}
        htmlFor={id}
        display="block"
        fontSize="12.5px"
        fontWeight="600"
        marginBlockEnd="1.5"
      >
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </chakra.label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': isRequired || undefined,
      })}
      <Flex
        justifyContent="space-between"
        gap="3"
        fontSize="12px"
        marginBlockStart={error || hint || aside ? '1' : '0'}
      >
        <Box minWidth="0">
          {hint && (
            <Box id={`${id}-hint`} color="fg.muted">
              {hint}
            </Box>
          )}
          {error && (
            <Box id={`${id}-error`} role="alert" color="status.red.fg">
              {error}
            </Box>
          )}
        </Box>
        {aside && (
          <Box color="fg.muted" fontVariantNumeric="tabular-nums" flexShrink={0}>
            {aside}
          </Box>
        )}
      </Flex>
    </Box>
  )
}
