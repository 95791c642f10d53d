import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import type { KitFacts_kit$key } from './__generated__/KitFacts_kit.graphql.ts'

/** An interview kit of a stage: its title, length, form and focus. */
export function KitFacts({ kit: key }: { kit: KitFacts_kit$key }) {
  const { t } = useTranslation('workflows')
  const { title, minutes, form, focus } = useFragment(
    graphql`
    fragment KitFacts_kit on InterviewKit { title minutes form { name } focus }
  `,
    key,
  )
  return (
    <Box flex="1 1 180px" minWidth="0" overflowWrap="anywhere">
      <Box fontWeight="500">{title}</Box>
      <Box fontSize="12px" color="fg.muted">
        {[t('kits.length', { count: minutes }), form?.name, focus.join(', ')].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  )
}
