import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    paddingInlineStart: '2',
    borderRadius: '6px',
    bg: 'bg.muted',
    fontSize: '12.5px',
    maxWidth: '100%',
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: '24px',
      height: '24px',
      color: 'fg.muted',
      cursor: 'pointer',
      borderRadius: '6px',
    },
    '& button:hover': { color: 'fg' },
    '& button:focus-visible': { outline: '2px solid var(--chakra-colors-accent)' },
  },
})

/** One chosen value that can be removed. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <Box>
      <span>{label}</span>
      <button type="button" aria-label={t('remove', { replace: { name: label } })} onClick={onRemove}>
        <X size={12} aria-hidden />
      </button>
    </Box>
  )
}
