import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { setShortcutsOn, useShortcutsOn } from '../../shared/hooks/keyboard.ts'
import { colorModes, setColorMode, useColorMode } from '../theme/colorMode.ts'
import { showZone, useOwnZone } from '../../shared/session/timeZone.ts'
import { tellTimeZone } from '../session/tellTimeZone.ts'
import { languageNames, languages, setLanguage } from '../i18n.ts'
import { openOverlay } from '../keyboard/overlay.ts'

/** The settings that this browser stores for whoever uses it: language, colours, keyboard. */
export default function Preferences() {
  const { t, i18n } = useTranslation(['setting', 'common'])
  const mode = useColorMode()
  const isOn = useShortcutsOn()
  return (
    <div className="preferences">
      <h1 tabIndex={-1}>{t('preferences')}</h1>
      <Choices
        label={t('language')}
        choices={languages}
        chosen={i18n.language}
        onChoose={(language) => void setLanguage(language)}
      >
        {(language) => <span lang={language}>{languageNames[language]}</span>}
      </Choices>
      <Choices label={t('colours')} choices={colorModes} chosen={mode} onChoose={setColorMode}>
        {(choice) => t(choice, { ns: 'common' })}
      </Choices>
      <TimeZone />
      <fieldset>
        <legend>{t('keyboard')}</legend>
        <label>
          <input type="checkbox" checked={isOn} onChange={(event) => setShortcutsOn(event.target.checked)} />{' '}
          {t('useShortcuts')}
        </label>
        <button type="button" className="link" onClick={() => openOverlay('sheet')}>
          {t('showShortcuts')}
        </button>
      </fieldset>
    </div>
  )
}

/** The time zone in which interviews are shown and announced. */
function TimeZone() {
  const { t } = useTranslation('setting')
  const zone = useOwnZone()
  const id = useId()
  const zones = Intl.supportedValuesOf('timeZone')
  return (
    <div className="time-zone">
      <label htmlFor={id}>{t('timeZone')}</label>
      <select
        id={id}
        value={zone}
        onChange={({ target }) => {
          showZone(target.value)
          tellTimeZone(target.value)
        }}
      >
        {(zones.includes(zone) ? zones : [zone, ...zones]).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  )
}

interface Props<T extends string> {
  label: string
  choices: readonly T[]
  chosen: string
  onChoose: (choice: T) => void
  children: (choice: T) => ReactNode
}

function Choices<T extends string>({ label, choices, chosen, onChoose, children }: Props<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />{' '}
          {children(choice)}
        </label>
      ))}
    </fieldset>
  )
}
