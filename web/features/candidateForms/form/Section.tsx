import { Box, Grid, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type en from '../en.ts'

export type SectionName = keyof (typeof en)['sections']
export const sectionId = (name: SectionName): string => `candidate-${name}`

/** A section of the form with its heading. */
export function Section({
  name,
  isWide = false,
  children,
}: {
  name: SectionName
  isWide?: boolean
  children: ReactNode
}) {
  const { t } = useTranslation('candidateForms')
  const id = sectionId(name)
  return (
    <Box
      as="section"
      aria-labelledby={id}
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      bg="bg"
      padding={{ base: '3', md: '4' }}
      marginBlockEnd="4"
    >
      <Heading
        as="h2"
        id={id}
        tabIndex={-1}
        outline="none"
        fontSize="14px"
        lineHeight="20px"
        fontWeight="600"
        marginBlockEnd="3"
        scrollMarginTop="16px"
      >
        {t(`sections.${name}`)}
      </Heading>
      {isWide ? (
        children
      ) : (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="4"
          rowGap="4"
          alignItems="start"
        >
          {children}
        </Grid>
      )}
    </Box>
  )
}
