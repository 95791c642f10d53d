import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FolderValues } from './folderValues.ts'

const Switch = chakra('input', {
  base: {
    appearance: 'none', position: 'relative', width: '36px', height: '20px', margin: '0', marginBlock: '2px', flexShrink: 0, borderRadius: 'full',
    bg: 'fg.muted', cursor: 'pointer',
    _before: {
      content: '""', position: 'absolute', insetBlockStart: '3px', insetInlineStart: '3px', width: '14px', height: '14px', borderRadius: 'full', bg: 'bg',
      transition: 'translate 120ms',
    },
    _checked: { bg: 'accent', _before: { translate: '16px 0' } },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
    '@media (prefers-reduced-motion: reduce)': { _before: { transition: 'none' } },
  },
})

/** Share with all: turned on, it clears the users and takes the choice of them away (000/5/29, 30). */
export function ShareAllSwitch({ control, onTurnedOn }: { control: Control<FolderValues>; onTurnedOn: () => void }) {
  const { t } = useTranslation('talentFolders')
  const id = useId()
  const { field: { value, onChange, ...input } } = useController({ control, name: 'isSharedWithAll' })
  return (
    <Box>
      <chakra.label display="flex" alignItems="center" gap="2.5" cursor="pointer" fontWeight="600" fontSize="12.5px" minHeight="6">
        <Switch
          {...input} type="checkbox" role="switch" checked={value} aria-checked={value} aria-describedby={id}
          onChange={(event) => {
            onChange(event.target.checked)
            if (event.target.checked) onTurnedOn()
          }}
        />
        {t('shareAll')}
      </chakra.label>
      <Box id={id} color="fg.muted" fontSize="12px" marginBlockStart="1">{t('shareAllHint')}</Box>
    </Box>
  )
}
