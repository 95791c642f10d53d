import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { modName, setShortcutsOn, usePageShortcuts, useShortcutsOn } from '../../shared/hooks/keyboard.ts'
import type { GroupedEntry } from '../shell/menu/menuEntries.ts'
import { Modal } from './Modal.tsx'

type Row = [keys: string, label: string]

/** All keyboard shortcuts that work on this page, and the switch to turn them off. */
export default function ShortcutSheet({ entries, onClose }: { entries: readonly GroupedEntry[]; onClose: () => void }) {
  const { t } = useTranslation(['keyboard', 'common'])
  const dialog = useRef<HTMLDialogElement>(null)
  const isOn = useShortcutsOn()
  const onPage = usePageShortcuts().map(({ keys, label }): Row => [keys, label])
  const parts: { title: string; rows: Row[] }[] = [
    {
      title: t('everywhere'),
      rows: [
        [`${modName} K`, t('palette')],
        ['?', t('sheet')],
        ['Esc', t('closeOverlay')],
      ],
    },
    { title: t('goTo'), rows: entries.flatMap(({ jump, label }): Row[] => (jump ? [[`g ${jump}`, label]] : [])) },
    { title: t('groups.page'), rows: onPage },
    {
      title: t('inLists'),
      rows: [
        ['j ↓', t('nextRow')],
        ['k ↑', t('previousRow')],
        ['Enter', t('openRow')],
        ['Space', t('selectRow')],
      ],
    },
  ]
  return (
    <Modal label={t('sheet')} dialogRef={dialog} onClose={onClose}>
      <div className="sheet-head">
        <h2>{t('sheet')}</h2>
        <button
          type="button"
          className="header-button"
          aria-label={t('close', { ns: 'common' })}
          onClick={() => dialog.current?.close()}
        >
          <X size={16} aria-hidden />
        </button>
      </div>
      <label className="sheet-switch">
        <input type="checkbox" checked={isOn} onChange={(event) => setShortcutsOn(event.target.checked)} />
        {t('useShortcuts')}
      </label>
      {/* The content scrolls on small screens, so the keyboard must be able to reach it. */}
      <div className="sheet-parts" data-off={!isOn} tabIndex={0} role="group" aria-label={t('sheet')}>
        {parts
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <dl>
                {rows.map(([keys, label]) => (
                  <div key={`${keys} ${label}`}>
                    <dt>{label}</dt>
                    <dd>
                      {keys.split(' ').map((key, index) => (
                        <kbd key={index}>{key}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
    </Modal>
  )
}
