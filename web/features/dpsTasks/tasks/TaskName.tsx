import { chakra } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconButton } from '../../../shared/ui/Button.tsx'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { candidatePath } from '../paths.ts'

const Id = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    fontSize: '11.5px',
    lineHeight: '16px',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The beginning of an id is enough to tell two apart; copying copies all of it. */
const Begun = chakra('span', {
  base: { maxWidth: '13ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

interface Props {
  task: { readonly name: string; readonly candidate?: { readonly databaseId: string } | null }
  isLink: boolean
}

/** The name of a task's candidate above the id. */
export function TaskName({ task: { name, candidate }, isLink }: Props) {
  const id = candidate?.databaseId ?? ''
  const { t } = useTranslation('dpsTasks')
  const copy = () =>
    void navigator.clipboard.writeText(id).then(
      () => toaster.success(t('copied')),
      () => toaster.error(t('notCopied')),
    )
  return (
    <chakra.span display="block" paddingBlock="4px">
      {isLink ? (
        <Link to={candidatePath(id)} title={name}>
          {name || '—'}
        </Link>
      ) : (
        <span className="strong" title={name}>
          {name || '—'}
        </span>
      )}
      <Id>
        <Begun title={id}>{id}</Begun>
        <IconButton size="small" label={t('copyId', { replace: { name } })} hint={t('copy')} onClick={copy}>
          <Copy size={12} aria-hidden />
        </IconButton>
      </Id>
    </chakra.span>
  )
}
