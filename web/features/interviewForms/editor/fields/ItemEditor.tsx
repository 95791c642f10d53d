import { Box, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldKindOf, questionTypeOf, type FormField } from '../../../../../common/forms/fields.ts'
import { Drawer, DrawerBody } from '../../../../shared/ui/Drawer.tsx'
import { useMedia } from '../../../../shared/hooks/useMedia.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import type { Card } from '../draft/draft.ts'
import { KindIcon } from './KindIcon.tsx'
import { MemberInput } from './MemberInput.tsx'
import { membersOf } from './members.ts'

interface Props {
  card: Card | null
  /** The fields before this one. */
  earlier: readonly FormField[]
  /** Incremented when a card is opened for editing: the first input then receives the focus. */
  taken: number
  onChange: (members: FormField, group?: string) => void
  /** Called when typing has ended: the next change is a separate step. */
  onLeave: () => void
  onClose: () => void
}

/** The editor of the selected field: beside the cards, or over them if there is no room. */
export function ItemEditor({ card, earlier, taken, onChange, onLeave, onClose }: Props) {
  const { t } = useTranslation('interviewForms')
  const isWide = useMedia('(min-width: 1024px)')
  if (!isWide) {
    return (
      card && (
        <Drawer title={t('editor.itemTitle')} onClose={onClose}>
          <DrawerBody onBlur={onLeave}>
            <Members card={card} earlier={earlier} taken={taken} onChange={onChange} />
          </DrawerBody>
        </Drawer>
      )
    )
  }
  return (
    <Box
      as="section"
      aria-label={t('editor.itemTitle')}
      position="sticky"
      top="64px"
      maxHeight="calc(var(--page) - 144px)"
      overflow="auto"
      padding="4"
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      bg="bg.subtle"
      onBlur={onLeave}
      tabIndex={0}
    >
      {card ? (
        <Members card={card} earlier={earlier} taken={taken} onChange={onChange} />
      ) : (
        <Text color="fg.muted">{t('editor.selectItem')}</Text>
      )}
    </Box>
  )
}

function Members({
  card: { id, field },
  earlier,
  taken,
  onChange,
}: Pick<Props, 'earlier' | 'taken' | 'onChange'> & { card: Card }) {
  const { t } = useTranslation('interviewForms')
  const box = useRef<HTMLDivElement>(null)
  const kind = questionTypeOf(field) ?? fieldKindOf(field)
  useEffect(() => {
    const first = box.current?.querySelector<HTMLInputElement>('input')
    first?.focus({ preventScroll: true })
    first?.select()
  }, [taken])
  return (
    <Box ref={box} display="grid" gap="4">
      <Flex alignItems="center" gap="2" fontWeight="600">
        <KindIcon kind={kind} />
        {kind && t(`kinds.${kind}`)}
      </Flex>
      {membersOf(field).map((of) => (
        <MemberInput key={`${id} ${of.member}`} field={field} of={of} onChange={onChange} />
      ))}
      <ConditionEditor field={field} earlier={earlier} onChange={onChange} />
    </Box>
  )
}
