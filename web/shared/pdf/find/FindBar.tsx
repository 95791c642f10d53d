import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'
import { Input } from '../../fields/controls.tsx'
import { takeFocus } from '../focus.ts'
import type { Find } from './useFind.ts'

/** The search bar: the field, the number of matches, and the buttons for the next and previous one. */
export default function FindBar({ find, onClose }: { find: Find; onClose: () => void }) {
  const { t } = useTranslation(['pdf', 'shared'])
  const { typed, query, at, count, isSearching } = find
  const state = !query
    ? ''
    : count === 0
      ? isSearching
        ? t('searching', { ns: 'shared' })
        : t('noMatches', { ns: 'shared' })
      : t(isSearching ? 'foundSoFar' : 'found', { replace: { at, count } })
  return (
    <div role="search" className="viewer-find">
      <Input
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        value={typed}
        ref={takeFocus}
        maxLength={200}
        enterKeyHint="search"
        onChange={(event) => find.setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          find.step(event.shiftKey ? -1 : 1)
        }}
      />
      <span role="status">{state}</span>
      <IconButton label={t('findPrevious')} disabled={count === 0} onClick={() => find.step(-1)}>
        <ChevronUp size={16} aria-hidden />
      </IconButton>
      <IconButton label={t('findNext')} disabled={count === 0} onClick={() => find.step(1)}>
        <ChevronDown size={16} aria-hidden />
      </IconButton>
      <IconButton label={t('close', { ns: 'shared' })} onClick={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  )
}
