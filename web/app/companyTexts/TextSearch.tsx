import { Box, chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '../../../common/text.ts'
import { Input } from '../../shared/fields/controls.tsx'
import { Field } from '../../shared/fields/Field.tsx'

/** Nobody reads a longer list: the user types another search term. */
const most = 40

const Found = chakra('button', {
  base: {
    display: 'grid',
    width: '100%',
    padding: '2',
    textAlign: 'start',
    borderRadius: '6px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
  },
})

interface Props {
  /** The product's texts in the current language. */
  texts: ReadonlyMap<string, string>
  error: string | undefined
  onChoose: (key: string) => void
}

/** Finds a text of the interface by what the user reads on a page. */
export default function TextSearch({ texts, error, onChoose }: Props) {
  const { t } = useTranslation('companyTexts')
  const [typed, setTyped] = useState('')
  const found = useMemo(() => {
    const wanted = fold(typed).trim()
    if (wanted === '') return []
    const holds = [...texts].filter(([key, text]) => fold(text).includes(wanted) || key.toLowerCase().includes(wanted))
    // Exact matches come first, then texts that begin with the search term.
    const rank = ([, text]: [string, string]) => (fold(text) === wanted ? 0 : fold(text).startsWith(wanted) ? 1 : 2)
    return holds.toSorted((one, other) => rank(one) - rank(other) || one[1].length - other[1].length)
  }, [typed, texts])
  return (
    <>
      <Field label={t('find')} hint={t('findHint')} isRequired error={error}>
        {(aria) => <Input {...aria} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />}
      </Field>
      <Box role="status" color="fg.muted" fontSize="12.5px">
        {typed.trim() !== '' && t('found', { count: found.length })}
      </Box>
      <Box as="ul" listStyleType="none" aria-label={t('texts')} minHeight="240px">
        {found.slice(0, most).map(([key, text]) => (
          <li key={key}>
            <Found type="button" onClick={() => onChoose(key)}>
              <span>{text}</span>
              <Box as="span" color="fg.muted" fontSize="12px">
                {key}
              </Box>
            </Found>
          </li>
        ))}
      </Box>
    </>
  )
}
