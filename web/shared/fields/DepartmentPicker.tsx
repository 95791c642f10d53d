/**
 * Form fields for departments of the company, with a tree that is loaded when it is opened.
 *
 *   <DepartmentPicker control={control} name="department" label={t('department')} isRequired />
 *   <DepartmentsPicker control={control} name="departments" label={t('departments')} />
 *
 * The form value is a PickedDepartment or null, or a list of them. Keys: the button opens the tree; type to search, ↓
 * goes into the tree, where arrows move, open and close, Home and End go to the ends, Enter or Space chooses, and Esc
 * closes.
 */
import { Box, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { Suspense, lazy, useState, type ComponentProps } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../ui/Button.tsx'
import { ErrorBoundary } from '../ui/ErrorState.tsx'
import { Popover } from '../ui/Popover.tsx'
import { Chip } from './Chip.tsx'
import { Field } from './Field.tsx'
import type { FieldProps } from './textFields.tsx'

const DepartmentTree = lazy(() => import('./DepartmentTree.tsx'))

/** The form value of a department. */
export interface PickedDepartment {
  /** The global id. */
  value: string
  /** The id in the services, for addresses. */
  databaseId: string
  label: string
}

interface Props<T extends FieldValues> extends FieldProps<T> {
  isRequired?: boolean
}

interface ButtonProps {
  label: string
  text: string
  chosen: readonly PickedDepartment[]
  isMany?: boolean
  aria: { id: string; 'aria-describedby': string | undefined }
  buttonRef: (element: HTMLElement | null) => void
  onTake: (department: PickedDepartment) => void
  onBlur: () => void
}

/** The tree in a panel, with its own loading state and error. */
export function TreePanel(props: ComponentProps<typeof DepartmentTree>) {
  const { t } = useTranslation('shared')
  const [attempt, setAttempt] = useState(0)
  return (
    <ErrorBoundary title={t('loadFailed')} resetKey={String(attempt)} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense
        fallback={
          <Box role="status" padding="2" color="fg.muted">
            {t('loading')}
          </Box>
        }
      >
        <DepartmentTree {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function TreeButton({ label, text, chosen, isMany = false, aria, buttonRef, onTake, onBlur }: ButtonProps) {
  return (
    <Popover
      label={label}
      onOpenChange={(isOpen) => {
        if (!isOpen) onBlur()
      }}
      trigger={(props) => (
        <Button
          {...props}
          id={aria.id}
          aria-describedby={aria['aria-describedby']}
          aria-label={`${label}: ${text}`}
          ref={buttonRef}
          maxWidth="100%"
          overflow="hidden"
        >
          {text}
        </Button>
      )}
    >
      {(close) => (
        <TreePanel
          label={label}
          chosen={chosen}
          isMany={isMany}
          onTake={(department) => {
            onTake(department)
            if (!isMany) close()
          }}
        />
      )}
    </Popover>
  )
}

/** A picker for one department; the field's value is a PickedDepartment or null. */
export function DepartmentPicker<T extends FieldValues>({ control, name, label, hint, rules, isRequired }: Props<T>) {
  const { t } = useTranslation('shared')
  const { field, fieldState } = useController({
    control,
    name,
    rules: { ...rules, ...(isRequired && { required: t('required') }) },
  })
  const value = (field.value ?? null) as PickedDepartment | null
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={fieldState.error?.message}>
      {(aria) => (
        <Flex gap="1">
          <TreeButton
            aria={aria}
            label={label}
            text={value?.label ?? t('choose')}
            chosen={value ? [value] : []}
            buttonRef={field.ref}
            onBlur={field.onBlur}
            onTake={field.onChange}
          />
          {value && (
            <IconButton label={`${t('clear')}: ${label}`} onClick={() => field.onChange(null)}>
              <X size={14} aria-hidden />
            </IconButton>
          )}
        </Flex>
      )}
    </Field>
  )
}

/** A picker for several departments, each chosen individually; the field's value is a list of PickedDepartment. */
export function DepartmentsPicker<T extends FieldValues>({ control, name, label, hint, rules, isRequired }: Props<T>) {
  const { t } = useTranslation('shared')
  const validate = (list: readonly PickedDepartment[] | undefined) =>
    !isRequired || Boolean(list?.length) || t('required')
  const { field, fieldState } = useController({ control, name, rules: { ...rules, validate } })
  const values: readonly PickedDepartment[] = field.value ?? []
  const without = ({ value }: PickedDepartment) => values.filter((other) => other.value !== value)
  const toggle = (one: PickedDepartment) =>
    field.onChange(without(one).length < values.length ? without(one) : [...values, one])
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={fieldState.error?.message}>
      {(aria) => (
        <Flex wrap="wrap" gap="1" alignItems="center">
          {values.map((one) => (
            <Chip key={one.value} label={one.label} onRemove={() => field.onChange(without(one))} />
          ))}
          <TreeButton
            aria={aria}
            label={label}
            text={t('choose')}
            chosen={values}
            isMany
            buttonRef={field.ref}
            onBlur={field.onBlur}
            onTake={toggle}
          />
        </Flex>
      )}
    </Field>
  )
}
