import { Box, Flex } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import FilterChip from '../FilterChip.tsx'
import { Button } from '../Button.tsx'
import { ChoiceList } from '../fields/ChoiceList.tsx'
import { Input, Key } from '../fields/controls.tsx'
import { useShortcutsOn } from '../keyboard.ts'
import { useShortcut } from '../useShortcut.ts'
import DateFilter from './DateFilter.tsx'
import type { RowState, SetRowState } from './rowState.ts'
import { filterStatuses, statuses, type FilterStatus } from './statuses.ts'

interface Props {
  state: RowState
  set: SetRowState
  channels: readonly { databaseId: string; name: string }[]
  /** Search pressed: the rows are read again even when no filter has changed. */
  onSearch: () => void
  /** A filter that only this list has, behind the keyword. */
  children?: ReactNode
  /** Stands on the row of Search where the screen is 1,920 wide or more, and on a row of its own below that (001/2.5). */
  end?: ReactNode
}

/** All filters of a list of rows to review. Chips work at once; the keyword after a pause, with Enter or with Search. */
export default function RowFilters({ state, set, channels, onSearch, children, end }: Props) {
  const { t } = useTranslation('review')
  const [draft, setDraft] = useState({ text: state.keyword, of: state.keyword })
  // Back, a cleared filter or a link changes the address: the box follows.
  if (draft.of !== state.keyword) setDraft({ text: state.keyword, of: state.keyword })
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useShortcut('/', () => input.current?.focus(), t('search'))
  const hasShortcuts = useShortcutsOn()

  const apply = (text: string) => {
    clearTimeout(timer.current)
    if (text !== state.keyword) {
      setDraft({ text, of: text })
      set({ keyword: text, page: 1 }, { replace: true })
    }
  }
  const type = (text: string) => {
    setDraft({ text, of: state.keyword })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => apply(text), 400)
  }
  const nameOf = (id: string) => channels.find((channel) => channel.databaseId === id)?.name ?? '…'
  return (
    <Flex
      as="form"
      role="search"
      aria-label={t('filters')}
      gap="2"
      flexWrap="wrap"
      alignItems="center"
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.text === state.keyword && state.page === 1) onSearch()
        else set({ keyword: draft.text, page: 1 }, { replace: true })
        clearTimeout(timer.current)
      }}
    >
      <Box position="relative" flex="1 1 210px" maxWidth={{ base: '100%', md: '260px' }}>
        <Box position="absolute" insetInlineStart="2.5" top="8px" color="fg.muted" pointerEvents="none">
          <Search size={16} aria-hidden />
        </Box>
        <Input
          ref={input}
          type="search"
          value={draft.text}
          maxLength={200}
          paddingInline="8"
          aria-label={t('keyword')}
          placeholder={t('keyword')}
          aria-keyshortcuts={hasShortcuts ? '/' : undefined}
          title={hasShortcuts ? `${t('keyword')} (/)` : undefined}
          onChange={(event) => type(event.target.value)}
        />
        {hasShortcuts && draft.text === '' && (
          <Key position="absolute" insetInlineEnd="2" top="6px" aria-hidden pointerEvents="none">
            /
          </Key>
        )}
      </Box>
      {children}
      <FilterChip
        label={t('columns.status')}
        isSet={state.status.length > 0}
        onClear={() => set({ status: [], page: 1 })}
        value={state.status.map((status) => t(`status.${statuses[status].text}`)).join(', ') || t('any')}
      >
        <ChoiceList
          label={t('columns.status')}
          values={state.status}
          options={filterStatuses.map((value) => ({ value, label: t(`status.${statuses[value].text}`) }))}
          onChange={(values) => set({ status: values as FilterStatus[], page: 1 })}
        />
      </FilterChip>
      <DateFilter
        value={{ range: state.range, from: state.from, to: state.to }}
        onChange={(span) => set({ ...span, page: 1 })}
      />
      <FilterChip
        label={t('channels')}
        isSet={state.channels.length > 0}
        onClear={() => set({ channels: [], page: 1 })}
        value={state.channels.map(nameOf).join(', ') || t('any')}
      >
        <ChoiceList
          label={t('channels')}
          values={state.channels}
          options={channels.map((channel) => ({ value: channel.databaseId, label: channel.name }))}
          onChange={(values) => set({ channels: values, page: 1 })}
        />
      </FilterChip>
      <Button type="submit">{t('search')}</Button>
      {end && (
        <Box flexBasis="100%" css={{ '@media (min-width: 1920px)': { flexBasis: 'auto' } }}>
          {end}
        </Box>
      )}
    </Flex>
  )
}
