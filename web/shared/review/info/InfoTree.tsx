import { Box, Flex, chakra } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

const Tree = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '12.5px',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
    '& ul': { listStyle: 'none', margin: 0, paddingInlineStart: '5' },
    '& summary': {
      cursor: 'pointer',
      minHeight: '6',
      borderRadius: '4px',
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outline: '2px solid', outlineColor: 'accent' },
    },
    '& [data-name]': { color: 'accent.fg' },
    '& [data-kind=string]': { color: 'status.green.fg' },
    '& [data-kind=number], & [data-kind=boolean]': { color: 'status.blue.fg' },
    '& [data-kind=none]': { color: 'fg.muted' },
  },
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Text that is not JSON is shown as it is.
    return text
  }
}

/** What was submitted with a row, as a tree of JSON; branches open and close with Enter or the space bar. */
export default function InfoTree({ infoJson }: { infoJson: string | null | undefined }) {
  const { t } = useTranslation('review')
  const [note, setNote] = useState('')
  if (!infoJson) return <EmptyState kind="unused" />
  const value = parsed(infoJson)
  const copy = async () => {
    // Emptied first, so that a second copy is announced too.
    setNote('')
    try {
      await navigator.clipboard.writeText(typeof value === 'string' ? value : JSON.stringify(value, null, 2))
      setNote(t('info.copied'))
    } catch {
      setNote(t('info.copyFailed'))
    }
  }
  return (
    <Box as="section" aria-label={t('drawerTabs.info')}>
      <Flex alignItems="center" gap="2" marginBlockEnd="3">
        <Button size="small" onClick={() => void copy()}>
          <Copy size={14} aria-hidden />
          {t('info.copy')}
        </Button>
        <span role="status">{note}</span>
      </Flex>
      <Tree>
        <Branch value={value} />
      </Tree>
    </Box>
  )
}

function Branch({ name, value }: { name?: string; value: unknown }) {
  const label = name !== undefined && (
    <>
      <span data-name>{name}</span>:{' '}
    </>
  )
  if (typeof value !== 'object' || value === null) {
    return (
      <li>
        {label}
        <span data-kind={value === null ? 'none' : typeof value}>{JSON.stringify(value)}</span>
      </li>
    )
  }
  const entries = Object.entries(value)
  const size = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`
  return (
    <li>
      <details open>
        <summary>
          {label}
          <span data-kind="none">{size}</span>
        </summary>
        <ul>
          {entries.map(([key, item]) => (
            <Branch key={key} name={key} value={item} />
          ))}
        </ul>
      </details>
    </li>
  )
}
