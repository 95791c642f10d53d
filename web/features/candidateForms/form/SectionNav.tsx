import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { sectionId, type SectionName } from './Section.tsx'

interface Props {
  names: readonly SectionName[]
  /** Whether the CV is shown beside the form. Except on the widest screens there is then no room for the navigation. */
  isBesideCv: boolean
}

/** Links to the sections of the long form, shown beside them on wide screens. */
export function SectionNav({ names, isBesideCv }: Props) {
  const { t } = useTranslation('candidateForms')
  const go = (name: SectionName) => {
    const heading = document.getElementById(sectionId(name))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <Box
      as="nav"
      aria-label={t('sectionNav')}
      display={{ base: 'none', lg: isBesideCv ? 'none' : 'grid', '2xl': 'grid' }}
      position="sticky"
      top="4"
      alignSelf="start"
      width="168px"
      flexShrink={0}
      gap="0.5"
    >
      {names.map((name) => (
        <Button key={name} kind="quiet" justifyContent="flex-start" onClick={() => go(name)}>
          {t(`sections.${name}`)}
        </Button>
      ))}
    </Box>
  )
}
