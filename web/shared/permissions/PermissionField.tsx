import { Box, Flex } from '@chakra-ui/react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Choice, Input } from '../fields/controls.tsx'
import { Field } from '../fields/Field.tsx'
import { IconButton } from '../ui/Button.tsx'
import { StatusTag } from '../ui/StatusTag.tsx'
import { actionOf, foundIn, nameOf, shareOf, type Module } from './permissions.ts'

interface Props<T extends FieldValues> {
  control: Control<T>
  name: FieldPath<T>
  label: string
  modules: readonly Module[]
  /** The saved permissions. */
  before: readonly string[]
  /** Whether a permission may be changed at all. */
  maySwitch: (key: string) => boolean
}

/** The permissions of a role or a program by module, with a search; unsaved changes are marked. */
export function PermissionField<T extends FieldValues>({ control, name, label, modules, before, maySwitch }: Props<T>) {
  const { t, i18n } = useTranslation('permissions')
  const { field, fieldState } = useController({ control, name })
  const [search, setSearch] = useState('')
  const given = new Set((field.value ?? []) as readonly string[])
  const saved = new Set(before)
  const changed = [...new Set([...given, ...saved])].filter((key) => given.has(key) !== saved.has(key)).length
  const put = (keys: readonly string[], isOn: boolean) => {
    const open = keys.filter(maySwitch)
    field.onChange(isOn ? [...new Set([...given, ...open])] : [...given].filter((key) => !open.includes(key)))
  }
  const shown = foundIn(modules, search)
  return (
    <Field label={label} hint={t('keysHint')} error={fieldState.error?.message}>
      {(aria) => (
        <Box display="grid" gap="2">
          <Input
            {...aria}
            ref={field.ref}
            type="search"
            placeholder={t('searchKeys')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Box role="status" color="fg.muted" fontSize="12px">
            {t('given', { count: given.size })}
            {changed > 0 && ` · ${t('changed', { count: changed })}`}
          </Box>
          <Box border="1px solid" borderColor="border" borderRadius="8px" padding="1">
            {shown.map((module) => (
              <ModuleKeys
                key={module.module}
                module={nameOf(module, i18n.language)}
                isOff={module.isActive === false}
                keys={module.permissions}
                given={given}
                saved={saved}
                isFound={search.trim() !== ''}
                maySwitch={maySwitch}
                onPut={put}
              />
            ))}
            {shown.length === 0 && (
              <Box padding="2" color="fg.muted">
                {t(modules.length === 0 ? 'noModules' : 'noKeys')}
              </Box>
            )}
          </Box>
        </Box>
      )}
    </Field>
  )
}

interface ModuleProps {
  /** The name of the module. */
  module: string
  /** Whether the company has switched the module off. */
  isOff: boolean
  keys: readonly string[]
  given: ReadonlySet<string>
  saved: ReadonlySet<string>
  isFound: boolean
  maySwitch: (key: string) => boolean
  onPut: (keys: readonly string[], isOn: boolean) => void
}

function ModuleKeys({ module, isOff, keys, given, saved, isFound, maySwitch, onPut }: ModuleProps) {
  const { t } = useTranslation('permissions')
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isUnfolded || isFound
  const share = shareOf(keys, given)
  const open = keys.filter(maySwitch)
  const isChanged = keys.some((key) => given.has(key) !== saved.has(key))
  return (
    <Box role="group" aria-label={module}>
      <Flex alignItems="center" gap="1">
        <IconButton
          label={t(isOpen ? 'fold' : 'unfold', { replace: { module } })}
          aria-expanded={isOpen}
          onClick={() => setUnfolded(!isOpen)}
        >
          {isOpen ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
        </IconButton>
        <Choice flex="1" minWidth="0" fontWeight="600">
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = share === 'some'
            }}
            checked={share === 'all'}
            disabled={open.length === 0}
            // If only some are granted, the rest is granted first.
            onChange={() =>
              onPut(
                keys,
                open.some((key) => !given.has(key)),
              )
            }
          />
          <Box as="span" overflowWrap="anywhere">
            {module}
          </Box>
          <Box as="span" color="fg.muted" fontWeight="400">
            {t('share', { replace: { count: keys.filter((key) => given.has(key)).length, all: keys.length } })}
          </Box>
          {isOff && <StatusTag color="neutral">{t('isOff')}</StatusTag>}
          {isChanged && <StatusTag color="orange">{t('isChanged')}</StatusTag>}
        </Choice>
      </Flex>
      {isOpen && (
        <Box paddingInlineStart={{ base: '5', md: '9' }}>
          {keys.map((key) => (
            <Choice key={key}>
              <input
                type="checkbox"
                checked={given.has(key)}
                disabled={!maySwitch(key)}
                onChange={(event) => onPut([key], event.target.checked)}
              />
              <Box as="span" overflowWrap="anywhere">
                {actionOf(key)}
              </Box>
              {given.has(key) !== saved.has(key) && (
                <StatusTag color={given.has(key) ? 'green' : 'red'}>{t(given.has(key) ? 'isNew' : 'isGone')}</StatusTag>
              )}
            </Choice>
          ))}
        </Box>
      )}
    </Box>
  )
}
