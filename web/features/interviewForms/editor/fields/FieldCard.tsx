import { Box, Flex, Text } from '@chakra-ui/react'
import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import { ArrowDown, ArrowUp, Copy, GitBranch, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { memo, useLayoutEffect, useRef, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultAnswer } from '../../../../../common/forms/answers.ts'
import { fieldKindOf, isSupported, questionTypeOf, takesAnswer, textOf } from '../../../../../common/forms/fields.ts'
import { Button, IconButton } from '../../../../shared/ui/Button.tsx'
import { AnswerField } from '../../../../shared/forms/AnswerField.tsx'
import { Display } from '../../../../shared/forms/Display.tsx'
import { AddMenu } from '../desk/AddMenu.tsx'
import type { Kind } from '../kinds.ts'
import type { Card } from '../draft/draft.ts'
import { KindIcon } from './KindIcon.tsx'
import type { Reach, Sorted } from '../draft/reach.ts'

/** The date and time that an unanswered form shows. */
const previewTime = new Date()

export interface CardActions {
  /** Adds a field after a card; at the beginning if that is null. */
  onAdd: (after: string | null, kind: Kind) => void
  onMove: (id: string, step: -1 | 1) => void
  onClone: (id: string) => void
  onEdit: (id: string) => void
  onDelete: (id: string) => void
}

/** The id of the instructions for the drag handles. */
export const handleHint = 'form-desk-handles'

interface Props extends CardActions {
  card: Card
  reach: Reach
  /** The kinds that can be added after the card; a stable list. */
  kinds: readonly Kind[]
  isFirst: boolean
  isLast: boolean
  isSelected: boolean
  /** The field's errors as text; '' if there are none. */
  problem: string
  /** The condition under which the field is shown, as text; '' if it is always shown. */
  condition: string
}

/** A field on the desk as it will look, with its actions. It is dragged by its handle. */
export const FieldCard = memo(function FieldCard({
  card: { id, field },
  kinds,
  reach,
  isFirst,
  isLast,
  isSelected,
  problem,
  condition,
  onAdd,
  onMove,
  onClone,
  onEdit,
  onDelete,
}: Props) {
  const card = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const take = useRef<DraggableSyntheticListeners>(undefined)
  useLayoutEffect(() => {
    const [own, grip] = [card.current!, handle.current!]
    // Sets the styles directly, so that cards that make room are not rendered again.
    const onSorted = (sorted: Sorted | null) => {
      take.current = sorted?.listeners
      const { transform, transition, isDragging = false } = sorted ?? {}
      Object.assign(own.style, {
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : '',
        transition: transition ?? '',
      })
      own.toggleAttribute('data-dragging', isDragging)
      if (isDragging) grip.setAttribute('aria-pressed', 'true')
      else grip.removeAttribute('aria-pressed')
    }
    return reach.add(id, { card: own, handle: grip, onSorted })
  }, [id, reach])
  const { t } = useTranslation('interviewForms')
  const kind = questionTypeOf(field) ?? fieldKindOf(field)
  const name = textOf(field, 'title')
  const taken = (event: 'onMouseDown' | 'onTouchStart' | 'onKeyDown') => (given: SyntheticEvent) => {
    take.current?.[event]?.(given)
  }
  const named = (action: 'moveUp' | 'moveDown' | 'clone' | 'edit' | 'delete') => ({
    size: 'small' as const,
    label: `${t(`editor.${action}`)}: ${name}`,
    hint: t(`editor.${action}`),
  })
  return (
    <li
      ref={card}
      className="desk-card"
      data-card
      aria-label={name}
      data-selected={isSelected || undefined}
      data-wrong={problem !== '' || undefined}
    >
      <Flex alignItems="center" gap="1" flexWrap="wrap" marginBlockEnd="2">
        <Button
          ref={handle}
          kind="quiet"
          size="small"
          shape="square"
          cursor="grab"
          style={{ touchAction: 'none' }}
          aria-label={`${t('editor.drag')}: ${name}`}
          aria-roledescription={t('editor.drag')}
          aria-describedby={handleHint}
          title={t('editor.drag')}
          onFocus={() => reach.touch(id)}
          onMouseDown={taken('onMouseDown')}
          onTouchStart={taken('onTouchStart')}
          onKeyDown={taken('onKeyDown')}
        >
          <GripVertical size={14} aria-hidden />
        </Button>
        <Flex as="span" alignItems="center" gap="1.5" color="fg.muted" fontSize="12px" marginInlineEnd="auto">
          <KindIcon kind={kind} />
          {kind ? t(`kinds.${kind}`) : t('editor.unknownKind')}
        </Flex>
        <AddMenu kinds={kinds} after={name} onAdd={(added) => onAdd(id, added)} />
        <IconButton {...named('moveUp')} disabled={isFirst} onClick={() => onMove(id, -1)}>
          <ArrowUp size={14} aria-hidden />
        </IconButton>
        <IconButton {...named('moveDown')} disabled={isLast} onClick={() => onMove(id, 1)}>
          <ArrowDown size={14} aria-hidden />
        </IconButton>
        <IconButton {...named('clone')} onClick={() => onClone(id)}>
          <Copy size={14} aria-hidden />
        </IconButton>
        {kind !== 'Divider' && isSupported(field) && (
          <IconButton {...named('edit')} aria-pressed={isSelected} onClick={() => onEdit(id)}>
            <Pencil size={14} aria-hidden />
          </IconButton>
        )}
        <IconButton {...named('delete')} onClick={() => onDelete(id)}>
          <Trash2 size={14} aria-hidden />
        </IconButton>
      </Flex>
      {condition && (
        <Flex alignItems="center" gap="1.5" color="fg.muted" fontSize="12px" marginBlockEnd="2">
          <GitBranch size={14} aria-hidden style={{ flexShrink: 0 }} />
          <Box as="span" minWidth="0" overflowWrap="anywhere">
            {condition}
          </Box>
        </Flex>
      )}
      <fieldset className="form-fields" disabled style={{ '--form-columns': 1 } as object}>
        {takesAnswer(field) ? (
          <AnswerField field={field} answer={{ value: defaultAnswer(field, previewTime) }} onChange={() => {}} />
        ) : (
          <Display field={field} />
        )}
      </fieldset>
      {!isSupported(field) && (
        <Flex alignItems="center" gap="3" flexWrap="wrap" marginBlockStart="3">
          <Text flex="1 1 200px">{t('editor.unsupported')}</Text>
          <Button kind="danger" size="small" onClick={() => onDelete(id)}>
            {t('editor.delete')}
          </Button>
        </Flex>
      )}
      {problem && (
        <Box role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="2">
          {problem}
        </Box>
      )}
    </li>
  )
})
