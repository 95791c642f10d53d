import { Box, chakra } from '@chakra-ui/react'
import { ArrowLeft, ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { Input } from '../../../shared/fields/controls.tsx'
import { Popover } from '../../../shared/ui/Popover.tsx'
import { fold } from '../../../../common/text.ts'
import type { Condition } from './conditions.ts'
import FilterEditor from './FilterEditor.tsx'
import type { FilterField } from './useLookups.ts'

const Item = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    minHeight: '8',
    paddingInline: '2',
    borderRadius: '6px',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
  },
})

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

interface Props {
  fields: readonly FilterField[]
  onAdd: (condition: Condition) => void
}

/** Adds a filter: the field is chosen first, then the operator and value. */
export default function AddFilter({ fields, onAdd }: Props) {
  const { t } = useTranslation('candidates')
  return (
    <Popover
      label={t('addFilter')}
      trigger={(props) => (
        <Button {...props}>
          <ListFilter size={14} aria-hidden />
          {t('addFilter')}
        </Button>
      )}
    >
      {(close) => (
        <Steps
          fields={fields}
          onAdd={(condition) => {
            close()
            onAdd(condition)
          }}
        />
      )}
    </Popover>
  )
}

function Steps({ fields, onAdd }: Props) {
  const { t } = useTranslation(['candidates', 'shared'])
  const [search, setSearch] = useState('')
  const [field, setField] = useState<FilterField | null>(null)
  if (field) {
    return (
      <Box display="grid" gap="2">
        {/* Takes over the focus from the chosen field, so that the panel stays open. */}
        <Button kind="quiet" size="small" justifyContent="flex-start" ref={takeFocus} onClick={() => setField(null)}>
          <ArrowLeft size={14} aria-hidden />
          {field.label}
        </Button>
        <FilterEditor field={field} onApply={onAdd} />
      </Box>
    )
  }
  const shown = fields.filter(({ label }) => fold(label).includes(fold(search.trim())))
  const first = shown[0]
  return (
    <Box width="min(280px, calc(100vw - 64px))">
      <Input
        type="search"
        aria-label={t('findFilter')}
        placeholder={t('findFilter')}
        value={search}
        marginBlockEnd="2"
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (first) setField(first)
        }}
      />
      <Box maxHeight="320px" overflow="auto" role="group" aria-label={t('addFilter')}>
        {shown.map((one) => (
          <Item key={one.filter} type="button" onClick={() => setField(one)}>
            {one.label}
          </Item>
        ))}
        {!first && (
          <Box padding="2" color="fg.muted">
            {t('noMatches', { ns: 'shared' })}
          </Box>
        )}
      </Box>
    </Box>
  )
}
