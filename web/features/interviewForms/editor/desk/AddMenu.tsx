import { Box } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../../shared/ui/Button.tsx'
import { Popover } from '../../../../shared/ui/Popover.tsx'
import { KindIcon } from '../fields/KindIcon.tsx'
import type { Kind } from '../kinds.ts'

interface Props {
  kinds: readonly Kind[]
  after: string
  onAdd: (kind: Kind) => void
}

/** A plus button with the kinds of fields; adds one after a card. */
export function AddMenu({ kinds, after, onAdd }: Props) {
  const { t } = useTranslation('interviewForms')
  const label = t('editor.addAfter', { replace: { name: after } })
  return (
    <Popover
      label={label}
      align="end"
      width="min(320px, calc(100vw - 32px))"
      trigger={(props) => (
        <IconButton {...props} size="small" label={label} hint={t('editor.add')}>
          <Plus size={14} aria-hidden />
        </IconButton>
      )}
    >
      {(close) => (
        <Box display="grid" gridTemplateColumns="1fr 1fr" gap="1">
          {kinds.map((kind) => (
            <Button
              key={kind}
              kind="quiet"
              justifyContent="flex-start"
              onClick={() => {
                close()
                onAdd(kind)
              }}
            >
              <KindIcon kind={kind} />
              {t(`kinds.${kind}`)}
            </Button>
          ))}
        </Box>
      )}
    </Popover>
  )
}
