import { Box, Flex, Text } from '@chakra-ui/react'
import { useSortable } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, Copy, GitBranch, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultAnswer } from '../../../../common/forms/answers.ts'
import { fieldKindOf, isSupported, questionTypeOf, takesAnswer, textOf } from '../../../../common/forms/fields.ts'
import { Button, IconButton } from '../../../shared/Button.tsx'
import { AnswerField } from '../../../shared/forms/AnswerField.tsx'
import { Display } from '../../../shared/forms/Display.tsx'
import { AddMenu, type Kind } from './AddMenu.tsx'
import type { Builder, Card } from './draft.ts'
import { KindIcon } from './KindIcon.tsx'

/** What days and times of an unanswered form show. */
const opened = new Date()

export interface CardActions {
  /** Behind a card; at the beginning when that one is null. */
  onAdd: (after: string | null, kind: Kind) => void
  onMove: (id: string, step: -1 | 1) => void
  onClone: (id: string) => void
  onEdit: (id: string) => void
  onDelete: (id: string) => void
}

interface Props extends CardActions {
  card: Card
  builder: Builder
  isFirst: boolean
  isLast: boolean
  isSelected: boolean
  /** What is wrong with it, in words; empty: nothing. */
  problem: string
  /** When it is shown, in words; empty: always. */
  condition: string
}

type Sortable = ReturnType<typeof useSortable>
type BodyProps = Props & Pick<Sortable, 'attributes' | 'listeners' | 'setActivatorNodeRef'>

/** One field on the desk: as it will look, with what can be done with it. Dragged by its handle. */
export const FieldCard = memo(function FieldCard(props: Props) {
  const { t } = useTranslation('interviewForms')
  const { id, field } = props.card
  const {
    attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging,
  } = useSortable({ id, attributes: { roleDescription: t('editor.drag') } })
  return (
    <li
      ref={setNodeRef} className="desk-card" data-card aria-label={textOf(field, 'title')} data-selected={props.isSelected || undefined} data-wrong={props.problem !== '' || undefined}
      data-dragging={isDragging || undefined} style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      <Body {...props} attributes={attributes} listeners={listeners} setActivatorNodeRef={setActivatorNodeRef} />
    </li>
  )
})

/** What stays as it is while cards move. */
const Body = memo(function Body({
  card: { id, field }, builder, isFirst, isLast, isSelected, problem, condition, attributes, listeners, setActivatorNodeRef, onAdd, onMove, onClone, onEdit, onDelete,
}: BodyProps) {
  const { t } = useTranslation('interviewForms')
  const kind = questionTypeOf(field) ?? fieldKindOf(field)
  const name = textOf(field, 'title')
  const named = (action: 'moveUp' | 'moveDown' | 'clone' | 'edit' | 'delete') => ({ size: 'small' as const, label: `${t(`editor.${action}`)}: ${name}`, hint: t(`editor.${action}`) })
  return (
    <>
      <Flex alignItems="center" gap="1" flexWrap="wrap" marginBlockEnd="2">
        <Button
          {...attributes} {...listeners} ref={setActivatorNodeRef} kind="quiet" size="small" shape="square" cursor="grab" style={{ touchAction: 'none' }}
          aria-label={`${t('editor.drag')}: ${name}`} title={t('editor.drag')}
        >
          <GripVertical size={14} aria-hidden />
        </Button>
        <Flex as="span" alignItems="center" gap="1.5" color="fg.muted" fontSize="12px" marginInlineEnd="auto"><KindIcon kind={kind} />{kind ? t(`kinds.${kind}`) : t('editor.unknownKind')}</Flex>
        <AddMenu builder={builder} after={name} onAdd={(added) => onAdd(id, added)} />
        <IconButton {...named('moveUp')} disabled={isFirst} onClick={() => onMove(id, -1)}><ArrowUp size={14} aria-hidden /></IconButton>
        <IconButton {...named('moveDown')} disabled={isLast} onClick={() => onMove(id, 1)}><ArrowDown size={14} aria-hidden /></IconButton>
        <IconButton {...named('clone')} onClick={() => onClone(id)}><Copy size={14} aria-hidden /></IconButton>
        {kind !== 'Divider' && isSupported(field) && <IconButton {...named('edit')} aria-pressed={isSelected} onClick={() => onEdit(id)}><Pencil size={14} aria-hidden /></IconButton>}
        <IconButton {...named('delete')} onClick={() => onDelete(id)}><Trash2 size={14} aria-hidden /></IconButton>
      </Flex>
      {condition && (
        <Flex alignItems="center" gap="1.5" color="fg.muted" fontSize="12px" marginBlockEnd="2">
          <GitBranch size={14} aria-hidden style={{ flexShrink: 0 }} /><Box as="span" minWidth="0" overflowWrap="anywhere">{condition}</Box>
        </Flex>
      )}
      <fieldset className="form-fields" disabled style={{ '--form-columns': 1 } as object}>
        {takesAnswer(field)
          ? <AnswerField field={field} answer={{ value: defaultAnswer(field, opened) }} onChange={() => {}} />
          : <Display field={field} />}
      </fieldset>
      {!isSupported(field) && (
        <Flex alignItems="center" gap="3" flexWrap="wrap" marginBlockStart="3">
          <Text flex="1 1 200px">{t('editor.unsupported')}</Text>
          <Button kind="danger" size="small" onClick={() => onDelete(id)}>{t('editor.delete')}</Button>
        </Flex>
      )}
      {problem && <Box role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="2">{problem}</Box>}
    </>
  )
})
