import { Box, Flex, chakra } from '@chakra-ui/react'
import { use, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../shared/format/dates.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Marked, Source } from '../../../shared/cvMarks/Marked.tsx'
import type { Mark } from '../../../shared/cvMarks/marks.ts'
import type { CandidateValues } from '../form/candidateValues.ts'
import { isBlank } from './extraction.ts'
import { formatEntry, OffersContext, type OfferedList, type OfferedValue } from './offers.ts'

interface OfferProps {
  /** The uncertain finding as a sentence. */
  text: string
  value: string
  mark: Mark | undefined
  take: string
  /** What the button does, for assistive technology. */
  label: string
  onTake: () => void
}

/** An uncertain finding with its source in the CV, and a button to accept it. */
function Offer({ text, value, mark, take, label, onTake }: OfferProps) {
  const { t } = useTranslation('candidateForms')
  return (
    <Flex alignItems="center" gap="1" marginBlockStart="1" fontSize="12.5px" color="fg.muted">
      <Box flex="1" minWidth="0" overflowWrap="anywhere" lineClamp={3}>
        {text}
      </Box>
      {mark && <Source mark={mark} text={t('cv.offerSource', { replace: { value } })} />}
      <Button size="small" aria-label={label} onClick={onTake}>
        {take}
      </Button>
    </Flex>
  )
}

/** Returns a value shortened for the name of a button. */
const brief = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text)

interface ValueProps {
  control: Control<CandidateValues>
  name: OfferedValue
}

/** The uncertain finding for an empty field. With news it is also offered for a field with a different value. */
function ValueOffer({ control, name }: ValueProps) {
  const { t } = useTranslation('candidateForms')
  const { offers, take, isNews = false } = use(OffersContext)
  const current = useWatch({ control, name })
  const offered = offers[name]
  if (!offered || offered === current || !(isBlank(current) || isNews)) return null
  const value =
    name === 'gender'
      ? t(`genders.${offered as CandidateValues['gender']}`)
      : name === 'birthday'
        ? formatDate(offered)
        : offered
  return (
    <Offer
      text={t('cv.offer', { replace: { value } })}
      value={brief(value)}
      mark={offers.marks[name]}
      take={t('cv.take')}
      label={t('cv.takeAs', { replace: { name: t(`fields.${name}`), value: brief(value) } })}
      onTake={() => take(name)}
    />
  )
}

/** A field of the form with its mark, and below it the CV's uncertain finding if the field is empty. */
export function CvField({ label, children, ...field }: ValueProps & { label: string; children: ReactNode }) {
  return (
    <Marked name={field.name} label={label}>
      {children}
      <ValueOffer {...field} />
    </Marked>
  )
}

interface ListProps {
  control: Control<CandidateValues>
  name: OfferedList
  /** The largest number of entries in the list. */
  most: number
}

/** Uncertain findings below a list, one line each. */
export function ListOffers({ control, name, most }: ListProps) {
  const { t } = useTranslation('candidateForms')
  const { offers, take } = use(OffersContext)
  const current = useWatch({ control, name })
  const offered = offers[name] ?? []
  if (offered.length === 0 || current.length >= most) return null
  const list = t(`fields.${name}`)
  return (
    <chakra.ul listStyleType="none" marginBlockEnd="2" aria-label={t('cv.offersOf', { replace: { name: list } })}>
      {offered.map((entry, at) => {
        const value = formatEntry(entry, t('cv.now'))
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may read alike
          <li key={at}>
            <Offer
              text={t(isBlank(current) ? 'cv.offer' : 'cv.offerMore', { replace: { value } })}
              value={brief(value)}
              mark={typeof entry === 'string' ? offers.marks[name] : Object.values(entry.marks ?? {})[0]}
              take={t('cv.addOffer')}
              label={t('cv.addAs', { replace: { name: list, value: brief(value) } })}
              onTake={() => take(name, at)}
            />
          </li>
        )
      })}
    </chakra.ul>
  )
}
