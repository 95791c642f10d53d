import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupedEntry } from '../shell/menu/menuEntries.ts'
import { useNavigate } from 'react-router'
import { matching } from './matches.ts'
import { Modal } from './Modal.tsx'
import { useFoundRecords } from './useFoundRecords.ts'
import { paletteGroups, usePaletteEntries, type ShownEntry } from './usePaletteEntries.ts'

interface Props {
  entries: readonly GroupedEntry[]
  onClose: () => void
}

/** The command palette: a text box over a list of screens, actions and recent records; accents do not matter. */
export default function Palette({ entries: screens, onClose }: Props) {
  const { t } = useTranslation('keyboard')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const all = usePaletteEntries(screens)
  const navigate = useNavigate()
  const records = useFoundRecords(typed)
  const local = matching(all, typed)
  // Records that were opened before are already among the recent ones.
  const recent = new Set(local.filter(({ group }) => group === 'recent').map(({ key }) => key))
  const found = [
    ...local,
    ...records.found
      .filter(({ key }) => !recent.has(key))
      .map(({ to, ...record }): ShownEntry => ({ ...record, group: 'found', run: () => void navigate(to) })),
  ]
  const groups = paletteGroups
    .map((group) => ({ group, members: found.filter((entry) => entry.group === group) }))
    .filter(({ members }) => members.length > 0)
  const shown = groups.flatMap(({ members }) => members)
  // When something is typed, the best match is selected, whatever group it is in.
  const [best] = found
  const index = at < 0 ? Math.max(0, shown.indexOf(best as ShownEntry)) : Math.min(at, shown.length - 1)
  const chosen = shown[index]

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.key])

  const choose = (entry: ShownEntry) => {
    // Returns the focus first, because the action may move it.
    dialog.current?.close()
    onClose()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && shown.length > 0) setAt((index + step + shown.length) % shown.length)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
  }
  const optionId = (entry: ShownEntry) => `${id}-${entry.key}`
  return (
    <Modal label={t('palette')} dialogRef={dialog} onClose={onClose}>
      <div className="palette-box">
        <Search size={16} aria-hidden />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-label={t('searchOrJump')}
          aria-activedescendant={chosen && optionId(chosen)}
          placeholder={t('searchOrJump')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(event.target.value.trim() ? -1 : 0)
          }}
        />
        <kbd aria-hidden>Esc</kbd>
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('palette')} className="palette-list" tabIndex={-1}>
        {groups.map(({ group, members }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} className="palette-heading">
              {t(`groups.${group}`)}
            </div>
            {members.map((entry) => (
              // The keyboard reaches options through the text box.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={entry.key}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === chosen}
                className="palette-option"
                onPointerMove={() => setAt(shown.indexOf(entry))}
                onClick={() => choose(entry)}
              >
                <span>{entry.label}</span>
                {entry.hint && <small>{entry.hint}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className="palette-none">{t(records.isFinding ? 'finding' : 'none')}</p>}
      <div className="visually-hidden" role="status">
        {typed && !records.isFinding && t('results', { count: shown.length })}
      </div>
    </Modal>
  )
}
