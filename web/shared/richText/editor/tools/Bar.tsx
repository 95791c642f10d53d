import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Roving, useRoving } from './roving.ts'

/** The toolbar of the text with this id. */
export function Bar({ textId, children }: { textId: string; children: ReactNode }) {
  const { t } = useTranslation('richText')
  const { state, onKeyDown } = useRoving()
  return (
    <Roving value={state}>
      <div
        role="toolbar"
        aria-label={t('tools')}
        aria-controls={textId}
        // Tab reaches its buttons, not the bar itself.
        tabIndex={-1}
        className="rich-editor-tools"
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </Roving>
  )
}
