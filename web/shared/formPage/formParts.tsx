import { Box, Flex, Grid, Heading, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'

/** A form that fills a page. Its bar of buttons must not cover the focused field. */
export const PageForm = chakra('form', {
  base: { maxWidth: '960px', '& :is(input, select, button)': { scrollMarginBlock: '80px' } },
})

/** A field that takes all columns of its section. */
export const WideField = chakra('div', { base: { gridColumn: '1 / -1' } })

/** A group of fields under a heading; in two columns where there is room, unless the fields are wide. */
export function FormSection({
  title,
  hint,
  isWide = false,
  children,
}: {
  title: string
  hint?: string
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <Box
      as="section"
      aria-label={title}
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      bg="bg"
      padding={{ base: '3', md: '4' }}
      marginBlockEnd="4"
    >
      <Heading as="h2" fontSize="14px" lineHeight="20px" fontWeight="600" marginBlockEnd={hint ? '1' : '3'}>
        {title}
      </Heading>
      {hint && (
        <Box color="fg.muted" fontSize="12.5px" marginBlockEnd="3">
          {hint}
        </Box>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: isWide ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))' }}
        columnGap="4"
        rowGap="4"
        alignItems="start"
      >
        {children}
      </Grid>
    </Box>
  )
}

/** The bar below the form, with the buttons to cancel and to save. */
export function FormButtons({ isSending, onCancel }: { isSending: boolean; onCancel: () => void }) {
  const { t } = useTranslation(['list', 'shared'])
  return (
    <Flex
      position="sticky"
      insetBlockEnd="0"
      zIndex={10}
      justifyContent="space-between"
      gap="2"
      paddingBlock="3"
      bg="bg"
      borderBlockStart="1px solid"
      borderColor="border"
    >
      <Button onClick={onCancel}>{t('cancel', { ns: 'shared' })}</Button>
      <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
        {t('save')}
      </Button>
    </Flex>
  )
}
